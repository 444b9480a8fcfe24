//! Families of boards: the growth of the pairs of cells with the side, compared with the definition
//! and with known values.

use mexplorer::race::{
    Board, Error, Family, GROWTH_SIDES, Layers, MIN_SIDE, best_tree_level, double_tree, growth,
    highest_tree_level, sample,
};

#[test]
fn growth_counts_the_pairs_of_every_side() {
    // By the definition: pairs of cells on shortest paths.
    let naive = |board: &Board| {
        let layers = Layers::of(board);
        let d = layers.d().unwrap();
        let on = |k: u32| layers.cells_of_layer(k).len() as u64;
        (0..=d / 2).map(|i| on(i) * on(d - i)).sum::<u64>()
    };
    let families = [
        ("open", vec![]),
        ("serpentine", vec![]),
        ("double-tree", vec![]),
        ("double-tree", vec![0]),
        ("rings", vec![7]),
        ("maze", vec![12, 3]),
        ("random", vec![20, 1]),
    ];
    for (name, numbers) in families {
        let family = Family::parse(name, &numbers).unwrap();
        let sides = [2, 3, 9, 10, 33];
        let states = growth(family, &sides).unwrap();
        for (side, states) in sides.into_iter().zip(states) {
            assert_eq!(states, naive(&family.board(side).unwrap()), "{name} {side}");
        }
    }
    assert_eq!(growth(Family::Open, &[]).unwrap(), []);
    // The sample of a link is the board of its family with that side.
    for (link, name, numbers) in [
        ("open-20", "open", vec![]),
        ("double-tree-20-1", "double-tree", vec![1]),
        ("rings-20-7", "rings", vec![7]),
        ("maze-20-12-3", "maze", vec![12, 3]),
        ("random-20-30-4", "random", vec![30, 4]),
    ] {
        let family = Family::parse(name, &numbers).unwrap();
        assert_eq!(family.board(20).unwrap(), sample(link).unwrap());
    }
    for (name, numbers) in [
        ("wrap", vec![]),
        ("official", vec![1]),
        ("open", vec![1]),
        ("rings", vec![]),
        ("maze", vec![101, 1]),
        ("random", vec![101, 1]),
        ("", vec![]),
    ] {
        let error = Family::parse(name, &numbers).unwrap_err();
        assert!(matches!(error, Error::Sample { .. }), "{name}");
    }
    let tall = Family::DoubleTree { level: Some(4) };
    let refused = Error::TreeLevel {
        value: 4,
        side: 10,
        limit: 1,
    };
    assert_eq!(growth(tall, &[60, 10]).unwrap_err(), refused);
}

#[test]
fn open_boards_grow_like_n_cubed_and_double_trees_like_n_to_the_fourth() {
    let open = growth(Family::Open, &GROWTH_SIDES).unwrap();
    for (side, states) in GROWTH_SIDES.map(u64::from).into_iter().zip(open) {
        assert_eq!(states, side * (side + 1) * (2 * side + 1) / 6);
    }
    let trees = growth(Family::DoubleTree { level: None }, &GROWTH_SIDES).unwrap();
    // The number of states in thousandths of n³, and in millionths of n⁴.
    let mut last = 0;
    for (side, states) in GROWTH_SIDES.map(u64::from).into_iter().zip(trees) {
        let by_cube = states * 1_000 / side.pow(3);
        if side >= 60 {
            assert!(by_cube > last, "{side}");
            last = by_cube;
        }
        if side >= 120 {
            let by_fourth = states * 1_000_000 / side.pow(4);
            assert!((3_100..=4_200).contains(&by_fourth), "{side}: {by_fourth}");
        }
        match side {
            200 => assert_eq!(by_cube, 762),
            300 => assert_eq!(states, 28_438_194),
            600 => assert_eq!((states, by_cube), (455_000_018, 2_106)),
            1_000 => assert_eq!(by_cube, 3_162),
            _ => {}
        }
    }
}

#[test]
fn all_levels_up_to_the_highest_fit() {
    for side in (MIN_SIDE..130).chain([300, 1_000]) {
        let highest = highest_tree_level(side);
        assert!(
            (0..=highest).all(|level| double_tree(side, level).is_ok()),
            "{side}"
        );
        assert!(double_tree(side, highest + 1).is_err() && best_tree_level(side) <= highest);
    }
}
