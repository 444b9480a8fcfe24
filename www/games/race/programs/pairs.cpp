// The race by pairs of cells on shortest paths, O(cells^2).
// Reads n and m, then n rows of m cells: # a wall, A and B the
// starts, . any other cell. A moves first.
// Prints who wins, first, second or draw, and a winning step of A:
// its row and column, counted from 0.
// Exact; boards of 10^7 pairs in a few seconds.

#include <iostream>
#include <string>
#include <vector>
using namespace std;

const int FAR = 1000000000;
int n, m, w, d;
string board;
vector<int> from_a, from_b, place;
vector<vector<int>> L;
// NP[i][x][y] = 1: B wins with A to move, on cell x of layer i, and
// B on cell y of layer d - i.
vector<vector<vector<char>>> NP;

vector<int> neighbours(int cell) {
  vector<int> found;
  for (int to : {cell - w, cell + 1, cell + w, cell - 1}) {
    if (board[to] != '#') found.push_back(to);
  }
  return found;
}

vector<int> distances(int start) {
  vector<int> found(board.size(), FAR), queue = {start};
  found[start] = 0;
  for (size_t next = 0; next < queue.size(); next++) {
    int cell = queue[next];
    for (int to : neighbours(cell)) {
      if (found[to] < FAR) continue;
      found[to] = found[cell] + 1;
      queue.push_back(to);
    }
  }
  return found;
}

// The neighbours in layer k of the shortest paths.
vector<int> steps(int cell, int k) {
  vector<int> found;
  for (int to : neighbours(cell)) {
    if (from_a[to] == k && from_b[to] == d - k) found.push_back(to);
  }
  return found;
}

// B moves from cell b of layer d - i; A is on cell x of layer i + 1.
bool b_can_win(int i, int x, int b) {
  for (int to : steps(b, d - i - 1)) {
    if (NP[i + 1][x][place[to]] == 1) return true;
  }
  return false;
}

int main() {
  cin >> n >> m;
  w = m + 1;
  board = string(w, '#');
  for (string row; cin >> row;) board += row + "#";
  board += string(w, '#');
  int A = board.find('A'), B = board.find('B');
  from_a = distances(A);
  from_b = distances(B);
  d = from_a[B];

  // The layers, and the place of each cell in its own.
  L.resize(d < FAR ? d + 1 : 0);
  place.resize(board.size());
  for (int cell = 0; cell < (int)board.size(); cell++) {
    if (d == FAR || from_a[cell] + from_b[cell] != d) continue;
    place[cell] = L[from_a[cell]].size();
    L[from_a[cell]].push_back(cell);
  }

  if (d < FAR && d % 2 == 0) {
    int h = d / 2;
    NP.resize(h + 1);
    int p = L[h].size();
    NP[h].assign(p, vector<char>(p, 0));  // @middle h, p
    for (int x = 0; x < p; x++) NP[h][x][x] = 1;
    for (int i = h - 1; i >= 0; i--) {
      int p = L[i].size(), q = L[d - i].size();
      NP[i].assign(p, vector<char>(q, 1));  // @layer i, p, q
      for (int x = 0; x < p; x++) {
        for (int y = 0; y < q; y++) {
          for (int to : steps(L[i][x], i + 1)) {
            if (!b_can_win(i, place[to], L[d - i][y])) NP[i][x][y] = 0;
          }
        }
      }
    }
  }

  string word = "first";
  if (d == FAR) {
    word = "draw";
  } else if (d % 2 == 0 && NP[0][0][0] == 1) {
    word = "second";
  }
  cout << word << "\n";  // @answer word
  if (word == "first") {
    for (int cell : L[1]) {
      if (d % 2 == 0 && b_can_win(0, place[cell], B)) continue;
      cout << cell / w - 1 << " " << cell % w << "\n";
      break;
    }
  }
}
