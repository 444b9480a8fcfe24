# Green Hackenbush: edges are cut from the ground.

hackenbush-rule = Cut any edge: anything no longer joined to the ground falls. Whoever cuts the last edge wins. The picture: { $edges }.{ $is_ground ->
    [usual] {""}
   *[other] {" "}On the ground: { $ground }
}
hackenbush-counts = { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}
hackenbush-field-edges = Edges, like 0-1, separated by commas; or stalks, like 3+4+5
hackenbush-field-ground = Vertices on the ground, separated by commas
hackenbush-board = The picture
hackenbush-large = There is an answer for { $count } edges, but only pictures of up to 400 edges are drawn.
hackenbush-edge = edge { $one }–{ $other }
hackenbush-vertex = vertex { $number }
hackenbush-undo = Undo
hackenbush-tools = What a click does
hackenbush-tool-look = Look
hackenbush-tool-draw = Draw
hackenbush-tool-erase = Erase
hackenbush-covered = The answer is covered.
hackenbush-checked = **Checked:** the tests check the nimber and all winning cuts against a search that uses only the rules. They use 900 random pictures with cycles, loops and parallel edges.

hackenbush-verdict-n = { $named ->
    [0] the player to move wins, but there are too many cycles to look for a winning cut
   *[other] the player to move wins: cut { $moves }{ verdict-more }
}

hackenbush-step-start = Every picture plays like one Nim heap. To find its size, the **nimber**, we make the picture simpler step by step until only trees are left.
hackenbush-step-ground = The { $count } vertices on the ground become **one**: it doesn’t matter where on the ground an edge stands.
hackenbush-step-fused = The { $count ->
    [1] vertex { $members } has { $edges ->
        [one] a loop
       *[other] { $edges } loops
    }.
   *[other] vertices { $members } lie on cycles. **Fusing** them into one point does not change who wins (fusion principle). Their { $edges } edges become loops.
}
hackenbush-step-paired = A loop counts 1, like an edge that ends in the air. { $edges ->
    [one] This one stays.
   *[other] Two loops cancel, as every cut can be copied (1 XOR 1 = 0). Of { $edges } loops, { $left ->
        [0] **none** is left.
       *[other] **one** is left.
    }
}
hackenbush-step-valued = { $where ->
    [ground] { $count ->
        [0] Nothing stands on the ground: **0**.
        [one] { $is_sum ->
            [no] One loop stands on the ground: nimber **{ $nimber }**.
           *[yes] One branch stands on the ground. Its edge adds 1: { $parts } = **{ $nimber }**.
        }
       *[other] { $count } branches stand on the ground. Each edge adds 1 to what it carries: { $parts } = **{ $nimber }**.
    }
   *[vertex] Vertex { $vertex } { $count ->
        [0] carries nothing: nimber **0**.
        [one] { $is_sum ->
            [no] carries one loop: nimber **{ $nimber }**.
           *[yes] carries one branch. Its edge adds 1: { $parts } = **{ $nimber }**.
        }
       *[other] carries { $count } branches. Each edge adds 1 to what it carries: { $parts } = **{ $nimber }**.
    }
}
hackenbush-xor = XOR
hackenbush-step-answer = { $outcome ->
    [over] Nothing is joined to the ground: **P**.
    [untold] The picture’s nimber is **{ $nimber }**, not 0. **N**.
    [N] The picture’s nimber is **{ $nimber }**, not 0, so the player to move wins (**N**): cut the { $move }, and the rest has nimber 0.
   *[P] The picture’s nimber is **0**, and every cut changes that. **P**.
}
hackenbush-step-name = { $kind ->
    [start] start
    [ground] ground
    [fused] cycle
    [paired] loops
    [answer] answer
   *[other] vertex { $vertex }
}
hackenbush-code =
    merge the ground
    fuse cycles: edges become loops
    two loops cancel
    from the tips down: XOR of (branch + 1)
    P if the ground’s nimber is 0, else N

hackenbush-explain = { $fallen ->
    [0] Nothing falls with it.
    [one] One more edge falls with it.
   *[other] { $fallen } more edges fall with it.
} { $wins ->
    [yes] The rest has nimber 0, so this cut **wins**.
   *[no] The rest’s nimber isn’t 0, so this cut doesn’t win.
}
hackenbush-explain-loose = It is not joined to the ground, so it doesn’t count, and you can’t cut it.
hackenbush-make = Make this cut
hackenbush-play-position = { $count ->
    [one] 1 edge is left.
   *[other] { $count } edges are left.
}
hackenbush-move = { $player } cut the { $edge }, leaving { $count ->
    [one] 1 edge
   *[other] { $count } edges
}
hackenbush-hint = Cut the **{ $edge }**: that { $count ->
    [0] is the last edge, and you win
    [one] leaves 1 edge, and your opponent loses
   *[other] leaves { $count } edges, and your opponent loses
}.
hackenbush-why-play = { $kind ->
    [wins] Cut { $edge }, and you have an answer to every cut of your opponent: the picture’s **nimber** is then 0, every cut changes it, and you make it 0 again.
   *[none] Your opponent has an answer to every cut: the picture’s **nimber** is 0, your cut changes it, and your opponent makes it 0 again.
}

error-hackenbush-edge = Edge { $place }, “{ $typed }”, is not two vertices joined by -, like 0-1. Each vertex is a whole number up to { $limit }. Stalks like 3+4+1 may have 2,000 edges together.
error-hackenbush-edges-many = There are { $value } edges, but at most { $limit } are possible.
error-hackenbush-ground = Ground vertex { $place }, “{ $typed }”, is not a vertex: it must be a whole number up to { $limit }.
error-hackenbush-vertex = { $name ->
    [edges] Edge
   *[ground] Ground vertex
} { $place } names vertex { $value }; vertices go up to { $limit }.
error-hackenbush-position = “{ $value }” is not a position of this game.

# A play: its rule and what to do, in one line each.
hackenbush-play-rule = Cut an edge. Anything no longer joined to the ground falls. Whoever cuts the last edge wins.
hackenbush-do = { hand-click-first } the edge you want to cut.
