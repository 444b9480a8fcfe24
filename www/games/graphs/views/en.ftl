# What stands beside the graph: a vertex explained, the list, texts and files.

graph-vertex = vertex { $name }
graph-option = { $name } ({ $label })
graph-only-token = The only token here
graph-add-token = One more token here
graph-explain = { $kind ->
    [win] A winning terminal: who moved there has won. **P**.
    [lose] A losing terminal: who moved there has lost. **N**.
    [sink] No edge leads on: whoever is to move here has lost. **P**.
    [P] All options are N: { $options }. **P**, over in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
    [N] Some option is P: { $options }. **N**, won in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
   *[draw] No option is P and some option is a draw: { $options }. A **draw**.
}{ $breaking ->
    [yes] { " " }It is worth 0 and no option of it is worth 1: here SJ’s theorem fails in true misère play.
   *[no] { "" }
}
graph-explain-value = { " " }{ $method ->
    [steps] It takes **{ $value }** steps where every token moves.
    [genus] Its two nimbers are **{ $value }**.
   *[nimbers] Its nimber is **{ $value }**.
}
graph-column-vertex = vertex
graph-column-options = leads to
graph-column-tokens = tokens
graph-column-terminal = terminal
graph-column-name = name
graph-column-place = place
graph-cell-of = { $column }, vertex { $vertex }
graph-terminal-none = none
graph-terminal-win = wins
graph-terminal-lose = loses
graph-delete = Delete vertex { $vertex }
graph-no-tokens = Labels only
graph-list-wrong = “{ $value }” is not understood: whole numbers up to { $limit }, separated by commas.
graph-list-more = More vertices: { $shown } of { $count } are listed
graph-list-large = This graph is too large to be edited here.
graph-files-how = Edges like 0 1, a line each; lists like 0: 1 2; or DOT, digraph { "{" } a -> b { "}" }. A first line of two numbers says how many vertices and edges there are, where so many edges follow. It can be pasted or dropped on the board as well, up to a million edges.
graph-text = The graph as a text
graph-read = Read
graph-open-file = Open a file
