//! Games in a row: every answer is compared with the bare rules.

use mexplorer::impartial::{Impartial, solve};
use mexplorer::nim_product::nim_product;
use mexplorer::play::PlayText;
use mexplorer::rows::coins::{Coins, MAX_COINS, MAX_SEARCHED};
use mexplorer::rows::parity_piles::ParityPiles;
use mexplorer::rows::splitting::{Splitting, nimbers_by_distance};
use mexplorer::rows::staircase::Staircase;
use mexplorer::rows::turning::{Cell, Code, Product, Turning};
use mexplorer::rows::{Error, MAX_LISTED_MOVES, MAX_LONG, Numbers, RowGame, move_of_heap, total};
use mexplorer::{BigUint, Outcome};

/// All lists of `length` numbers below a limit.
fn lists(length: u32, limit: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..limit.pow(length))
        .map(move |code| (0..length).map(|n| code / limit.pow(n) % limit).collect())
}

fn text(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

/// The cells with a one, numbered from 1.
fn ones(board: u32) -> Vec<u32> {
    (1..=32).filter(|bit| board >> (bit - 1) & 1 == 1).collect()
}

/// Compares the winner, the nimber and all winning moves of the start with a search; and checks
/// that the names of moves and positions can be read back.
fn check<G: RowGame>(game: &G)
where
    G::Move: PartialEq + std::fmt::Debug,
    G::Position: std::fmt::Debug,
{
    let start = game.start();
    let solved = solve(game, start, 3_000_000).unwrap();
    let truth = &solved[start];
    assert_eq!(game.winner(start), truth.normal, "{start:?}");
    if let Some(nimber) = game.nimber(start) {
        assert_eq!(nimber, truth.nimber.into(), "{start:?}");
    }
    let all = game.moves(start);
    let counted = game.move_count(start);
    assert!(
        counted == all.len() as u64 || (MAX_LISTED_MOVES + 1..=all.len() as u64).contains(&counted)
    );
    let winning = all
        .iter()
        .filter(|(_, left)| solved[left].normal == Outcome::P);
    let winning: Vec<_> = winning.map(|(choice, _)| choice.clone()).collect();
    let found = game.winning_moves(start);
    assert_eq!(found.moves, winning, "{start:?}");
    assert_eq!(found.total, None);
    assert_eq!(game.is_over(start), all.is_empty());
    assert_eq!(game.read(&game.write(start)).unwrap(), *start);
    for (choice, left) in &all {
        assert_eq!(Numbers::read(&choice.write()).as_ref(), Some(choice));
        assert_eq!(game.after(start, choice).as_ref(), Some(left));
        assert_eq!(game.read(&game.write(left)).unwrap(), *left);
    }
    for random in [[0.0; 3], [0.5; 3], [0.99; 3]] {
        let careless = game.careless(start, random);
        assert_eq!(careless.is_none(), all.is_empty());
        for (choice, left) in careless.into_iter().chain(game.patient(start)) {
            assert!(all.iter().any(|(one, to)| *one == choice && *to == left));
        }
    }
}

/// Every place is a heap: it can be changed to any smaller size, and the total changes accordingly.
fn check_heaps<G: RowGame>(game: &G) {
    let start = game.start();
    let places = game.places(start);
    let Some(nimber) = game.nimber(start) else {
        return;
    };
    for place in &places {
        let heap = place.heap.clone().unwrap_or_default();
        let reduced = |left: &BigUint| move_of_heap(game, start, place.number, left);
        assert!(reduced(&heap).is_none());
        let mut left = BigUint::ZERO;
        while left < heap {
            let Some((_, to)) = reduced(&left) else {
                panic!("{} {place:?} {left}", game.write(start))
            };
            assert_eq!(total(&game.places(&to)), &nimber ^ &heap ^ &left);
            left += 1u32;
        }
    }
}

#[test]
fn stairs_are_heaps_where_they_are_odd() {
    for stairs in lists(5, 4) {
        let game = Staircase::parse(&text(&stairs)).unwrap();
        check(&game);
        check_heaps(&game);
    }
    for stairs in ["", "7", "0,0", "3,0,0"] {
        let game = Staircase::parse(stairs).unwrap();
        check(&game);
        assert!(game.is_over(game.start()));
    }
    // Even stairs have winning moves, too: a move of 2 stones from stair 2 leaves two heaps of 3.
    let game = Staircase::parse("0,1,2,3").unwrap();
    let names: Vec<String> = (game.winning_moves(game.start()).moves.iter())
        .map(Numbers::write)
        .collect();
    assert_eq!(names, ["2,2", "3,2"]);
}

#[test]
fn stairs_of_many_digits() {
    let large = "9".repeat(1_000);
    let game = Staircase::parse(&format!("0,{large},{large},0,{large},{large}")).unwrap();
    let won = game.winning_moves(game.start()).moves;
    assert!(won.is_empty() && game.winner(game.start()) == Outcome::P);
    let game = Staircase::parse(&format!("5,{large},7")).unwrap();
    let won = game.winning_moves(game.start()).moves;
    assert_eq!(won.len(), 1);
    assert_eq!(won[0].amount, large.parse::<BigUint>().unwrap());
    let left = game.after(game.start(), &won[0]).unwrap();
    assert_eq!(game.winner(&left), Outcome::P);
    assert_eq!(game.listed(game.start()), None);
    assert_eq!(game.takes(game.start())[1], ["2", "1", "7"]);
}

#[test]
fn parity_piles_are_tokens() {
    for piles in lists(4, 4) {
        let game = ParityPiles::parse(&text(&piles)).unwrap();
        check(&game);
        check_heaps(&game);
    }
    for piles in lists(6, 2) {
        check(&ParityPiles::parse(&text(&piles)).unwrap());
    }
    // The size of pile 0 does not matter, except that an empty pile has no stone to give.
    let moves = |piles: &str| {
        let game = ParityPiles::parse(piles).unwrap();
        let names = game.winning_moves(game.start()).moves.into_iter();
        names.map(|choice| choice.write()).collect::<Vec<_>>()
    };
    assert_eq!(moves("2012,1"), ["0,1,-1", "0,1,1"]);
    assert_eq!(moves("0,1"), ["0,1,-1"]);
}

#[test]
fn beans_have_the_nimber_of_their_distance() {
    assert_eq!(
        nimbers_by_distance(12),
        [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21]
    );
    for beans in lists(5, 3) {
        let game = Splitting::parse(&text(&beans)).unwrap();
        check(&game);
        check_heaps(&game);
    }
    // The original task has up to 21 bottles.
    let game = Splitting::parse("1,0,1,5000").unwrap();
    let first = game.winning_moves(game.start()).moves[0];
    assert_eq!(first.write(), "0,2,3");
    assert_eq!(game.winning_moves(game.start()).moves.len(), 1);
    assert_eq!(nimbers_by_distance(100).len(), 100);
}

fn coins(cells: u32, board: u32, reading: &str) -> Coins {
    Coins::parse(
        "",
        Some(&cells.to_string()),
        Some(&text(&ones(board))),
        reading,
    )
    .unwrap()
}

/// All boards of `cells` cells by the bare rules, with cell 1 as bit 0: the nimber, and the cells
/// of the coins with a winning move.
fn naive_coins(cells: u32, reading: &str) -> Vec<(u32, Vec<u64>)> {
    let mut found: Vec<Option<(u32, Vec<u64>)>> = vec![None; 1 << cells];
    // Coins move to the right, to higher bits, or off the board.
    let mut boards: Vec<u32> = (0..1 << cells).collect();
    boards.sort_by_key(|board: &u32| (board.count_ones(), std::cmp::Reverse(*board)));
    for board in boards {
        let has = |cell: u32| board >> (cell - 1) & 1 == 1;
        let (mut nimbers, mut winning) = (Vec::new(), Vec::new());
        let is_over = reading == "goal" && cells > 0 && has(cells);
        for coin in (1..=cells).filter(|&cell| has(cell) && !is_over) {
            let without = board ^ 1 << (coin - 1);
            let left = match (coin + 1..=cells).find(|&cell| !has(cell)) {
                Some(free) => without | 1 << (free - 1),
                None if reading == "thrown" => without,
                None => continue,
            };
            let (nimber, _) = found[left as usize]
                .as_ref()
                .expect("coins move to the right");
            nimbers.push(*nimber);
            if *nimber == 0 {
                winning.push(coin.into());
            }
        }
        let mex = (0..=cells)
            .find(|nimber| !nimbers.contains(nimber))
            .unwrap();
        found[board as usize] = Some((mex, winning));
    }
    found.into_iter().map(Option::unwrap).collect()
}

#[test]
fn coins_by_three_readings() {
    for reading in ["blocked", "goal", "thrown"] {
        for cells in 0..=12 {
            for (board, (nimber, winning)) in (0..).zip(naive_coins(cells, reading)) {
                let row = coins(cells, board, reading);
                let lost = nimber == 0;
                assert_eq!(
                    row.winner(row.start()) == Outcome::P,
                    lost,
                    "{reading} {board:b}"
                );
                assert_eq!(
                    row.winning_moves(row.start()).moves,
                    winning,
                    "{reading} {board:b}"
                );
                if let Some(found) = row.nimber(row.start()) {
                    assert_eq!(found, nimber.into(), "{reading} {board:b}");
                }
                if cells <= 6 {
                    check(&row);
                    if reading == "blocked" {
                        check_heaps(&row);
                    }
                }
            }
        }
    }
}

#[test]
fn thrown_coins_are_no_staircase() {
    // The number of lost boards with 1, 2, … cells.
    let known = [1, 2, 3, 6, 10, 20, 36, 70, 131, 256, 488, 949, 1823, 3557];
    for (cells, lost) in (1..).zip(known) {
        let all = naive_coins(cells, "thrown").into_iter();
        assert_eq!(
            all.filter(|(nimber, _)| *nimber == 0).count(),
            lost,
            "{cells} cells"
        );
    }
    // The smallest boards for which the staircase gives the wrong winner.
    let wrong = |cells: u32| -> Vec<u32> {
        let boards = 0..1_u32 << cells;
        boards
            .filter(|&board| {
                let row = coins(cells, board, "thrown");
                row.claimed(row.start()) != Some(row.winner(row.start()))
            })
            .collect()
    };
    assert_eq!(wrong(2), []);
    let named = |text: &str| {
        let row = Coins::parse(text, None, None, "thrown").unwrap();
        row.start()
            .iter()
            .fold(0, |board, coin| board | 1 << (coin - 1))
    };
    let mut expected = [named("110"), named("101")];
    expected.sort_unstable();
    assert_eq!(wrong(3), expected);
    assert_eq!(wrong(12).len(), 1283);
    // One coin is lost on an even stair, two coins are lost with one stair odd and one even.
    for cells in 1..=10 {
        for board in (0..1_u32 << cells).filter(|board| (1..=2).contains(&board.count_ones())) {
            let row = coins(cells, board, "thrown");
            let stairs = row.stairs(row.start()).into_iter().flatten();
            let odd = stairs.filter(|stair| stair % 2 == 1).count();
            let is_lost = if board.is_power_of_two() {
                odd == 0
            } else {
                odd == 1
            };
            assert_eq!(
                row.winner(row.start()) == Outcome::P,
                is_lost,
                "{board:b} of {cells}"
            );
        }
    }
}

#[test]
fn coins_of_a_long_row() {
    let far = Coins::parse("", Some("1000000"), Some("3,7,9"), "blocked").unwrap();
    let places = far.places(far.start());
    let numbers: Vec<String> = (places.iter())
        .map(|place| place.number.to_string())
        .collect();
    assert_eq!(numbers, ["999991", "999992", "999995"]);
    assert_eq!(total(&places), BigUint::ZERO);
    let names: Vec<u64> = far.winning_moves(far.start()).moves;
    assert_eq!(names, []);
    let goal = Coins::parse("01101", None, None, "goal").unwrap();
    assert!(goal.is_over(goal.start()) && goal.winner(goal.start()) == Outcome::P);
    let run = Coins::parse("0110110", None, None, "goal").unwrap();
    assert_eq!(run.winning_moves(run.start()).moves, [5, 6]);
    let full = Coins::parse(&"1".repeat(20), None, None, "thrown").unwrap();
    assert_eq!(full.cells(), MAX_SEARCHED);
    assert!(full.nimber(full.start()).is_some());
}

/// Codes with a formula, and codes without one, whose values come from a table.
#[test]
fn turning_coins_agrees_with_a_search() {
    let codes = [
        "1", "2", "3", "1-2", "1-3", "2-3", "1+C", "1-2C", "2-3C", "2+C", "3E", "1+E", "2-4E", "4E",
    ];
    // With many coins anywhere there are too many moves for 12 coins.
    let of_many = ["4", "1-4", "3-5", "1-7"];
    for (code, last) in
        (codes.map(|code| (code, 12)).into_iter()).chain(of_many.map(|code| (code, 9)))
    {
        for board in 0..1_u32 << 6 {
            let game = Turning::parse(code, &text(&ones(board))).unwrap();
            check(&game);
            check_heaps(&game);
        }
        for coin in 7..=last {
            check(&Turning::parse(code, &coin.to_string()).unwrap());
        }
    }
}

/// All positions of a few columns and rows, and single heads further away.
#[test]
fn coins_of_a_grid_agree_with_a_search() {
    let codes = [
        "1x1", "2x2", "1-2x1-2", "1x1-2", "1-2x2", "1-3x1-2", "1+Cx1-2", "1-2x1+C", "1+Cx1+C",
        "3Ex2", "2-3x1",
    ];
    for code in codes {
        let cells = |board: u32| -> String {
            let cell = |one: &u32| format!("{}.{}", (one - 1) % 3 + 1, (one - 1) / 3 + 1);
            let cells: Vec<String> = ones(board).iter().map(cell).collect();
            cells.join(",")
        };
        for board in 0..1_u32 << 9 {
            let game = Product::parse(code, &cells(board)).unwrap();
            check(&game);
        }
        for head in ["4.2", "2.5", "4.3", "1.12", "12.1"] {
            let game = Product::parse(code, head).unwrap();
            check(&game);
            check_heaps(&game);
        }
    }
    check_heaps(&Product::parse("1-2x1-2", "2.3,3.2,3.3").unwrap());
}

/// The table by the definition, against nim products of the values of columns and rows.
#[test]
fn tables_of_products() {
    for (code, last) in [
        ("1-2x1-2", "15.15"),
        ("2x2", "15.15"),
        ("1-3x1-3", "15.15"),
        ("1+Cx1-2", "15.15"),
        ("3Ex1+C", "15.15"),
        ("1-7x1-2", "8.15"),
        ("2-4x3", "9.9"),
    ] {
        let game = Product::parse(code, last).unwrap();
        let table = game.table().unwrap();
        let Cell {
            column: across,
            row: down,
        } = game.last();
        assert_eq!(table.values.len() as u64, across * down);
        for (at, (value, options)) in (0..).zip(table.values.iter().zip(&table.options)) {
            let cell = Cell {
                column: at % across + 1,
                row: at / across + 1,
            };
            assert_eq!(*value, game.value(cell), "{code} {cell}");
            assert!(!options.contains(value) && (0..*value).all(|less| options.contains(&less)));
        }
    }
    // Turning corners: numbers are from 1, values from 0.
    let corners = Product::parse("2x2", "4.6").unwrap();
    assert_eq!(corners.value(corners.last()), nim_product(3, 5));
    assert_eq!(Product::parse("1-2x1-2", "16.1").unwrap().table(), None);
    assert_eq!(Product::parse("1-7x1-7", "14.14").unwrap().table(), None);
}

#[test]
fn coins_far_on_a_grid() {
    let sides = |code: &str| Product::parse(code, "").unwrap().sides();
    assert_eq!(sides("1-2x2"), [4_096, 4_096]);
    assert_eq!(sides("1+Cx1-7"), [64, 14]);
    assert_eq!(sides("1-3x1"), [91, 4_096]);
    // The winning moves of larger grids, compared with all moves.
    for (code, heads) in [
        ("1-2x1-2", "200.13,77.150"),
        ("1-3x1-2", "30.17,9.40"),
        ("1+Cx1+C", "64.48,40.7"),
        ("3Ex2-3", "40.20,33.33"),
    ] {
        let game = Product::parse(code, heads).unwrap();
        let found = game.winning_moves(game.start());
        let all = game.moves(game.start()).into_iter();
        let winning: Vec<Vec<Cell>> = all
            .filter(|(_, left)| game.winner(left) == Outcome::P)
            .map(|(choice, _)| choice)
            .collect();
        assert_eq!(found.moves, winning[..found.moves.len()], "{code}");
        assert_eq!(
            found.total.unwrap_or(found.moves.len() as u64),
            winning.len() as u64
        );
    }
    let error = |code: &str, heads: &str| Product::parse(code, heads).unwrap_err().to_string();
    assert!(error("1-2x1-2", "3.5,4").contains("Head 2 must be a column from 1 to 4096"));
    assert!(error("1-2x1-2", "0.5").contains("“0.5”"));
    assert!(error("1-3x1", "92.1").contains("a column from 1 to 91"));
    assert!(error("1-2x1-2", "3.5,3.5").contains("3.5 appears twice"));
    assert!(error("1-2x", "3.5").contains("A code says"));
    assert!(error("1-2x1x1", "3.5").contains("A code says"));
    let game = Product::parse("1-2x1-2", "3.5").unwrap();
    for wrong in [
        "",
        "3.5,3.1,1.5",
        "3.5,1.5,3.1,1.1",
        "3.4",
        "3.5,3.0",
        "3.5,4.5",
    ] {
        let cells: Vec<Cell> = Numbers::read(wrong).unwrap();
        assert_eq!(game.after(game.start(), &cells), None, "{wrong}");
    }
    assert_eq!(<Vec<Cell> as Numbers>::read("3.5,x"), None);
}

#[test]
fn turns_of_single_coins() {
    let values = |code: &str, count: u64| -> Vec<u64> {
        let game = Turning::parse(code, &count.to_string()).unwrap();
        (1..=count).map(|coin| game.value(coin)).collect()
    };
    assert_eq!(values("1-2", 6), [1, 2, 3, 4, 5, 6]);
    assert_eq!(values("1-3", 8), [1, 2, 4, 7, 8, 11, 13, 14]);
    assert_eq!(values("1+C", 8), [1, 2, 1, 4, 1, 2, 1, 8]);
    assert_eq!(values("2", 5), [0, 1, 2, 3, 4]);
    assert_eq!(values("3", 6), [0, 0, 1, 2, 4, 7]);
    assert_eq!(values("3E", 9), [0, 0, 1, 0, 0, 1, 2, 2, 1]);
    // As in Mock Turtles, the values have an odd number of ones: one more coin only appends a bit
    // that makes it odd.
    for (less, more, last) in [("1-2", "1-3", 200), ("1-4", "1-5", 200), ("1-6", "1-7", 64)] {
        let one_earlier = [vec![0], values(less, last - 1)].concat();
        let odd = |value: u64| 2 * value + u64::from(value.count_ones().is_multiple_of(2));
        let odd: Vec<u64> = one_earlier.into_iter().map(odd).collect();
        assert_eq!(values(more, last), odd, "{more}");
    }
    // Mogul: the lost rows of 24 coins are the extended Golay code.
    let mogul = values("1-7", 24);
    let (mut heads, mut total, mut lost) = (0_u32, 0, [0; 25]);
    for row in 1..=1_u32 << 24 {
        lost[heads.count_ones() as usize] += u32::from(total == 0);
        let coin = row.trailing_zeros() % 24;
        heads ^= 1 << coin;
        total ^= mogul[coin as usize];
    }
    let words: Vec<(usize, u32)> = (lost.into_iter().enumerate())
        .filter(|(_, count)| *count > 0)
        .collect();
    assert_eq!(words, [(0, 1), (8, 759), (12, 2576), (16, 759), (24, 1)]);
    // A far coin: the winning moves by formula are right, and all are counted.
    let far = Turning::parse("1-3", "1,2,1000000000").unwrap();
    let found = far.winning_moves(far.start());
    for choice in found.moves.iter().step_by(97) {
        let left = far.after(far.start(), choice).unwrap();
        assert_eq!(far.winner(&left), Outcome::P);
    }
    assert_eq!(found.moves.len(), 10_000);
    assert_eq!(found.total, Some(499_999_999));
    let ruler = Turning::parse("1+C", "536870912,1000000000").unwrap();
    assert_eq!(ruler.winner(ruler.start()), Outcome::N);
    let found = ruler.winning_moves(ruler.start());
    assert_eq!(found.total, Some(found.moves.len() as u64 + 1));
    // The winning moves of larger rows, compared with all moves.
    for (code, heads) in [
        ("1-3", "200,377"),
        ("3", "200,377"),
        ("2-3", "120,151"),
        ("1-4", "23,41"),
        ("2-5", "17,24"),
        ("6", "12,19"),
    ] {
        let game = Turning::parse(code, heads).unwrap();
        let found = game.winning_moves(game.start());
        let all = game.moves(game.start()).into_iter();
        let winning: Vec<Vec<u64>> = all
            .filter(|(_, left)| game.winner(left) == Outcome::P)
            .map(|(choice, _)| choice)
            .collect();
        assert_eq!(found.moves, winning, "{code}");
    }
    // The last coins of the tables.
    for (code, last) in [
        ("3E", 10_000),
        ("2+E", 10_000),
        ("2-3", 10_000),
        ("2-4", 500),
        ("5", 200),
        ("1-6", 100),
        ("7", 64),
    ] {
        let game = Turning::parse(code, &last.to_string()).unwrap();
        assert_eq!(game.winning_moves(game.start()).total, None, "{code}");
        let beyond = Turning::parse(code, &(last + 1).to_string());
        assert!(matches!(beyond, Err(Error::TurnTable { limit, .. }) if limit == last));
    }
}

#[test]
fn codes_of_turns() {
    let code = Code::parse("2-4E").unwrap();
    assert!(code.allows(&[9, 5, 1]) && !code.allows(&[9]) && !code.allows(&[9, 5, 2]));
    assert!(!code.allows(&[9, 8, 7, 6, 5]));
    assert!(!Code::parse("1-2").unwrap().allows(&[5, 5]));
    for wrong in [
        "", "0", "3-2", "C", "x", "1-", "+", "1-2-3", "-1", "2X", "1,2",
    ] {
        assert!(
            matches!(Code::parse(wrong), Err(Error::TurnCode { .. })),
            "{wrong}"
        );
    }
    for many in ["8", "1+"] {
        let refused = Code::parse(many).unwrap_err().to_string();
        assert!(refused.contains("more than 7 coins"));
    }
}

#[test]
fn errors_name_the_wrong_value() {
    let error = |result: Result<(), Error>| result.unwrap_err().to_string();
    let stairs = |text: &str| error(Staircase::parse(text).map(|_| ()));
    assert!(stairs("0,-1").contains("Number 1 of the stairs must be"));
    assert!(stairs("0,1.5").contains("“1.5”"));
    assert!(stairs(&"1,".repeat(MAX_LONG)).contains("100001 stairs"));
    assert!(stairs(&"9".repeat(1001)).contains("1000 digits"));
    let turning = |code: &str, heads: &str| error(Turning::parse(code, heads).map(|_| ()));
    assert!(turning("1-2", "0").contains("Number 1 of the heads must be"));
    assert!(turning("1-2", "3,1000000001").contains("from 1 to 1000000000"));
    assert!(turning("1-2", "3,3").contains("3 appears twice"));
    assert!(turning("3E", "10001").contains("Its table ends at coin 10000"));
    let coins = |board: &str, cells, coins, reading| {
        error(Coins::parse(board, cells, coins, reading).map(|_| ()))
    };
    assert!(coins("01x", None, None, "blocked").contains("got “x”"));
    assert!(coins("", Some("-1"), None, "blocked").contains("“-1”"));
    assert!(coins("", Some("5"), Some("6"), "blocked").contains("from 1 to 5"));
    assert!(coins("", Some("21"), None, "thrown").contains("are 21"));
    assert!(coins("1", None, None, "other").contains("“other”"));
    assert!(coins(&"1".repeat(MAX_COINS + 1), None, None, "blocked").contains("1000001 coins"));
    let game = Turning::parse("1+C", "20000").unwrap();
    assert!(
        game.read("20000")
            .unwrap_err()
            .to_string()
            .contains("to coin 10000")
    );
    let game = Staircase::parse("0,1").unwrap();
    assert!(
        game.read("0,1,2")
            .unwrap_err()
            .to_string()
            .contains("“0,1,2”")
    );
    assert_eq!(game.named(game.start(), "1,2"), None);
    assert_eq!(game.named(game.start(), "0,1"), None);
    assert_eq!(game.named(game.start(), "<b>"), None);
}
