// Dynamic Nim row by row, O(pile^2).
// Reads pile, cap, p, q: a pile, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q.
// Prints who wins, first or second, and a winning take.
// Exact while p times the pile is below 2^62; a pile up to 20,000.

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
      if (NP[m][n - 1] == 1) {
        NP[m][n] = 1;  // @before m, n, NP[m][n - 1]
      } else {
        long long c = min(p * n / q, m - n);
        NP[m][n] = 1 - NP[m - n][c];  // @take m, n, c, NP[m - n][c]
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
