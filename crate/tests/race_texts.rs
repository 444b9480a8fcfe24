//! The race's boards as texts: links and the official format, read and written.

#[path = "naive/race_boards.rs"]
mod seeded;

use mexplorer::race::{
    Board, Error, MAX_BOARDS, MAX_SIDE, MAX_WRITTEN_CELLS, Place, Player, Verdict, official_sample,
    open_board, random, two_arcs, wrap,
};

use seeded::{Seeded, boards};

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn at(board: u32, line: u32, column: u32) -> Place {
    Place {
        board,
        line,
        column,
    }
}

#[test]
fn errors_of_a_link_name_the_place() {
    let side = |place, side, value| Error::BoardSide {
        place,
        side,
        value,
        least: 2,
        limit: 2000,
    };
    let cell = |place, value| Error::BoardCell {
        place,
        value,
        cells: ". # x A B",
    };
    let row = |place, value, limit| Error::BoardRow {
        place,
        value,
        limit,
    };
    let missing = |value| Error::StartMissing {
        place: at(1, 1, 1),
        value,
    };
    let twice = Error::StartTwice {
        place: at(1, 2, 2),
        value: 'A',
        first_line: 1,
        first_column: 1,
    };
    let long = ".".repeat(2001);
    let high = vec![".."; 2001].join("/");
    for (text, error) in [
        ("", Error::BoardEmpty { place: at(1, 1, 1) }),
        ("/", side(at(1, 1, 1), "columns", 0)),
        ("A/B", side(at(1, 1, 2), "columns", 1)),
        ("A.B", side(at(1, 2, 1), "rows", 1)),
        (&long, side(at(1, 1, 2001), "columns", 2001)),
        (&high, side(at(1, 2000, 1), "rows", 2001)),
        ("A./.", row(at(1, 2, 2), 1, 2)),
        ("A./..B", row(at(1, 2, 3), 3, 2)),
        ("A./.B/", row(at(1, 3, 1), 0, 2)),
        ("A./.b", cell(at(1, 2, 2), 'b')),
        ("A./é.", cell(at(1, 2, 1), 'é')),
        ("A.\n.B/..\n..", cell(at(1, 1, 3), '\n')),
        ("A./.A", twice),
        ("../..", missing('A')),
        ("A./..", missing('B')),
        ("B./..", missing('A')),
    ] {
        assert_eq!(Board::parse(text).unwrap_err(), error, "{text:.30}");
    }
}

#[test]
fn the_least_and_the_largest_board_are_read() {
    assert_eq!(board("AB/xx").cell_count(), 4);
    let mut rows = vec![".".repeat(2000); 2000];
    rows[0].replace_range(0..1, "A");
    rows[1999].replace_range(1999.., "B");
    let text = rows.join("/");
    let board = board(&text);
    assert_eq!((board.rows(), board.columns()), (MAX_SIDE, MAX_SIDE));
    assert_eq!(board.start(Player::B), 3_999_999);
    assert!(board == open_board(2000, 2000));
    assert_eq!(board.to_link(), "2000x2000.0.3999999.~goi6D");
    assert!(Board::parse(&board.to_link()).unwrap() == board);
}

#[test]
fn a_large_board_has_a_compact_link() {
    assert_eq!(board("2x3.0.5.7").to_link(), "A../x.B");
    assert_eq!(board("2x3.0.5.~DBC").to_link(), "A../x.B");
    assert_eq!(board("2x3.2.5.~ACE").to_link(), "xxA/..B");
    let bits = random(2000, 2000, 30, 1).to_link();
    assert_eq!(bits.rsplit('.').next().unwrap().len(), 666_667);
    assert_eq!(board("2x3.0.1.A").to_link(), "ABx/xxx", "starts are white");
    for (rows, columns) in [(50, 50), (50, 51), (3, 834), (61, 42)] {
        for walls in [0, 1, 30, 100] {
            let board = random(rows, columns, walls, 5);
            let text = board.to_link();
            assert_eq!(text.contains('/'), rows * columns <= MAX_WRITTEN_CELLS);
            assert_eq!(Board::parse(&text).unwrap(), board);
        }
    }
    for text in [
        "2x3.0.5.~",
        "2x3.0.5.~H",
        "2x3.0.5.~F",
        "2x3.0.5.~FA",
        "2x3.0.5.~GAg",
        "2x3.0.5.~gggggggA",
        "0",
        "2x",
        "2x3",
        "2x3.0",
        "2x3.0.5",
        "2x3.0.5.",
        "2x3.0.5.AA",
        "2x3.0.5.+",
        "2x3.0.5.é",
        "2x3.0.0.A",
        "2x3.0.6.A",
        "2x3.-1.5.A",
        "1x6.0.5.A",
        "2x2001.0.5.A",
        "99999999999x3.0.1.A",
    ] {
        let error = Board::parse(text).unwrap_err();
        assert!(matches!(error, Error::BoardCompact { .. }), "{text}");
    }
    let long = format!("2x3.0.5.{}", "A".repeat(1000));
    let error = Board::parse(&long).unwrap_err();
    assert!(matches!(error, Error::BoardCompact { value, .. } if value == long));
}

#[test]
fn errors_of_an_official_text_name_the_place() {
    let count = |value: &str| Error::BoardCount {
        place: at(1, 1, 1),
        value: value.into(),
        limit: MAX_BOARDS,
    };
    let size = |place, value: &str| Error::BoardSize {
        place,
        value: value.into(),
        least: 2,
        limit: 2000,
    };
    let many = |place, value: &str, limit| Error::BoardsMany {
        place,
        value: value.into(),
        limit,
    };
    let cell = |place, value| Error::BoardCell {
        place,
        value,
        cells: ". # A B",
    };
    let row = |place, value, limit| Error::BoardRow {
        place,
        value,
        limit,
    };
    let rows = |place, value, limit| Error::BoardRows {
        place,
        value,
        limit,
    };
    let few = |place, value, limit| Error::BoardsFew {
        place,
        value,
        limit,
    };
    let missing = |place, value| Error::StartMissing { place, value };
    for (text, error) in [
        ("", Error::BoardEmpty { place: at(1, 1, 1) }),
        (" \r\n\n", Error::BoardEmpty { place: at(1, 1, 1) }),
        ("0\n", count("0")),
        ("101\n", count("101")),
        ("-1\n", count("-1")),
        ("+1\n", count("+1")),
        ("1.0\n", count("1.0")),
        ("A.\n.B", count("A.")),
        ("\u{0}\u{fffd}PNG", count("\u{0}\u{fffd}PNG")),
        ("99999999999999999999", count("99999999999999999999")),
        ("1\n", few(at(1, 2, 1), 0, 1)),
        ("2\n2\nA.\n.B\n", few(at(2, 5, 1), 1, 2)),
        ("1\n1\nA\n", size(at(1, 2, 1), "1")),
        ("1\n5000\n", size(at(1, 2, 1), "5000")),
        ("1\n2 2\nA.\n.B\n", size(at(1, 2, 1), "2 2")),
        ("1\nA.\n.B\n", size(at(1, 2, 1), "A.")),
        ("1\n2\n", rows(at(1, 3, 1), 0, 2)),
        ("1\n3\nA..\n..B\n\n", rows(at(1, 5, 1), 2, 3)),
        ("1\n3\nA..\n\n..B\n", row(at(1, 4, 1), 0, 3)),
        ("1\n2\nA.\n.\n", row(at(1, 4, 2), 1, 2)),
        ("1\n2\nA..\n..B\n...\n", row(at(1, 3, 3), 3, 2)),
        ("1\n2\nA.\nxB\n", cell(at(1, 4, 1), 'x')),
        ("1\n2\nA.\n B\n", cell(at(1, 4, 1), ' ')),
        ("2\n3\nA..\n..B\n2\nA.\n.B\n", row(at(1, 5, 2), 1, 3)),
        ("2\n2\nA.\n.B\n2\n..\n.B\n", missing(at(2, 5, 1), 'A')),
        ("1\n2\nA.\n..\n", missing(at(1, 2, 1), 'B')),
        ("1\n2\nA.\n.B\n..\n", many(at(1, 5, 1), "..", 1)),
        ("1\n2\nA.\n.B\n\n2\n", many(at(1, 6, 1), "2", 1)),
    ] {
        // A digit in place of a cell is reported before the length of the row.
        let error = match error {
            Error::BoardRow {
                place,
                value: 1,
                limit: 3,
            } => cell(at(place.board, place.line, 1), '2'),
            error => error,
        };
        assert_eq!(Board::parse_official(text).unwrap_err(), error, "{text:?}");
    }
    let twice = Board::parse_official("1\r\n2\r\nAB\r\n.B\r\n").unwrap_err();
    assert_eq!(
        twice.to_string(),
        "Board 1, line 4, column 2: there is a second B; the first is in line 3, column 2."
    );
}

#[test]
fn official_texts_are_read_with_any_line_ends() {
    let text = "2\n4\nA...\n.#..\n....\n...B\n4\nA...\n....\n..#.\n...B\n";
    let boards = Board::parse_official(text).unwrap();
    assert_eq!(boards, official_sample());
    assert_eq!(Board::to_official(&boards), text);
    for same in [
        text.replace('\n', "\r\n"),
        text.trim_end().to_owned(),
        format!("\u{feff}\n {text} \n\n"),
        text.replace("\n4", "  \n\n 4"),
    ] {
        assert_eq!(Board::parse_official(&same).unwrap(), boards, "{same:?}");
    }
}

#[test]
fn padding_a_rectangle_with_black_does_not_change_the_winner() {
    let mut seeded = Seeded(1);
    for _ in boards(4_000) {
        let board = seeded.board(7);
        assert_eq!(Board::parse(&board.to_link()).unwrap(), board);
        assert_eq!(
            Board::parse(&board.to_link().replace('x', "#")).unwrap(),
            board
        );
        let text = Board::to_official(std::slice::from_ref(&board));
        let square = Board::parse_official(&text).unwrap().remove(0);
        assert_eq!(square.rows(), board.rows().max(board.columns()));
        assert_eq!(square.rows(), square.columns());
        let (verdict, of_square) = (Verdict::of(&board), Verdict::of(&square));
        assert_eq!(of_square.winner, verdict.winner);
        assert_eq!(of_square.moves, verdict.moves);
    }
    let text = Board::to_official(&[board("A.B/...")]);
    assert_eq!(text, "1\n3\nA.B\n...\n###\n");
    assert_eq!(
        Board::to_official(&[board("A./../.B")]),
        "1\n3\nA.#\n..#\n.B#\n"
    );
}

#[test]
fn the_sample_boards_refute_the_sources() {
    let two_arcs_text = "1\n\
9\n\
.........\n\
.#.#A#.#.\n\
.#.....#.\n\
.#######.\n\
.#.....#.\n\
.#.....#.\n\
...#.#...\n\
.##.B.##.\n\
.........\n";
    let wrap_text = "1\n\
6\n\
#....#\n\
...#..\n\
..#..A\n\
#.B#.#\n\
..#...\n\
.....#\n";
    assert_eq!(Board::to_official(&[two_arcs()]), two_arcs_text);
    assert_eq!(Board::to_official(&[wrap()]), wrap_text);
}

#[test]
fn errors_of_any_text_name_a_place_in_it() {
    let text = Board::to_official(&official_sample());
    let mut seeded = Seeded(9);
    for _ in boards(80_000) {
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..=seeded.below(3) {
            let characters = ['\n', '\r', ' ', '0', '4', '.', '#', 'A', 'B', '\0', 'é'];
            let character = characters[seeded.below(11) as usize];
            let at = seeded.below(u32::try_from(text.len()).unwrap()) as usize;
            match seeded.below(3) {
                0 => text[at] = character,
                1 => text.insert(at, character),
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        match Board::parse_official(&text) {
            Ok(boards) => assert_eq!(
                Board::parse_official(&Board::to_official(&boards)),
                Ok(boards)
            ),
            Err(error) => {
                // “Board 1, line 2, column 3: …”
                let sentence = error.to_string();
                let (place, _) = sentence.split_once(": ").unwrap();
                let numbers: Vec<usize> = (place.split([' ', ',']))
                    .filter_map(|word| word.parse().ok())
                    .collect();
                let [board, line, column] = numbers[..] else {
                    panic!("{error}")
                };
                let lines: Vec<&str> = text.lines().chain([""]).collect();
                assert!((1..=4).contains(&board) && (1..=lines.len()).contains(&line));
                let length = lines[line - 1].chars().count();
                assert!((1..=length + 1).contains(&column), "{error}: {text:?}");
            }
        }
    }
}
