//! The nimber of a graph by fusion, step by step.

use crate::Observer;
use crate::graphs::digraph::small;

use super::Spec;

/// A step of a run. A component is identified by its vertex ([`Component::vertex`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The ground vertices become one; only if there are several.
    Ground {
        /// How many there are.
        vertices: u32,
    },
    /// The vertices of a component become one, and the edges between them loops; for every
    /// component that has such edges, even if it has only one vertex and loops.
    Fused {
        /// The component.
        component: u32,
        /// How many vertices.
        vertices: u32,
        /// How many edges, all of them loops now.
        edges: u32,
    },
    /// Each pair of loops has nimber 0 and is removed; follows each `Fused`.
    Paired {
        /// The component.
        component: u32,
        /// How many loops are left, 0 or 1.
        left: u32,
    },
    /// The colon principle: the nimber of a component is the XOR of its loops mod 2 and, for each
    /// component it carries, of that one's nimber + 1. For every component, after those it carries;
    /// the ground's is the last.
    Valued {
        /// The component.
        component: u32,
        /// Its nimber.
        nimber: u32,
    },
    /// The answer, the nimber of the ground's component; 0 if there is none.
    Answered {
        /// The nimber of the graph.
        nimber: u32,
    },
}

/// Vertices that are connected without bridges, fused to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// Its smallest vertex; for the ground's component the first ground vertex.
    pub vertex: u32,
    /// How many vertices it has, counting all ground vertices.
    pub vertices: u32,
    /// How many edges are between them, loops included.
    pub edges: u32,
    /// Its nimber, including all that it carries.
    pub nimber: u32,
    /// The component that carries it, by its vertex; `None` for the ground's.
    pub parent: Option<u32>,
    /// The edge to that component.
    pub bridge: Option<u32>,
}

/// A graph fused to a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fused {
    components: Vec<Component>,
    /// By vertex: its component.
    places: Vec<Option<u32>>,
}

impl Fused {
    /// All components connected to the ground, each after those it carries; the ground's is the
    /// last.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// By vertex: the index of its component in [`components`](Self::components); `None` if it is
    /// not connected to the ground.
    #[must_use]
    pub fn places(&self) -> &[Option<u32>] {
        &self.places
    }

    /// The component of a vertex; `None` if it is not connected to the ground or does not exist.
    #[must_use]
    pub fn component(&self, vertex: u32) -> Option<&Component> {
        let place = (*self.places.get(vertex as usize)?)?;
        self.components.get(place as usize)
    }

    /// The nimber of the graph.
    #[must_use]
    pub fn nimber(&self) -> u32 {
        self.components.last().map_or(0, |ground| ground.nimber)
    }
}

/// Fuses a graph: merges the ground, then the vertices of each component, and evaluates the
/// resulting tree by the colon principle.
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
    // In the reversed order of the tree each component comes after those it carries.
    let feet = tree.order.iter().rev().copied();
    let feet: Vec<u32> = feet.filter(|&vertex| tree.is_foot(vertex)).collect();
    // By foot: the index of its component.
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
            // The ground's component is named by the first ground vertex.
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
