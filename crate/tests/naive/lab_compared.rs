//! Compares every answer of the laboratory with the naive solver.

use mexplorer::lab::{Error, Label, Position, Reason, Rule, Tested, Work};

use super::naive::{self, Outcome};

/// Solves a rule completely.
pub(crate) fn solve(text: &str, at: Option<&str>) -> Result<(Work, Position), Vec<Error>> {
    let rule = Rule::parse(text)?;
    let one = |error| vec![error];
    let held = at
        .map(|at| rule.read_position(at))
        .transpose()
        .map_err(one)?;
    let mut work = Work::new(rule, held.as_deref().unwrap_or_default()).map_err(one)?;
    while work.advance(100).map_err(one)? < 1.0 {}
    let position = match held {
        Some(held) => Ok(held),
        None => work.start(),
    };
    Ok((work, position.map_err(one)?))
}

/// The first fault as `KIND:LINE`, or `none`.
pub(crate) fn fault(text: &str) -> String {
    match solve(text, None) {
        Err(faults) => format!("{}:{}", faults[0].kind(), faults[0].line()),
        Ok(_) => "none".to_owned(),
    }
}

pub(crate) fn outcome(label: Option<Label>) -> Option<Outcome> {
    match label? {
        Label::N => Some(Outcome::N),
        Label::P => Some(Outcome::P),
        Label::Draw => Some(Outcome::Draw),
        _ => None,
    }
}

/// Compares every value of a rule with the naive solver's; returns whether the rule is valid.
pub(crate) fn compare(text: &str, at: Option<&str>) -> bool {
    let ours = solve(text, at);
    let theirs = naive::solve(text, at);
    let (ours, theirs) = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (Err(ours), Err(theirs)) => {
            let ours: Vec<_> = ours
                .iter()
                .map(|fault| (fault.kind(), fault.line()))
                .collect();
            let theirs: Vec<_> = theirs
                .iter()
                .map(|fault| (fault.kind, fault.line))
                .collect();
            assert_eq!(ours.first(), theirs.first(), "{text}\n{at:?}");
            return false;
        }
        (ours, theirs) => panic!("{text}\n{at:?}\n{:?}\n{:?}", ours.err(), theirs.err()),
    };
    let (work, position) = ours;
    for (tuple, info) in &theirs.table {
        let found = (
            outcome(work.label(tuple)),
            work.nimber(tuple).map(u64::from),
            work.depth(tuple),
        );
        assert_eq!(
            found,
            (info.outcome, info.nimber, info.depth),
            "{text}\n{tuple:?}"
        );
    }
    let count: u32 = work.counts().iter().sum();
    assert_eq!(count as usize, theirs.table.len(), "{text}");
    let broken = work
        .broken()
        .map(|(count, first, _)| (count as usize, first));
    let first = theirs.broken.first().cloned();
    assert_eq!(
        broken,
        first.map(|first| (theirs.broken.len(), first)),
        "{text}"
    );
    assert_eq!(position, theirs.start, "{text}");
    let verdict = work.verdict(&position);
    assert_eq!(outcome(verdict.outcome), theirs.outcome, "{text}\n{at:?}");
    assert_eq!(
        verdict.nimber.map(u64::from),
        theirs.nimber,
        "{text}\n{at:?}"
    );
    if let Some(moves) = theirs.moves {
        assert_eq!(verdict.moves, moves, "{text}\n{at:?}");
    }
    check_steps(&work, text);
    let tested = work.tested().map(|tested| match tested {
        Tested::Holds(count) => Ok(u64::from(count)),
        Tested::Fails(tuple) => Err(tuple),
    });
    assert_eq!(tested, theirs.conjecture, "{text}");
    true
}

/// Checks that every won or lost position has a step, and that its reason names earlier steps only.
fn check_steps(work: &Work, text: &str) {
    let steps = work.steps().expect("a small table");
    let [n, p, ..] = work.counts();
    assert_eq!(steps.len(), (n + p) as usize, "{text}");
    let tuples: Vec<Vec<i64>> = (work.shape().ranges().iter()).fold(vec![vec![]], |all, range| {
        let longer = |tuple: &Vec<i64>| {
            let tuple = tuple.clone();
            (range.0..=range.1).map(move |value| [tuple.clone(), vec![value]].concat())
        };
        all.iter().flat_map(longer).collect()
    });
    let mut known: Vec<&Vec<i64>> = Vec::new();
    let mut rounds = Vec::new();
    for step in &steps {
        let tuple = &tuples[step.place as usize];
        let is_known = |to: &Position| to.len() != 1 || known.contains(&&to[0]);
        let at = std::slice::from_ref(tuple);
        let options = work.options(at).map_or(Vec::new(), |moves| moves.first);
        let label = work.label(tuple).unwrap();
        match &step.reason {
            Reason::Rule => assert!(work.ends_by_rule(tuple) && work.is_over(at), "{text}"),
            Reason::Stuck => assert!(options.is_empty() && work.is_over(at), "{text}"),
            Reason::Leads(to) => {
                assert_eq!((label, work.label_of(to)), (Label::N, Label::P), "{text}");
                assert!(is_known(to), "{text}\n{tuple:?} {to:?}");
                assert!(options.iter().any(|option| option.to == *to), "{text}");
            }
            Reason::All => {
                assert_eq!(label, Label::P, "{text}");
                assert!(!work.is_over(at));
                for option in &options {
                    assert_eq!(option.label, Label::N, "{text}");
                    assert!(is_known(&option.to), "{text}\n{tuple:?} {:?}", option.to);
                }
            }
        }
        known.push(tuple);
        rounds.push(step.round);
    }
    assert!(rounds.is_sorted(), "{text}");
    let depths: Vec<_> = work.depths().collect();
    let nimbers: Vec<_> = work.nimbers().collect();
    for (tuple, (depth, nimber)) in tuples.iter().zip(depths.iter().zip(&nimbers)) {
        assert_eq!(*depth, work.depth(tuple).map(|(depth, _)| depth), "{text}");
        assert_eq!(*nimber, work.nimber(tuple), "{text}");
    }
}
