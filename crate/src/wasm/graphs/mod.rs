//! Games on graphs, for JavaScript.

mod graph;
mod matching;
mod multi;
