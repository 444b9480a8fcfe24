//! Why XOR? Facts about heaps side by side, the table of the third heap, and its formula.

pub mod facts;
pub mod formula;
pub mod pairs;
pub mod table;
