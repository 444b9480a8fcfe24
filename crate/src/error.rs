//! Everything that can be wrong with a question, as data.

use std::fmt;

/// A place in a text of boards, as it is told to people: all from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The number of the board in its text.
    pub board: u32,
    /// The line of the text; of a board in a link, its row.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl Place {
    /// The place as arguments of a message.
    fn args(self) -> Vec<(&'static str, String)> {
        vec![
            ("board", self.board.to_string()),
            ("line", self.line.to_string()),
            ("column", self.column.to_string()),
        ]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            board,
            line,
            column,
        } = self;
        write!(formatter, "Board {board}, line {line}, column {column}")
    }
}

/// Why a question has no answer.
///
/// Every variant carries the offending value, as typed, and the limit it broke.
/// `Display` is a full English sentence; [`id`](Self::id) and
/// [`args`](Self::args) are the same sentence for a translator. Values may be of
/// any length: cutting them for display is left to whoever displays them.
///
/// ```
/// use mexplorer::SolveError;
///
/// let error = SolveError::TableLarge { value: "401".into(), limit: 400 };
/// assert_eq!(error.to_string(), "The pile n = 401 is too large for a table: it ends at 400.");
/// assert_eq!(error.id(), "error-table-large");
/// assert_eq!(error.args(), [("value", "401".into()), ("limit", "400".into())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The pile is not a whole number.
    Pile {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The pile is a whole number with too many digits.
    PileLarge {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// One of several piles is not a whole number, or has too many digits.
    Coordinate {
        /// Which: `a` or `b`; `x` or `from`, for other numbers of that kind.
        name: &'static str,
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The pile is above the last row of a table.
    TableLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The pile has too many digits for a map.
    MapLarge {
        /// How many digits it has.
        value: usize,
        /// How many it may have.
        limit: u32,
    },
    /// The pile is above what can be stepped through by the definition.
    DefinitionLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The limit goes down, and the pile is above what rows can answer.
    RowsLarge {
        /// The pile.
        value: String,
        /// The x of the first L(x) below L(x − 1).
        place: u32,
        /// The largest pile.
        limit: u32,
    },
    /// The pile and k together make a set of losing piles too large for the memory.
    NumerationMemory {
        /// How many digits the pile has.
        value: usize,
        /// The memory the set may need, in MB of 2^20 bytes.
        needed: u128,
        /// The most it may need.
        limit: u32,
    },
    /// With k below 1 there is no number system to show: 1 is its only digit.
    NumerationK {
        /// The factor, in lowest terms.
        value: String,
    },
    /// An entry of the limit is not a whole number or an ascending range of them.
    Limit {
        /// The entry as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// The largest number.
        limit: u32,
    },
    /// The limit has too many entries, ranges written out.
    LimitLong {
        /// How many.
        value: u64,
        /// How many it may have.
        limit: usize,
    },
    /// The limit goes down, where a method needs that a larger take never allows less.
    LimitDecreases {
        /// L(`place`).
        value: u32,
        /// The first place where it goes down.
        place: u32,
        /// L(`place` − 1), which is more.
        before: u32,
    },
    /// Part of a list is asked for that the list does not have.
    Range {
        /// The index of the first item asked for, from 0.
        first: u32,
        /// How many are asked for.
        count: u32,
        /// How many the list has.
        length: String,
    },
    /// The numbers asked for are too much text at once.
    RangeText {
        /// How many are asked for.
        count: u32,
        /// How many characters they may have together.
        limit: usize,
    },
    /// The factor k is not a positive number, or has too many digits.
    Ratio {
        /// The factor as typed.
        value: String,
        /// How many digits numerator and denominator may have.
        limit: u32,
    },
    /// The cap is not a whole number from 0 to the pile.
    Cap {
        /// The cap as typed.
        value: String,
        /// The pile, which is the largest cap.
        pile: String,
    },
    /// No method has this name.
    Method {
        /// The name as typed.
        value: String,
        /// The names there are, separated by commas.
        methods: &'static str,
    },
    /// The position lies outside the table.
    Cell {
        /// Its pile: the row.
        pile: u32,
        /// Its cap: the column.
        cap: u32,
        /// The pile of the table's last row.
        size: u32,
    },
    /// A picture or its window has a side of length zero, or too long a one.
    Side {
        /// Which side: `width`, `height`, `rows` or `columns`; `count`, for a line of numbers.
        side: &'static str,
        /// Its length.
        value: u32,
        /// The longest it may be.
        limit: u32,
    },
    /// There is no board at all: the text is empty.
    BoardEmpty {
        /// Where a board was looked for.
        place: Place,
    },
    /// A text of boards does not begin with their number.
    BoardCount {
        /// Where the number was looked for.
        place: Place,
        /// The line found there.
        value: String,
        /// How many boards there may be.
        limit: u32,
    },
    /// A board does not begin with its size.
    BoardSize {
        /// Where the size was looked for.
        place: Place,
        /// The line found there.
        value: String,
        /// The least size.
        least: u32,
        /// The largest size.
        limit: u32,
    },
    /// A board has too few or too many rows or columns.
    BoardSide {
        /// Where it ends too early, or is still going on.
        place: Place,
        /// Which: `rows` or `columns`.
        side: &'static str,
        /// How many it has.
        value: u32,
        /// The fewest it may have.
        least: u32,
        /// The most it may have.
        limit: u32,
    },
    /// A row is longer or shorter than it must be.
    BoardRow {
        /// The first cell that is missing or too many.
        place: Place,
        /// How many cells the row has.
        value: u32,
        /// How many it must have.
        limit: u32,
    },
    /// A compact form of a board that is none.
    BoardCompact {
        /// How it begins.
        value: String,
        /// The shortest side.
        least: u32,
        /// The longest side.
        limit: u32,
    },
    /// The text ends within a board.
    BoardRows {
        /// Where the next row was looked for.
        place: Place,
        /// How many rows there are.
        value: u32,
        /// How many the board's size asks for.
        limit: u32,
    },
    /// The text ends before its last board.
    BoardsFew {
        /// Where the next board was looked for.
        place: Place,
        /// How many boards there are.
        value: u32,
        /// How many the text begins with.
        limit: u32,
    },
    /// The text goes on after its last board.
    BoardsMany {
        /// Where it goes on.
        place: Place,
        /// The line found there.
        value: String,
        /// How many boards the text begins with.
        limit: u32,
    },
    /// A character is no cell.
    BoardCell {
        /// Where it is.
        place: Place,
        /// The character.
        value: char,
        /// The characters there are, separated by spaces.
        cells: &'static str,
    },
    /// A token stands on the board twice.
    StartTwice {
        /// Where it stands the second time.
        place: Place,
        /// The token: A or B.
        value: char,
        /// The line where it stands the first time.
        first_line: u32,
        /// The column there.
        first_column: u32,
    },
    /// A token is missing.
    StartMissing {
        /// Where the board begins.
        place: Place,
        /// The token: A or B.
        value: char,
    },
    /// The board is too large for the full game.
    FullGameLarge {
        /// How many states it has.
        value: u64,
        /// How many it may have.
        limit: u64,
    },
    /// The layers are too large for a table of their pairs.
    PairsLarge {
        /// The memory the table needs, in MB of 2^20 bytes.
        value: u64,
        /// The most it may need.
        limit: u64,
    },
    /// There is no board of this name in the gallery.
    Sample {
        /// The name.
        value: String,
        /// The names there are, separated by commas.
        samples: &'static str,
    },
    /// The board is too small for a double tree of this level, or the level is too high.
    TreeLevel {
        /// The level.
        value: u32,
        /// The board's side.
        side: u32,
        /// The highest level a board of this side has room for.
        limit: u32,
    },
    /// A heap is not a whole number, or has too many digits.
    Heap {
        /// The heap as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// How many digits it may have.
        limit: u32,
    },
    /// There are too many heaps.
    HeapsMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// The most that may be taken from a heap is not a whole number from 1, or has too many
    /// digits.
    HeapMax {
        /// The bound as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The number of heaps that a move may take from is none.
    HeapMoore {
        /// The number as typed.
        value: String,
        /// How many heaps there are.
        limit: usize,
    },
    /// No rule has this name.
    HeapRule {
        /// The name as typed.
        value: String,
        /// The names there are, separated by commas.
        rules: &'static str,
    },
    /// A bound, Moore's rule and misère play all at once, which no theorem answers.
    HeapThree {
        /// The bound.
        max: String,
        /// From how many heaps a move may take.
        moore: u32,
    },
    /// A bound and Moore's rule, with too many heaps for the residues to answer.
    HeapBoundedMoore {
        /// How many heaps are not 0.
        value: usize,
        /// How many there may be: one more than a move may take from.
        limit: usize,
        /// The first heap above the bound.
        heap: String,
        /// The bound.
        max: String,
    },
    /// More positions can be reached than may be looked at.
    PositionsMany {
        /// How many may be looked at.
        limit: usize,
    },
    /// Moves lead from a position back to itself, so the game need not end.
    PositionsCycle,
}

impl SolveError {
    /// The message id for translators, in kebab case.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Pile { .. } => "error-pile",
            Self::PileLarge { .. } => "error-pile-large",
            Self::Coordinate { .. } => "error-coordinate",
            Self::DefinitionLarge { .. } => "error-definition-large",
            Self::TableLarge { .. } => "error-table-large",
            Self::MapLarge { .. } => "error-map-large",
            Self::RowsLarge { .. } => "error-rows-large",
            Self::NumerationMemory { .. } => "error-numeration-memory",
            Self::NumerationK { .. } => "error-numeration-k",
            Self::Limit { .. } => "error-limit",
            Self::LimitLong { .. } => "error-limit-long",
            Self::LimitDecreases { .. } => "error-limit-decreases",
            Self::Range { .. } => "error-range",
            Self::RangeText { .. } => "error-range-text",
            Self::Ratio { .. } => "error-ratio",
            Self::Cap { .. } => "error-cap",
            Self::Method { .. } => "error-method",
            Self::Cell { .. } => "error-cell",
            Self::Side { .. } => "error-side",
            Self::BoardEmpty { .. } => "error-board-empty",
            Self::BoardCount { .. } => "error-board-count",
            Self::BoardSize { .. } => "error-board-size",
            Self::BoardSide { .. } => "error-board-side",
            Self::BoardRow { .. } => "error-board-row",
            Self::BoardCompact { .. } => "error-board-compact",
            Self::BoardRows { .. } => "error-board-rows",
            Self::BoardsFew { .. } => "error-boards-few",
            Self::BoardsMany { .. } => "error-boards-many",
            Self::BoardCell { .. } => "error-board-cell",
            Self::StartTwice { .. } => "error-start-twice",
            Self::StartMissing { .. } => "error-start-missing",
            Self::FullGameLarge { .. } => "error-full-game-large",
            Self::PairsLarge { .. } => "error-pairs-large",
            Self::Sample { .. } => "error-sample",
            Self::TreeLevel { .. } => "error-tree-level",
            Self::Heap { .. } => "error-heap",
            Self::HeapsMany { .. } => "error-heaps-many",
            Self::HeapMax { .. } => "error-heap-max",
            Self::HeapMoore { .. } => "error-heap-moore",
            Self::HeapRule { .. } => "error-heap-rule",
            Self::HeapThree { .. } => "error-heap-three",
            Self::HeapBoundedMoore { .. } => "error-heap-bounded-moore",
            Self::PositionsMany { .. } => "error-positions-many",
            Self::PositionsCycle => "error-positions-cycle",
        }
    }

    /// The message's arguments: pairs of name and value, in the order of the fields.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Pile { value, limit }
            | Self::PileLarge { value, limit }
            | Self::TableLarge { value, limit }
            | Self::DefinitionLarge { value, limit }
            | Self::Ratio { value, limit } => {
                vec![("value", value.clone()), ("limit", limit.to_string())]
            }
            Self::Coordinate { name, value, limit } => vec![
                ("name", (*name).into()),
                ("value", value.clone()),
                ("limit", limit.to_string()),
            ],
            Self::MapLarge { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::Cap { value, pile } => {
                vec![("value", value.clone()), ("pile", pile.clone())]
            }
            Self::RowsLarge {
                value,
                place,
                limit,
            }
            | Self::Limit {
                value,
                place,
                limit,
            } => vec![
                ("value", value.clone()),
                ("place", place.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::NumerationMemory {
                value,
                needed,
                limit,
            } => vec![
                ("value", value.to_string()),
                ("needed", needed.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::NumerationK { value } => vec![("value", value.clone())],
            Self::LimitLong { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::LimitDecreases {
                value,
                place,
                before,
            } => vec![
                ("value", value.to_string()),
                ("place", place.to_string()),
                ("before", before.to_string()),
            ],
            Self::Range {
                first,
                count,
                length,
            } => vec![
                ("first", first.to_string()),
                ("count", count.to_string()),
                ("length", length.clone()),
            ],
            Self::RangeText { count, limit } => {
                vec![("count", count.to_string()), ("limit", limit.to_string())]
            }
            Self::Method { value, methods } => {
                vec![("value", value.clone()), ("methods", (*methods).into())]
            }
            Self::Cell { pile, cap, size } => vec![
                ("pile", pile.to_string()),
                ("cap", cap.to_string()),
                ("size", size.to_string()),
            ],
            Self::Side { side, value, limit } => vec![
                ("side", (*side).into()),
                ("value", value.to_string()),
                ("limit", limit.to_string()),
            ],
            _ => self.heap_args(),
        }
    }
}

/// A place and more as arguments of a message.
fn with<const N: usize>(
    place: Place,
    more: [(&'static str, String); N],
) -> Vec<(&'static str, String)> {
    let mut args = place.args();
    args.extend(more);
    args
}

impl fmt::Display for SolveError {
    #[expect(clippy::too_many_lines, reason = "one sentence a variant")]
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pile { value, limit } => write!(
                formatter,
                "The pile “{value}” is not a whole number of at most {limit} digits."
            ),
            Self::PileLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large: it may have at most {limit} digits."
            ),
            Self::Coordinate { name, value, limit } => write!(
                formatter,
                "The pile {name}, “{value}”, is not a whole number of at most {limit} digits."
            ),
            Self::TableLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large for a table: it ends at {limit}."
            ),
            Self::MapLarge { value, limit } => write!(
                formatter,
                "The pile has {value} digits; a map is drawn up to {limit}."
            ),
            Self::DefinitionLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large to try every take from every cell: \
                 the definition is stepped through up to {limit}."
            ),
            Self::RowsLarge {
                value,
                place,
                limit,
            } => write!(
                formatter,
                "The pile n = {value} is too large: the limit goes down at x = {place}, \
                 and then only rows are right, up to {limit}."
            ),
            Self::NumerationMemory {
                value,
                needed,
                limit,
            } => write!(
                formatter,
                "The losing piles up to this one, of {value} digits, may need {needed} MB \
                 of memory; at most {limit} MB are taken."
            ),
            Self::NumerationK { value } => write!(
                formatter,
                "With k = {value} below 1 there is no number system: 1 is its only digit, \
                 and a take of 1 always wins."
            ),
            Self::Limit {
                value,
                place,
                limit,
            } => write!(
                formatter,
                "Entry {place} of the limit, “{value}”, is not a whole number from 0 to {limit} \
                 nor an ascending range like 2-6."
            ),
            Self::LimitLong { value, limit } => write!(
                formatter,
                "The limit has {value} entries; it may have at most {limit}."
            ),
            Self::LimitDecreases {
                value,
                place,
                before,
            } => write!(
                formatter,
                "The limit goes down at x = {place}, from {before} to {value}: \
                 then this method is wrong."
            ),
            Self::Range {
                first,
                count,
                length,
            } => write!(
                formatter,
                "The list has {length} items: not {count} from index {first} on."
            ),
            Self::RangeText { count, limit } => write!(
                formatter,
                "These {count} numbers have more than {limit} characters together."
            ),
            Self::Ratio { value, limit } => write!(
                formatter,
                "The factor “{value}” is not a positive number like 2, 1.5 or 7/2 \
                 with at most {limit} digits above and below the line."
            ),
            Self::Cap { value, pile } => write!(
                formatter,
                "The cap “{value}” is not a whole number from 0 to the pile, {pile}."
            ),
            Self::Method { value, methods } => write!(
                formatter,
                "There is no method “{value}” here; the methods are: {methods}."
            ),
            Self::Cell { pile, cap, size } => write!(
                formatter,
                "The position with pile {pile} and cap {cap} is not in the table: \
                 the pile is at most {size} and the cap at most the pile."
            ),
            Self::Side { side, value, limit } => write!(
                formatter,
                "The picture's {side} is {value}, and must be from 1 to {limit}."
            ),
            _ => self.fmt_heap(formatter),
        }
    }
}

/// Whether heaps are read. The packages of other games go without their sentences.
const READS_HEAPS: bool = cfg!(any(not(target_arch = "wasm32"), feature = "heaps"));

/// What is wrong with heaps, and with games by their bare rules.
impl SolveError {
    fn heap_args(&self) -> Vec<(&'static str, String)> {
        match self {
            _ if !READS_HEAPS => self.board_args(),
            Self::Heap {
                value,
                place,
                limit,
            } => vec![
                ("value", value.clone()),
                ("place", place.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::HeapsMany { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::HeapMax { value, limit } => {
                vec![("value", value.clone()), ("limit", limit.to_string())]
            }
            Self::HeapMoore { value, limit } => {
                vec![("value", value.clone()), ("limit", limit.to_string())]
            }
            Self::HeapRule { value, rules } => {
                vec![("value", value.clone()), ("rules", (*rules).into())]
            }
            Self::HeapThree { max, moore } => {
                vec![("max", max.clone()), ("moore", moore.to_string())]
            }
            Self::HeapBoundedMoore {
                value,
                limit,
                heap,
                max,
            } => vec![
                ("value", value.to_string()),
                ("limit", limit.to_string()),
                ("heap", heap.clone()),
                ("max", max.clone()),
            ],
            Self::PositionsMany { limit } => vec![("limit", limit.to_string())],
            _ => self.board_args(),
        }
    }

    fn fmt_heap(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            _ if !READS_HEAPS => self.fmt_board(formatter),
            Self::Heap {
                value,
                place,
                limit,
            } => write!(
                formatter,
                "Heap {place}, “{value}”, is not a whole number of at most {limit} digits."
            ),
            Self::HeapsMany { value, limit } => write!(
                formatter,
                "There are {value} heaps; there may be at most {limit}."
            ),
            Self::HeapMax { value, limit } => write!(
                formatter,
                "The most that a move takes from a heap, “{value}”, is not a whole number \
                 from 1 of at most {limit} digits."
            ),
            Self::HeapMoore { value, limit } => write!(
                formatter,
                "“{value}” is not a number of heaps that a move can take from, \
                 from 1 to all {limit}."
            ),
            Self::HeapRule { value, rules } => write!(
                formatter,
                "There is no rule “{value}” here; the rules are: {rules}."
            ),
            Self::HeapThree { max, moore } => write!(
                formatter,
                "At most {max} from a heap, from up to {moore} heaps at once, and the last \
                 one loses: no theorem answers all three together."
            ),
            Self::HeapBoundedMoore {
                value,
                limit,
                heap,
                max,
            } => write!(
                formatter,
                "With {value} heaps above 0, more than {limit}, and a heap of {heap}, more \
                 than the {max} that may be taken from it, no theorem answers a move from \
                 several heaps."
            ),
            Self::PositionsMany { limit } => write!(
                formatter,
                "More than {limit} positions can be reached from this one."
            ),
            Self::PositionsCycle => write!(
                formatter,
                "Moves lead from a position back to itself: this game need not end."
            ),
            _ => self.fmt_board(formatter),
        }
    }
}

/// Whether boards of the race are read. The packages of other games go without its sentences.
const READS_BOARDS: bool = cfg!(any(not(target_arch = "wasm32"), feature = "race"));

/// What is wrong with boards of the race.
impl SolveError {
    #[expect(clippy::too_many_lines, reason = "one list a variant")]
    fn board_args(&self) -> Vec<(&'static str, String)> {
        match self {
            _ if !READS_BOARDS => Vec::new(),
            Self::BoardEmpty { place } => place.args(),
            Self::BoardCount {
                place,
                value,
                limit,
            }
            | Self::BoardsMany {
                place,
                value,
                limit,
            } => with(
                *place,
                [("value", value.clone()), ("limit", limit.to_string())],
            ),
            Self::BoardCompact {
                value,
                least,
                limit,
            } => vec![
                ("value", value.clone()),
                ("least", least.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::BoardSize {
                place,
                value,
                least,
                limit,
            } => with(
                *place,
                [
                    ("value", value.clone()),
                    ("least", least.to_string()),
                    ("limit", limit.to_string()),
                ],
            ),
            Self::BoardSide {
                place,
                side,
                value,
                least,
                limit,
            } => with(
                *place,
                [
                    ("side", (*side).into()),
                    ("value", value.to_string()),
                    ("least", least.to_string()),
                    ("limit", limit.to_string()),
                ],
            ),
            Self::BoardRow {
                place,
                value,
                limit,
            }
            | Self::BoardRows {
                place,
                value,
                limit,
            }
            | Self::BoardsFew {
                place,
                value,
                limit,
            } => with(
                *place,
                [("value", value.to_string()), ("limit", limit.to_string())],
            ),
            Self::BoardCell {
                place,
                value,
                cells,
            } => with(
                *place,
                [("value", value.to_string()), ("cells", (*cells).into())],
            ),
            Self::StartTwice {
                place,
                value,
                first_line,
                first_column,
            } => with(
                *place,
                [
                    ("value", value.to_string()),
                    ("first_line", first_line.to_string()),
                    ("first_column", first_column.to_string()),
                ],
            ),
            Self::StartMissing { place, value } => with(*place, [("value", value.to_string())]),
            Self::FullGameLarge { value, limit } | Self::PairsLarge { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::Sample { value, samples } => {
                vec![("value", value.clone()), ("samples", (*samples).into())]
            }
            Self::TreeLevel { value, side, limit } => vec![
                ("value", value.to_string()),
                ("side", side.to_string()),
                ("limit", limit.to_string()),
            ],
            _ => Vec::new(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one sentence a variant")]
    fn fmt_board(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            _ if !READS_BOARDS => Ok(()),
            Self::BoardEmpty { place } => write!(
                formatter,
                "{place}: there is nothing here; a board has rows of cells, an A and a B."
            ),
            Self::BoardCount {
                place,
                value,
                limit,
            } => write!(
                formatter,
                "{place}: “{value}” is not a number t of boards from 1 to {limit}."
            ),
            Self::BoardCompact {
                value,
                least,
                limit,
            } => write!(
                formatter,
                "“{value}” does not begin a compact board, ROWSxCOLUMNS.A.B.CELLS with sides from {least} to {limit}, the starts as numbers of cells, and a character for every six cells."
            ),
            Self::BoardSize {
                place,
                value,
                least,
                limit,
            } => write!(
                formatter,
                "{place}: “{value}” is not a board's size n from {least} to {limit}."
            ),
            Self::BoardSide {
                place,
                side,
                value,
                least,
                limit,
            } => write!(
                formatter,
                "{place}: the board has {value} {side}; it must have from {least} to {limit}."
            ),
            Self::BoardRow {
                place,
                value,
                limit,
            } => write!(
                formatter,
                "{place}: this row has {value} cells; it must have {limit}, as the board says."
            ),
            Self::BoardRows {
                place,
                value,
                limit,
            } => write!(
                formatter,
                "{place}: the text ends after {value} rows of this board; its size asks for {limit}."
            ),
            Self::BoardsFew {
                place,
                value,
                limit,
            } => write!(
                formatter,
                "{place}: the text ends after {value} boards; it begins with t = {limit}."
            ),
            Self::BoardsMany {
                place,
                value,
                limit,
            } => write!(
                formatter,
                "{place}: after the last board there is more, “{value}”; \
                 the text begins with t = {limit}."
            ),
            Self::BoardCell {
                place,
                value,
                cells,
            } => write!(
                formatter,
                "{place}: “{value}” is no cell; the cells are {cells} and nothing else."
            ),
            Self::StartTwice {
                place,
                value,
                first_line,
                first_column,
            } => write!(
                formatter,
                "{place}: there is a second {value}; the first is in line {first_line}, \
                 column {first_column}."
            ),
            Self::StartMissing { place, value } => {
                write!(
                    formatter,
                    "{place}: the board that begins here has no {value}."
                )
            }
            Self::FullGameLarge { value, limit } => write!(
                formatter,
                "The full game has {value} states on this board; it is solved up to {limit}."
            ),
            Self::PairsLarge { value, limit } => write!(
                formatter,
                "The pairs of this board need {value} MB of memory; at most {limit} MB are taken."
            ),
            Self::Sample { value, samples } => write!(
                formatter,
                "There is no board “{value}” in the gallery; there are: {samples}."
            ),
            Self::TreeLevel { value, side, limit } => write!(
                formatter,
                "A board of side {side} has no room for a double tree of level {value}: \
                 its level is at most {limit}."
            ),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for SolveError {}

#[cfg(test)]
mod tests {
    use super::{Place, SolveError};

    #[test]
    #[expect(clippy::too_many_lines, reason = "one example a variant")]
    fn every_sentence_holds_all_its_arguments() {
        let value = || "x7".to_owned();
        let place = Place {
            board: 21,
            line: 22,
            column: 23,
        };
        let errors = [
            SolveError::Pile {
                value: value(),
                limit: 400,
            },
            SolveError::PileLarge {
                value: value(),
                limit: 400,
            },
            SolveError::Coordinate {
                name: "b",
                value: value(),
                limit: 1_000,
            },
            SolveError::DefinitionLarge {
                value: value(),
                limit: 120,
            },
            SolveError::TableLarge {
                value: value(),
                limit: 400,
            },
            SolveError::MapLarge {
                value: 1_001,
                limit: 1_000,
            },
            SolveError::RowsLarge {
                value: value(),
                place: 5,
                limit: 10_000,
            },
            SolveError::NumerationMemory {
                value: 9_999,
                needed: 400,
                limit: 256,
            },
            SolveError::NumerationK { value: value() },
            SolveError::Limit {
                value: value(),
                place: 3,
                limit: 77,
            },
            SolveError::LimitLong {
                value: 78,
                limit: 77,
            },
            SolveError::LimitDecreases {
                value: 1,
                place: 2,
                before: 3,
            },
            SolveError::Range {
                first: 8,
                count: 4,
                length: "10".into(),
            },
            SolveError::RangeText {
                count: 4,
                limit: 10,
            },
            SolveError::Ratio {
                value: value(),
                limit: 18,
            },
            SolveError::Cap {
                value: value(),
                pile: "9".into(),
            },
            SolveError::Method {
                value: value(),
                methods: "rows, walls",
            },
            SolveError::Cell {
                pile: 8,
                cap: 3,
                size: 7,
            },
            SolveError::Side {
                side: "width",
                value: 0,
                limit: 4096,
            },
            SolveError::BoardEmpty { place },
            SolveError::BoardCount {
                place,
                value: value(),
                limit: 100,
            },
            SolveError::BoardSize {
                place,
                value: value(),
                least: 9,
                limit: 2000,
            },
            SolveError::BoardSide {
                place,
                side: "rows",
                value: 1,
                least: 9,
                limit: 2000,
            },
            SolveError::BoardRow {
                place,
                value: 5,
                limit: 4,
            },
            SolveError::BoardCompact {
                value: value(),
                least: 9,
                limit: 2000,
            },
            SolveError::BoardRows {
                place,
                value: 3,
                limit: 4,
            },
            SolveError::BoardsFew {
                place,
                value: 1,
                limit: 4,
            },
            SolveError::BoardsMany {
                place,
                value: value(),
                limit: 4,
            },
            SolveError::BoardCell {
                place,
                value: '?',
                cells: ". # A B",
            },
            SolveError::StartTwice {
                place,
                value: 'A',
                first_line: 5,
                first_column: 6,
            },
            SolveError::StartMissing { place, value: 'B' },
            SolveError::FullGameLarge { value: 9, limit: 8 },
            SolveError::PairsLarge { value: 9, limit: 8 },
            SolveError::Sample {
                value: "galaxy".into(),
                samples: "open, wrap",
            },
            SolveError::TreeLevel {
                value: 9,
                side: 60,
                limit: 4,
            },
            SolveError::Heap {
                value: value(),
                place: 3,
                limit: 1_000,
            },
            SolveError::HeapsMany {
                value: 101,
                limit: 100,
            },
            SolveError::HeapMax {
                value: value(),
                limit: 1_000,
            },
            SolveError::HeapMoore {
                value: value(),
                limit: 5,
            },
            SolveError::HeapRule {
                value: value(),
                rules: "normal, misere",
            },
            SolveError::HeapThree {
                max: "7".into(),
                moore: 2,
            },
            SolveError::HeapBoundedMoore {
                value: 5,
                limit: 3,
                heap: "19".into(),
                max: "8".into(),
            },
            SolveError::PositionsMany { limit: 99 },
            SolveError::PositionsCycle,
        ];
        for error in errors {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && error.id().starts_with("error-"));
            for (name, value) in error.args() {
                assert!(sentence.contains(&value), "{name} is not in: {sentence}");
            }
        }
    }
}
