// Wythoff's game by its definition, O(n^3).
// Reads A and B, the two piles.
// Prints who wins, first or second, and the piles that a winning
// move leaves.
// Exact for piles up to 1,000.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

const pair<int, int> NONE = {-1, -1};

// N[a][b]: whether whoever is to move wins.
vector<vector<char>> N;

// The nearest P that one move leads to, if there is one.
pair<int, int> find(int a, int b) {
  for (int x = 1; x <= a; x++) {
    if (!N[a - x][b]) return {a - x, b};
  }
  for (int x = 1; x <= b; x++) {
    if (!N[a][b - x]) return {a, b - x};
  }
  for (int x = 1; x <= min(a, b); x++) {
    if (!N[a - x][b - x]) return {a - x, b - x};
  }
  return NONE;
}

int main() {
  int A, B;
  cin >> A >> B;

  // The grid goes up to 12 at least, as on the board.
  int n = max({A, B, 12});
  N.assign(n + 1, vector<char>(n + 1, false));
  for (int b = 0; b <= n; b++) {
    for (int a = 0; a <= n; a++) {
      auto to = find(a, b);
      if (to != NONE) {
        N[a][b] = true;  // @wins a, b, to
      } else {
        N[a][b] = false;  // @loses a, b
      }
    }
  }

  if (N[A][B]) {
    auto [a, b] = find(A, B);
    cout << "first\n" << a << " " << b << "\n";
  } else {
    cout << "second\n";
  }
}
