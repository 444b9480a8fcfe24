// Wythoff's game by pairs of mex, O(n).
// Reads A and B, the two piles.
// Prints who wins, first or second, and the piles that a winning
// move leaves.
// Exact for piles up to 10^7.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
  int A, B;
  cin >> A >> B;

  // The pairs go up to 12 at least, as on the board.
  int n = max({A, B, 12});
  vector<char> used(2 * n + 2);
  vector<int> a, b;
  int i = 0, x = 0;
  while (x <= n) {
    if (used[x]) {
      x++;  // @passed i, x
    } else {
      a.push_back(x);  // @chosen i, x
      b.push_back(x + i);
      used[b[i]] = true;  // @marked i, a[i], b[i]
      i++;
      x++;
    }
  }

  // A star that a move leads to, if there is one.
  for (int j = 0; j < i; j++) {
    for (auto [c, d] : {pair{a[j], b[j]}, pair{b[j], a[j]}}) {
      bool in_line = c == A || d == B || A - c == B - d;
      if (in_line && c <= A && d <= B && (c < A || d < B)) {
        cout << "first\n" << c << " " << d << "\n";
        return 0;
      }
    }
  }
  cout << "second\n";
}
