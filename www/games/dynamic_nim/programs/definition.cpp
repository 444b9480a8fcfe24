// Dynamic Nim by its definition, O(pile^3).
// Reads pile, cap, p, q: a pile, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q.
// Prints who wins, first or second, and a winning take.
// Exact while p times the pile is below 2^62; a pile up to 2,000.

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  long long pile, cap, p, q;
  cin >> pile >> cap >> p >> q;

  // NP[m][n] = 1: whoever is to move wins with m left and cap n.
  vector<vector<char>> NP(pile + 1);
  for (long long m = 0; m <= pile; m++) NP[m].resize(m + 1);
  for (long long m = 1; m <= pile; m++) {
    for (long long n = 1; n <= m; n++) {
      for (long long x = 1; x <= n; x++) {
        long long c = min(p * x / q, m - x);
        if (NP[m - x][c] == 0) {  // @tried m, n, x, c, NP[m - x][c]
          NP[m][n] = 1;
          break;
        }
      }
    }
  }

  if (NP[pile][cap] == 1) {
    long long take = 1;
    while (NP[pile][take] == 0) take++;
    cout << "first\n" << take << "\n";
  } else {
    cout << "second\n";
  }
}
