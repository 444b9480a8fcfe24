// Wythoff's game by stars, O(n^2).
// Reads A and B, the two piles.
// Prints who wins, first or second, and the piles that a winning
// move leaves.
// Exact for piles up to 10,000.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int A, B, n;
vector<vector<char>> covered;
vector<pair<int, int>> stars;

void cover_lines(int a, int b) {
  for (int d = 0; d <= n; d++) {
    if (a + d <= n) covered[a + d][b] = true;
    if (b + d <= n) covered[a][b + d] = true;
    if (max(a, b) + d <= n) covered[a + d][b + d] = true;
  }
}

void place(int a, int b) {
  stars.push_back({a, b});  // @placed a, b
  cover_lines(a, b);  // @lines a, b
}

int main() {
  cin >> A >> B;

  // The grid goes up to 12 at least, as on the board.
  n = max({A, B, 12});
  covered.assign(n + 1, vector<char>(n + 1, false));
  for (int a = 0; a <= n; a++) {
    // The first free cell of a column, if it has one.
    for (int b = a; b <= n; b++) {
      if (!covered[a][b]) {
        place(a, b);
        if (a < b) place(b, a);
        break;
      }
    }
  }

  if (find(stars.begin(), stars.end(), make_pair(A, B)) != stars.end()) {
    cout << "second\n";
  } else {
    cout << "first\n";
    for (auto [a, b] : stars) {
      bool in_line = a == A || b == B || A - a == B - b;
      if (in_line && a <= A && b <= B) {
        cout << a << " " << b << "\n";
        break;
      }
    }
  }
}
