// Parity piles, O(number of piles).
// Reads the number of piles, then the stones of each, pile 0
// first.
// Prints who wins, first or second, and a winning move: i, j and
// -1: pile i gains a stone, the odd pile j loses it.
// Exact for stones below 2^63; 10^6 piles in about a second.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  int m;
  cin >> m;
  vector<long long> stones(m);
  for (int j = 0; j < m; j++) cin >> stones[j];

  int X = 0;
  for (int j = 0; j < m; j++) {
    if (stones[j] % 2 == 0) {
      continue;  // @passed j, stones[j]
    }
    X ^= j;  // @counts j, stones[j], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    cout << "first\n";
    for (int j = 0; j < m; j++) {
      if (stones[j] % 2 == 1 && (j ^ X) < j) {
        cout << (j ^ X) << " " << j << " -1\n";
        break;
      }
    }
  }
}
