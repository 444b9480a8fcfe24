// Labels of a graph by the plain loop, O(n m).
// Reads n and m, then m edges u v from the vertices 0 to n - 1;
// how many terminals win, and which; how many lose, and which;
// 1 and the vertex of the token, or 0 for no token.
// Prints who wins, first, second or draw, and a vertex to which a
// move wins; then the labels: P, N, or ? for a draw.
// Exact for any graph; 10,000 vertices with 100,000 edges in a
// few seconds.

#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
  int n, m;
  cin >> n >> m;
  vector<vector<int>> options(n);
  for (int e = 0; e < m; e++) {
    int u, v;
    cin >> u >> v;
    options[u].push_back(v);
  }
  string terminal(n, '?');
  for (char letter : string("PN")) {
    int terminals;
    cin >> terminals;
    for (int e = 0; e < terminals; e++) {
      int v;
      cin >> v;
      terminal[v] = letter;
    }
  }
  int tokens;
  cin >> tokens;

  string label(n, '?');
  // A winning move, where there is one.
  vector<int> move(n, -1);
  for (int v = 0; v < n; v++) {
    if (terminal[v] != '?') {
      label[v] = terminal[v];  // @terminal v, terminal[v]
    }
  }

  bool changed = true;
  while (changed) {
    changed = false;
    for (int v = 0; v < n; v++) {
      if (label[v] != '?') continue;
      bool all_n = true;
      for (int u : options[v]) {
        if (label[u] != 'N') all_n = false;
      }
      if (all_n) {
        label[v] = 'P';  // @all_n v, options[v]
        changed = true;
      }
    }
    for (int v = 0; v < n; v++) {
      if (label[v] != '?') continue;
      for (int u : options[v]) {
        if (label[u] == 'P') {
          label[v] = 'N';  // @option v, u
          move[v] = u;
          changed = true;
          break;
        }
      }
    }
  }

  for (int t = 0; t < tokens; t++) {
    int v;
    cin >> v;
    map<char, string> winner = {{'N', "first"}, {'P', "second"}, {'?', "draw"}};
    cout << winner[label[v]] << "\n";  // @answer v, label[v]
    if (move[v] >= 0) cout << move[v] << "\n";
  }
  cout << label << "\n";
}
