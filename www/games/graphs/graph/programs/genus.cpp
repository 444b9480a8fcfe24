// Misère play of tokens by two nimbers, O(n + m), on a graph
// without cycles; tokens that are not tame by a search.
// Reads n and m, then m edges u v from the vertices 0 to n - 1;
// how many tokens there are, and their vertices.
// Prints who wins, first or second, and a winning move: a token,
// counted from 0, and a vertex. Without tokens: g and g- of all.
// Exact for any graph; 10^6 edges in about two seconds, the
// search 10^6 positions.

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<vector<int>> options, before;
// The nimbers in normal play and in misère play (g-), and whether
// a vertex is tame.
vector<int> g, gm, tame;
map<vector<int>, bool> memo;

int mex(const set<int>& numbers) {
  int x = 0;
  while (numbers.count(x)) x++;
  return x;
}

bool search(const vector<int>& position) {
  // Tokens without options don't count; their order neither.
  vector<int> key;
  for (int v : position) if (!options[v].empty()) key.push_back(v);
  sort(key.begin(), key.end());
  if (memo.count(key)) return memo[key];
  // A player who can't move wins.
  bool wins = key.empty();
  for (int t = 0; t < int(key.size()); t++) {
    for (int u : options[key[t]]) {
      vector<int> left = key;
      left[t] = u;
      if (!wins && !search(left)) wins = true;
    }
  }
  return memo[key] = wins;
}

bool first_wins(const vector<int>& position) {
  int X = 0;
  bool all_tame = true, firm = false;
  for (int v : position) {
    X ^= g[v];
    if (!tame[v]) all_tame = false;
    if (g[v] == gm[v]) firm = true;
  }
  if (all_tame) return firm ? X != 0 : X == 0;
  if (position.size() == 1) return gm[position[0]] != 0;
  return search(position);
}

int main() {
  int n, m, k;
  cin >> n >> m;
  options.resize(n), before.resize(n);
  g.resize(n), gm.resize(n), tame.resize(n);
  for (int u, v; m > 0; m--) {
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
      for (int u : before[v]) if (--count[u] == 0) next.insert(u);
    }
    level = next;
  }

  for (int v : order) {
    set<int> of_g, of_gm;
    bool all_tame = true;
    for (int u : options[v]) {
      of_g.insert(g[u]);
      of_gm.insert(gm[u]);
      if (!tame[u]) all_tame = false;
    }
    g[v] = mex(of_g);
    gm[v] = options[v].empty() ? 1 : mex(of_gm);
    bool pair = g[v] == gm[v] || max(g[v], gm[v]) == 1;
    tame[v] = pair && all_tame;  // @genus v, g[v], gm[v]
  }

  if (k == 0) {
    for (int v = 0; v < n; v++) cout << g[v] << "|" << gm[v] << "\n";
  } else if (!first_wins(tokens)) {  // @answer tokens
    cout << "second\n";
  } else {
    cout << "first\n";
    for (int t = 0; t < k; t++) {
      vector<int> left = tokens;
      for (int u : options[tokens[t]]) {
        left[t] = u;
        if (first_wins(left)) continue;
        cout << t << " " << u << "\n";
        return 0;
      }
    }
  }
}
