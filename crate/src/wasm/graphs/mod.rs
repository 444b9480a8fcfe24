//! Games on graphs, for JavaScript.

mod graph;
mod multi;
