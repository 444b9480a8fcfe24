// The token that never comes back: the first player wins exactly
// when every maximum matching covers the start. Edmonds' search,
// O(n^3): 2,000 vertices and 20,000 edges in a second.
// Reads n and m, then m edges u v between the vertices 0 to n - 1,
// and the vertex of the token.
// Prints who wins, first or second; for first, a vertex to which a
// move wins; then who wins from each vertex: N, first, or P, second.

#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

vector<set<int>> near;
// The base of the blossom of each vertex, and how to go back.
vector<int> mate, before, base;
// Outer, 'o', and inner vertices, 'i', of all trees.
string kind;

int common_base(int v, int u) {
  for (set<int> seen;; swap(v, u)) {
    if (v < 0) continue;
    v = base[v];
    if (!seen.insert(v).second) return v;
    v = mate[v] >= 0 ? before[mate[v]] : -1;
  }
}

// From v to the base b: inner vertices on the way become outer,
// with a way back across the edge to u.
vector<int> walk(int v, int u, int b, vector<int>& queue) {
  vector<int> way;
  while (base[v] != b) {
    before[v] = u;
    u = mate[v];
    way.insert(way.end(), {v, u});
    if (kind[u] == 'i') queue.push_back(u);
    kind[u] = 'o';
    v = before[u];
  }
  way.push_back(v);
  return way;
}

// Grows a tree from an exposed vertex. Whether it finds a path.
bool search(int root) {
  kind[root] = 'o';
  vector<int> queue = {root}, tree = {root};
  for (size_t i = 0; i < queue.size(); i++) {
    int v = queue[i];
    for (int u : near[v]) {
      if (kind[u] == 'i' || base[u] == base[v]) continue;
      if (kind[u] == 'o') {
        int b = common_base(v, u);
        vector<int> way = walk(v, u, b, queue);
        vector<int> cycle(way.rbegin(), way.rend());
        for (int w : walk(u, v, b, queue)) cycle.push_back(w);
        set<int> shrunk;  // @shrink cycle
        for (int w : cycle) shrunk.insert(base[w]);
        for (int w : tree) base[w] = shrunk.count(base[w]) ? b : base[w];
      } else if (mate[u] >= 0) {
        before[u] = v;
        tree.insert(tree.end(), {u, mate[u]});
        queue.push_back(mate[u]);
        kind[u] = 'i';  // @grow v, u
        kind[mate[u]] = 'o';
      } else {
        vector<int> path = {u, v};
        while (mate[path.back()] >= 0) {
          path.push_back(mate[path.back()]);
          path.push_back(before[path.back()]);
        }
        for (size_t p = 0; p < path.size(); p++) {
          mate[path[p]] = path[p ^ 1];
        }
        for (int w : tree) kind[w] = ' ', base[w] = w;
        return true;  // @augment path
      }
    }
  }
  return false;  // @stuck root
}

int main() {
  int n, m, token;
  cin >> n >> m;
  near.resize(n);
  for (int e = 0; e < m; e++) {
    int u, v;
    cin >> u >> v;
    near[u].insert(v);
    near[v].insert(u);
  }
  cin >> token;
  mate = before = vector<int>(n, -1);
  kind = string(n, ' ');
  for (int v = 0; v < n; v++) base.push_back(v);
  for (int root = 0; root < n; root++) {
    if (mate[root] < 0) search(root);  // @search root
  }
  string label = kind, winner = "second";
  for (char& one : label) one = one == 'o' ? 'P' : 'N';
  int move = -1;  // @starts
  if (label[token] == 'N') {
    winner = "first";
    int partner = mate[token];
    mate[token] = mate[partner] = -1;  // @without token, partner
    kind = string(n, ' ');
    kind[token] = 'i';
    for (int v = 0; v < n; v++) base[v] = v;
    for (int root = 0; root < n; root++) {
      if (root != token && mate[root] < 0) search(root);  // @again root
    }
    for (int v : near[token]) move = kind[v] == 'o' ? v : move;
  }
  cout << winner << "\n";  // @answer token, winner
  if (move >= 0) cout << move << "\n";
  cout << label << "\n";
}
