// Staircase Nim, O(number of stairs).
// Reads the number of stairs, then the stones of each, the floor
// first.
// Prints who wins, first or second, and a winning move: a stair,
// and how many stones go down from it.
// Exact for stones below 2^63; 10^6 stairs in about a second.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  int m;
  cin >> m;
  vector<long long> stones(m);
  for (int j = 0; j < m; j++) cin >> stones[j];

  long long X = 0;
  for (int j = 0; j < m; j++) {
    if (j % 2 == 0) {
      continue;  // @passed j, stones[j]
    }
    X ^= stones[j];  // @counts j, stones[j], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    cout << "first\n";
    for (int j = 1; j < m; j++) {
      long long take;
      if (j % 2 == 1) {
        // Take from the heap.
        take = stones[j] - (stones[j] ^ X);
      } else {
        // Enlarge the heap below.
        take = (stones[j - 1] ^ X) - stones[j - 1];
      }
      if (1 <= take && take <= stones[j]) {
        cout << j << " " << take << "\n";
        break;
      }
    }
  }
}
