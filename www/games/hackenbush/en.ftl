# Green Hackenbush: edges are cut from the ground.

hackenbush-rule = Cut one of { $edges }; what is then not joined to the ground falls, too. Whoever cuts the last edge wins.{ $is_ground ->
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
hackenbush-large = { $count } edges are answered; drawn are pictures of 400 edges at most.
hackenbush-edge = edge { $one }–{ $other }
hackenbush-vertex = vertex { $number }
hackenbush-undo = Undo
hackenbush-tools = What a click does
hackenbush-tool-look = Look
hackenbush-tool-draw = Draw
hackenbush-tool-erase = Erase
hackenbush-covered = The answer is covered.
hackenbush-checked = **Checked:** nimber and all winning cuts against the bare rules on 900 random pictures with cycles, loops and edges side by side.

hackenbush-verdict-over = no edge is joined to the ground, mover has lost
hackenbush-verdict-p = mover loses, every cut leaves an N
hackenbush-verdict-n = { $more ->
    [untold] mover wins; there are too many cycles to look for a cut that does
   *[other] mover wins, cut { $moves }{ $more ->
        [none] { "" }
        [unknown] ; there may be more
        [one] , or 1 more winning cut
       *[other] , or one of { $count } more winning cuts
    }
}

hackenbush-step-start = Three rules shrink any picture: the **ground** is one vertex, **cycles** fuse, and a tree is read from its tips down.
hackenbush-step-ground = The { $count } vertices on the ground become **one**: what hangs from any of them hangs from the ground.
hackenbush-step-fused = The { $count ->
    [1] vertex { $members } has { $edges ->
        [one] a loop
       *[other] { $edges } loops
    }.
   *[other] vertices { $members } lie on cycles: **fuse** them into one, and their { $edges } edges become loops.
}
hackenbush-step-paired = A loop is worth 1, as an edge that ends in the air. { $edges ->
    [one] This one stays.
   *[other] Two and two of the { $edges } are worth nothing: { $left ->
        [0] **none** is left.
       *[other] **one** is left.
    }
}
hackenbush-step-valued = { $where ->
    [ground] The ground
   *[vertex] Vertex { $vertex }
} { $count ->
    [0] carries nothing: **0**.
    [one] carries one branch, worth { $parts } = **{ $nimber }**.
   *[other] carries { $count } branches: { $parts } = **{ $nimber }**.
}
hackenbush-step-answer = { $outcome ->
    [over] Nothing is joined to the ground: **P**.
    [untold] The picture is worth **{ $nimber }**, not 0. **N**.
    [N] The picture is worth **{ $nimber }**, not 0, and a cut makes it 0: { $move }. **N**.
   *[P] The picture is worth **0**: every cut changes that. **P**.
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
    two loops: nothing
    ends down: XOR of (branch + 1)
    P if the ground is worth 0, else N

hackenbush-explain = { $fallen ->
    [0] Nothing falls with it.
    [one] One more edge falls with it.
   *[other] { $fallen } more edges fall with it.
} { $wins ->
    [yes] What is left is worth 0: this cut **wins**.
   *[no] What is left is not worth 0: this cut does not win.
}
hackenbush-explain-loose = It is not joined to the ground: it is worth nothing and cannot be cut.
hackenbush-make = Make this cut
hackenbush-play-position = { $count ->
    [one] 1 edge stands.
   *[other] { $count } edges stand.
}
hackenbush-move = { $player }: { $edge }. Edges left: { $count }
hackenbush-hint = Cut the **{ $edge }**: then { $count } stand, and your opponent loses.
hackenbush-hint-none = No cut wins.

error-hackenbush-edge = Edge { $place }, “{ $typed }”, is not two vertices joined by -, like 0-1, each a whole number up to { $limit }; stalks like 3+4+1 have 2,000 edges at most together.
error-hackenbush-edges-many = There are { $value } edges; there may be { $limit } at most.
error-hackenbush-ground = Ground vertex { $place }, “{ $typed }”, is no vertex: a whole number up to { $limit }.
error-hackenbush-vertex = { $name ->
    [edges] Edge
   *[ground] Ground vertex
} { $place } names vertex { $value }; vertices go up to { $limit }.
error-hackenbush-position = “{ $value }” is no position of this game.

# A play: its rule and what to do, in one line each.
hackenbush-play-rule = Cut an edge: what is no longer joined to the ground falls. Whoever cuts last wins.
hackenbush-do = Click an edge to cut it.
