// Green Hackenbush by fusion: O(n + m), and for a winning cut as
// much for each edge.
// Reads m and the ends of the m edges; then how many vertices are
// on the ground, and which, in ascending order.
// Prints who wins, first or second, and an edge whose cut wins,
// counted from 0.
// Exact for any picture; 10,000 edges in a few seconds.

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, m, k, root;
vector<vector<int>> edges, at;
vector<int> ground, order, seen, low, parent, foot, loops;

void merge_ground() {
  for (vector<int>& edge : edges)
    for (int& v : edge)
      if (count(ground.begin(), ground.end(), v)) v = root;
}

// Grows a tree from v, to which the edge e leads. low[v]: the
// earliest place in the order to which an edge leads back from there.
void grow(int v, int e, int cut) {
  seen[v] = low[v] = order.size();
  order.push_back(v);
  for (int f : at[v]) {
    if (f == e || f == cut) continue;
    int u = edges[f][0] == v ? edges[f][1] : edges[f][0];
    if (seen[u] == -1) {
      parent[u] = v;
      grow(u, f, cut);
      low[v] = min(low[v], low[u]);
    } else {
      low[v] = min(low[v], seen[u]);
    }
  }
}

// Fuses the cycles. foot[v]: the lowest vertex of those that v is
// fused with; loops[c]: how many edges become loops at a foot c.
void fuse(int cut) {
  order.clear();
  seen.assign(n, -1), foot.assign(n, -1), loops.assign(n, 0);
  if (k > 0) grow(root, -1, cut);
  for (int v : order) {
    foot[v] = low[v] < seen[v] ? foot[parent[v]] : v;
  }
  for (int e = 0; e < m; e++) {
    int u = edges[e][0], v = edges[e][1];
    if (e != cut && foot[u] >= 0 && foot[u] == foot[v]) loops[foot[u]]++;
  }
}

int nimber_without(int cut) {
  fuse(cut);
  vector<int> x(n);
  for (int c = 0; c < n; c++) x[c] = loops[c] % 2;
  for (int i = order.size() - 1; i > 0; i--) {
    int c = order[i];
    if (foot[c] == c) x[foot[parent[c]]] ^= x[c] + 1;
  }
  return x[root];
}

int main() {
  cin >> m;
  edges.assign(m, {0, 0});
  for (auto& edge : edges) {
    cin >> edge[0] >> edge[1];
    n = max(n, max(edge[0], edge[1]) + 1);
  }
  cin >> k;
  ground.resize(k);
  for (int& v : ground) cin >> v;
  if (k > 0) root = ground[0];
  if (k > 1) {
    merge_ground();  // @ground ground
  }
  n = max(n, root + 1);
  at.resize(n), low.resize(n), parent.resize(n);
  for (int e = 0; e < m; e++) {
    for (int v : edges[e]) at[v].push_back(e);
  }

  fuse(-1);
  // The feet from the tips down; what is fused is named by its
  // smallest vertex.
  vector<int> feet, name(n), x(n);
  for (int v = 0; v < n; v++) name[v] = v;
  for (int v : order) {
    if (foot[v] == v) feet.insert(feet.begin(), v);
    if (foot[v] != root) name[foot[v]] = min(name[foot[v]], v);
  }

  for (int c : feet) {
    int v = name[c], count = loops[c];
    if (count > 0) {
      x[v] = count;  // @fused v, count
      x[v] %= 2;  // @paired v, x[v]
    }
  }
  int nimber = 0;
  for (int c : feet) {
    int v = name[c];
    nimber = x[v];  // @valued v, x[v]
    if (c != root) x[name[foot[parent[c]]]] ^= nimber + 1;
  }

  if (nimber == 0) {  // @answer nimber
    cout << "second\n";
    return 0;
  }
  vector<int> joined = foot;
  int e = 0;
  while (joined[edges[e][0]] < 0 || nimber_without(e) != 0) e++;
  cout << "first\n" << e << "\n";
}
