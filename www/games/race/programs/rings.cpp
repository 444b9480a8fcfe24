// The race by rings and arcs, O(cells).
// Reads n and m, then n rows of m cells: # a wall, A and B the
// starts, . any other cell. A moves first.
// Prints who wins, first, second or draw, and a winning step of A:
// its row and column, counted from 0.
// Exact; boards of 2,000 by 2,000 cells in a few seconds.

#include <iostream>
#include <string>
#include <vector>
using namespace std;

const int FAR = 1000000000;
int n, m, w, A, B, d;
string board;
vector<int> step, from_a, from_b;

vector<int> distances(int start) {
  vector<int> found(board.size(), FAR), queue = {start};
  found[start] = 0;
  for (size_t next = 0; next < queue.size(); next++) {
    for (int s : step) {
      int to = queue[next] + s;
      if (board[to] == '#' || found[to] < FAR) continue;
      found[to] = found[queue[next]] + 1;
      queue.push_back(to);
    }
  }
  return found;
}

// An edge of the shortest paths: 1 to B, -1 to A, 0 if it is none.
int edge(int cell, int turn) {
  int to = cell + step[turn % 4];
  return from_a[to] + from_b[to] == d ? from_a[to] - from_a[cell] : 0;
}

// Whether an edge to A is the last one before the edges to B.
bool is_last(int cell, int turn) {
  do turn++; while (edge(cell, turn) == 0);
  return edge(cell, turn) == 1;
}

// Where a place leads, with turns around a ring of p cells.
int through(const vector<int>& ends, int place, int p) {
  return ends[place % ends.size()] + place / (int)ends.size() * p;
}

// The cell to which A goes straight and wins; 0 if B wins.
int decide() {
  // The layers as rings. From place v of layer k steps lead to the
  // places lo[k][v] to hi[k][v] of the next one.
  vector<vector<int>> L = {{A}}, lo, hi;
  vector<int> last_in(board.size());
  for (int k = 0; k < d; k++) {
    vector<int> ring, los, his;
    for (int cell : L[k]) {
      los.push_back(-1);
      for (int turn = last_in[cell] + 1; turn <= last_in[cell] + 4; turn++) {
        if (edge(cell, turn) != 1) continue;
        int to = cell + step[turn % 4];
        bool is_new = is_last(to, turn + 2);
        if (is_new) last_in[to] = (turn + 2) % 4;
        if (is_new || ring.empty()) ring.push_back(to);
        if (los.back() == -1) los.back() = ring.size() - 1;
      }
      his.push_back(ring.size() - 1);
    }
    // The seam may cut the first cell, which then comes again.
    if (ring.size() > 1 && ring.back() == ring[0]) ring.pop_back();
    L.push_back(ring);
    lo.push_back(los);
    hi.push_back(his);
  }
  // With A on place v of its ring, B wins from l[v] to r[v].
  int h = d / 2, p = L[h].size();
  vector<int> l(p), r(p);  // @middle h, p
  for (int v = 0; v < p; v++) l[v] = r[v] = v;
  for (int i = h - 1; i > 0; i--) {
    // B moves: the cells with a step into the arc.
    p = L[d - i].size();
    for (int& place : l) place = through(lo[d - i - 1], place, p);
    for (int& place : r) place = through(hi[d - i - 1], place, p);
    int count = l.size();  // @widened i, p, l[0], r[0]
    for (int v = 0; v < count; v++)
      if (l[v] + p <= through(r, v + 1, p)) return 0;
    // A moves: what the arcs of all its steps share.
    vector<int> next_l, next_r;
    for (int place : hi[i]) next_l.push_back(through(l, place, p));
    for (int place : lo[i]) next_r.push_back(through(r, place, p));
    l = next_l;  // @shared i, p, next_l[0], next_r[0]
    r = next_r;
    for (int v = 0; v < (int)l.size(); v++)
      if (l[v] > r[v]) return L[i][v];
  }
  return 0;
}

int main() {
  cin >> n >> m;
  w = m + 1;
  board = string(w, '#');
  for (string row; cin >> row;) board += row + "#";
  board += string(w, '#');
  A = board.find('A'), B = board.find('B');
  // North, east, south, west.
  step = {-w, 1, w, -1};
  from_a = distances(A);
  from_b = distances(B);
  d = from_a[B];
  int target = d == FAR ? 0 : d % 2 == 1 ? B : decide();
  string word = target > 0 ? "first" : d == FAR ? "draw" : "second";
  cout << word << "\n";  // @answer word
  if (target == 0) return 0;
  from_b = distances(target);
  int to = 0;
  for (int s : step)
    if (from_b[A + s] == from_b[A] - 1) to = A + s;
  cout << to / w - 1 << " " << to % w << "\n";
}
