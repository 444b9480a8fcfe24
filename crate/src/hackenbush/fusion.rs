//! A nimber by fusion, step by step.

use crate::Observer;
use crate::graphs::digraph::small;

use super::Spec;

/// A step of a run. A component is told by its vertex ([`Component::vertex`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The ground vertices become one; told where there are several.
    Ground {
        /// How many there are.
        vertices: u32,
    },
    /// The vertices of a component become one, and the edges between them loops; told of every
    /// component that has such edges, also where it has but one vertex, and loops.
    Fused {
        /// The component.
        component: u32,
        /// How many vertices.
        vertices: u32,
        /// How many edges, all of them loops now.
        edges: u32,
    },
    /// Two and two, the loops are worth nothing; told after each of these.
    Paired {
        /// The component.
        component: u32,
        /// How many loops are left: none or one.
        left: u32,
    },
    /// The colon principle: a component is worth the XOR of its loops mod 2, and for each component
    /// that it carries of one more than that one is worth. Told of every component, after those
    /// that it carries; the ground's is the last.
    Valued {
        /// The component.
        component: u32,
        /// What it is worth.
        nimber: u32,
    },
    /// That of the ground is the answer; 0 where there is none.
    Answered {
        /// What the graph is worth.
        nimber: u32,
    },
}

/// Vertices that hang together without bridges, as one vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// The least of its vertices; the first ground vertex where it is the ground's.
    pub vertex: u32,
    /// How many vertices it has, every ground vertex counted.
    pub vertices: u32,
    /// How many edges are between them, loops included.
    pub edges: u32,
    /// What it is worth, with all that it carries.
    pub nimber: u32,
    /// The component that carries it, by its vertex; `None` for the ground's.
    pub parent: Option<u32>,
    /// The edge between both.
    pub bridge: Option<u32>,
}

/// A graph that was fused to a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fused {
    components: Vec<Component>,
    /// By vertex: its component.
    places: Vec<Option<u32>>,
}

impl Fused {
    /// All components that are joined to the ground, each after those that it carries; the ground's
    /// is the last.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// By vertex: the place of its component among [`components`](Self::components); `None` where
    /// it is not joined to the ground.
    #[must_use]
    pub fn places(&self) -> &[Option<u32>] {
        &self.places
    }

    /// The component of a vertex; `None` if it is not joined to the ground, or there is no such
    /// vertex.
    #[must_use]
    pub fn component(&self, vertex: u32) -> Option<&Component> {
        let place = (*self.places.get(vertex as usize)?)?;
        self.components.get(place as usize)
    }

    /// What the graph is worth.
    #[must_use]
    pub fn nimber(&self) -> u32 {
        self.components.last().map_or(0, |ground| ground.nimber)
    }
}

/// Fuses a graph: merges the ground, then the vertices of each component, and goes up the tree that
/// is left by the colon principle.
///
/// Cost: O(V + E), without recursion.
///
/// ```
/// use mexplorer::hackenbush::{Event, Spec, fuse};
///
/// // A triangle on a stalk.
/// let game = Spec::parse("0-1,1-2,2-3,3-1", "0")?;
/// let mut seen = Vec::new();
/// let fused = fuse(&game, &mut |event| seen.push(event));
/// assert_eq!(fused.nimber(), 2);
/// assert_eq!(
///     seen,
///     [
///         Event::Fused { component: 1, vertices: 3, edges: 3 },
///         Event::Paired { component: 1, left: 1 },
///         Event::Valued { component: 1, nimber: 1 },
///         Event::Valued { component: 0, nimber: 2 },
///         Event::Answered { nimber: 2 },
///     ]
/// );
/// assert_eq!(fused.component(3).unwrap().parent, Some(0));
/// # Ok::<(), mexplorer::hackenbush::Error>(())
/// ```
pub fn fuse(spec: &Spec, observer: &mut impl Observer<Event>) -> Fused {
    let fused = fused(spec);
    let grounds = small(spec.ground().len());
    if grounds > 1 {
        observer.see(Event::Ground { vertices: grounds });
    }
    for one in fused.components().iter().filter(|one| one.edges > 0) {
        observer.see(Event::Fused {
            component: one.vertex,
            vertices: one.vertices,
            edges: one.edges,
        });
        observer.see(Event::Paired {
            component: one.vertex,
            left: one.edges % 2,
        });
    }
    for one in fused.components() {
        observer.see(Event::Valued {
            component: one.vertex,
            nimber: one.nimber,
        });
    }
    let nimber = fused.nimber();
    observer.see(Event::Answered { nimber });
    fused
}

fn fused(spec: &Spec) -> Fused {
    let tree = spec.tree();
    let vertices = 0..small(spec.vertices().len());
    // Turned round, the order of the tree has each component after what it carries.
    let feet = tree.order.iter().rev().copied();
    let feet: Vec<u32> = feet.filter(|&vertex| tree.is_foot(vertex)).collect();
    // By foot: the place of its component.
    let mut places: Vec<Option<u32>> = vec![None; spec.vertices().len()];
    for (place, &foot) in (0..).zip(&feet) {
        places[foot as usize] = Some(place);
    }
    let places: Vec<Option<u32>> = vertices
        .map(|vertex| places[tree.foot(spec.merged(vertex))? as usize])
        .collect();
    let mut components: Vec<Component> = feet
        .iter()
        .map(|&foot| Component {
            vertex: foot,
            vertices: 0,
            edges: 0,
            nimber: tree.values[foot as usize],
            parent: None,
            bridge: None,
        })
        .collect();
    for (vertex, place) in (0..).zip(&places) {
        if let Some(place) = place {
            let one = &mut components[*place as usize];
            one.vertices += 1;
            // The ground's has its own name.
            if spec.ground().first() != Some(&one.vertex) {
                one.vertex = one.vertex.min(vertex);
            }
        }
    }
    for &[one, other] in spec.edges() {
        let [one, other] = [one, other].map(|end| places[end as usize]);
        if let Some(place) = one.filter(|_| one == other) {
            components[place as usize].edges += 1;
        }
    }
    for (place, &foot) in feet.iter().enumerate() {
        if let Some([below, bridge]) = tree.below(foot) {
            let parent = places[below as usize].map(|parent| components[parent as usize].vertex);
            components[place].parent = parent;
            components[place].bridge = Some(bridge);
        }
    }
    Fused { components, places }
}
