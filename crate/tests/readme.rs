//! The README lists the features of the crate.

/// The families of games, from Cargo.toml.
fn families() -> Vec<&'static str> {
    let manifest = include_str!("../Cargo.toml");
    let line = manifest.lines().find(|line| line.starts_with("all = "));
    // The names are the second, fourth, … parts between quotes.
    line.unwrap().split('"').skip(1).step_by(2).collect()
}

#[test]
fn the_table_lists_exactly_the_families() {
    let readme = include_str!("../README.md");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `"));
    let named: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    assert_eq!(named, families());
    assert_eq!(named.len(), 10);
    for other in ["serde", "wasm", "bench"] {
        let is_there = include_str!("../Cargo.toml").contains(&format!("\n{other} = ["));
        assert!(
            is_there && readme.contains(&format!("`{other}`")),
            "{other}"
        );
    }
}
