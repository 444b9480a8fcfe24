# What games on graphs ask.
graph-ask-label = { $label ->
    [N] N: who moves from it wins
   *[P] P: who moves from it loses
}
graph-ask-vertex = Vertex **{ $name }** is next. Which label does it get?
graph-ask-number = Vertex **{ $name }** is next. Which number does it get?
multi-ask-mex = { $values ->
    [none] Vertex { $vertex } has no options. What is it worth?
   *[other] The options of vertex { $vertex } are worth { $values }. What is the vertex worth?
}
multi-ask-added = The XOR so far is { $before }. What is it with token { $token }?
