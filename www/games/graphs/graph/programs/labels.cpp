// Labels of a graph by retrograde analysis, with counters:
// O(n + m).
// Reads n and m, then m edges u v from the vertices 0 to n - 1;
// how many terminals win, and which; how many lose, and which;
// 1 and the vertex of the token, or 0 for no token.
// Prints who wins, first, second or draw, and a vertex to which a
// move wins; then the labels: P, N, or ? for a draw.
// Exact for any graph; 10^6 edges in about a second.

#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
  int n, m;
  cin >> n >> m;
  vector<vector<int>> options(n), before(n);
  for (int e = 0; e < m; e++) {
    int u, v;
    cin >> u >> v;
    options[u].push_back(v);
    before[v].push_back(u);
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
  // Options that are not yet known to be N.
  vector<int> count(n);
  for (int v = 0; v < n; v++) count[v] = options[v].size();
  // A winning move, where there is one.
  vector<int> move(n, -1);
  vector<int> queue;
  for (int v = 0; v < n; v++) {
    if (terminal[v] != '?') {
      label[v] = terminal[v];  // @terminal v, terminal[v]
      queue.push_back(v);
    }
  }
  for (int v = 0; v < n; v++) {
    if (terminal[v] == '?' && count[v] == 0) {
      label[v] = 'P';  // @sink v
      queue.push_back(v);
    }
  }

  for (int i = 0; i < int(queue.size()); i++) {
    int v = queue[i];
    for (int u : before[v]) {
      if (label[u] != '?') continue;
      if (label[v] == 'P') {
        label[u] = 'N';  // @option u, v
        move[u] = v;
        queue.push_back(u);
      } else {
        count[u]--;
        if (count[u] == 0) {
          label[u] = 'P';  // @all_n u
          queue.push_back(u);
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
