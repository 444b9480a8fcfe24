//! Why a wall that is popped never stops a later ray, in the table of Dynamic Nim.
//!
//! The takes from row m lie on a ray, which meets row j in column k·(m − j). **The proof**: all rays
//! are parallel, and a later one begins further down. So it meets a row further to the right than the
//! ray before it did, and passes every wall there that the earlier ray has passed.

use super::dispute::{Answered, Dispute, PartMove};
use super::error::{Claimed, Error, Listed};
use super::pile::read_pile;
use crate::dynamic_nim::{Event, Game, Rule, Thresholds, check_numeration, walls};
use crate::graphs::link::{items, pair};
use crate::rational::gcd;

/// The smallest table in which a ray comes after one that has popped a wall, for every k from 1.
pub const LEAST_ROWS: u32 = 3;

/// The largest table.
pub const ROWS: u32 = 40;

/// The most challenges that are tried one by one.
pub const CHALLENGES: u32 = 120;

/// Columns from here on are said to be this one.
pub const FAR: u32 = 1_000_000;

/// The claim that no wall which is popped stops a later ray.
#[derive(Clone, Debug)]
pub struct Walls {
    table: Thresholds,
    popped: Vec<[u32; 2]>,
    next_rays: u32,
    /// A challenge is a wall and a ray; its answer is the ray that popped the wall, and the column in
    /// which the later ray meets it.
    pub dispute: Dispute<()>,
}

impl Walls {
    /// Reads the last row `n`, the factor `k` from 1, and what the challenger names: `1-3,2-5` is
    /// wall 1 with the ray from row 3, then wall 2 with that from row 5.
    ///
    /// A challenge that names no popped wall with a later ray is the inner error.
    ///
    /// # Errors
    ///
    /// If the pile or the factor is none.
    pub fn parse(n: &str, k: &str, named: &str) -> Result<(Self, Option<Claimed>), Error> {
        let game = read_pile(n, k, LEAST_ROWS..=ROWS)?;
        if let Rule::Factor(k) = game.rule()
            && check_numeration(game.rule()).is_err()
        {
            return Err(Error::WhyFactor {
                value: k.to_string(),
            });
        }
        let mut popped = Vec::new();
        let table = walls(&game, &mut |event| {
            if let Event::Passed { m, wall } = event {
                popped.push([wall, m]);
            }
        });
        popped.sort_unstable();
        let next_rays = next_rays(&popped, game.size());
        let mut this = Self {
            table,
            popped,
            next_rays,
            dispute: Dispute {
                made: Vec::new(),
                position: (),
                answers: Vec::new(),
            },
        };
        let tried = this.popped.iter().flat_map(|&[wall, by]| {
            let last = game.size().min(by + next_rays);
            (by + 1..=last).map(move |ray| (wall, by, ray))
        });
        let answers = tried.map(|(wall, by, ray)| this.answered(wall, by, ray));
        this.dispute.answers = answers.collect();
        let problem = match this.read_named(named) {
            Ok(made) => {
                this.dispute.made = made;
                None
            }
            Err(problem) => Some(problem.into()),
        };
        Ok((this, problem))
    }

    /// The table of all thresholds.
    #[must_use]
    pub fn table(&self) -> &Thresholds {
        &self.table
    }

    /// The walls that are popped, ascending, each with the row whose ray did it.
    #[must_use]
    pub fn popped(&self) -> &[[u32; 2]] {
        &self.popped
    }

    /// How many rays are tried after each wall is popped.
    #[must_use]
    pub fn next_rays(&self) -> u32 {
        self.next_rays
    }

    /// k·`distance`, exactly: the column in which a ray meets the row so far above its beginning.
    #[must_use]
    pub fn column_text(&self, distance: u32) -> String {
        let Rule::Factor(k) = self.game().rule() else {
            unreachable!("the rule was read as a factor")
        };
        let (p, q) = (k.numerator().unsigned_abs(), k.denominator().unsigned_abs());
        let (q, distance) = (u128::from(q), u128::from(distance));
        // p and q have no common factor; gcd(0, q) is q.
        let common = gcd(distance, q);
        let product = u128::from(p) * (distance / common);
        match q / common {
            1 => product.to_string(),
            below => format!("{product}/{below}"),
        }
    }

    fn game(&self) -> &Game {
        self.table.game()
    }

    /// A challenge, answered where the ray passes: where k·(ray − wall) ≥ f(wall).
    fn answered(&self, wall: u32, by: u32, ray: u32) -> Answered {
        let rule = self.game().rule();
        let distance = u64::from(ray - wall);
        let end = self.table.as_slice()[wall as usize];
        let column = u32::try_from(rule.cap_after(distance)).unwrap_or(FAR);
        Answered {
            by: PartMove {
                part: wall as usize,
                to: ray,
            },
            answer: rule.reaches(distance, end.into()).then_some(PartMove {
                part: by as usize,
                to: column.min(FAR),
            }),
        }
    }

    fn read_named(&self, text: &str) -> Result<Vec<Answered>, Listed> {
        let last = self.game().size();
        let one = |(place, item): (usize, &str)| {
            let read = || {
                let [wall, ray] = pair(item, [last + 1; 2])?;
                let &[_, by] = self.popped.iter().find(|&&[one, _]| one == wall)?;
                (ray > by).then(|| self.answered(wall, by, ray))
            };
            read().ok_or_else(|| Listed::WhyWall {
                value: item.to_owned(),
                place,
                limit: last,
            })
        };
        (1..).zip(items(text, ',')).map(one).collect()
    }
}

/// How many rays after each pop make at most [`CHALLENGES`] together.
fn next_rays(popped: &[[u32; 2]], last: u32) -> u32 {
    let count = |rays: u32| {
        popped
            .iter()
            .map(|&[_, by]| rays.min(last - by))
            .sum::<u32>()
    };
    (1..=last)
        .take_while(|&rays| count(rays) <= CHALLENGES)
        .last()
        .unwrap_or(0)
}
