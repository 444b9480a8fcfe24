// Octal game by mex, O(m N^2) with a longest row of N.
// Reads h and m, the h rows, the digits d[0] to d[m] of the code,
// and u[0] to u[m]: u[k] = 1 if two parts must differ. When k are
// taken, d[k] says what may be left: the sum of 1 for nothing, 2
// for one row, 4 for two rows. Who makes the last move wins.
// Prints who wins, first or second, and a winning move: the row,
// counted from 1, how many to take, and how many on their left.
// Exact; rows up to 10,000 in a few seconds.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int h, m, X;
vector<int> rows, d, u, g;

// The moves of a row of n: what they take, and leave on the left.
vector<pair<int, int>> moves(int n) {
  vector<pair<int, int>> found;
  for (int k = 0; k <= min(m, n); k++) {
    int rest = n - k;
    for (int left = 0; left <= rest / 2; left++) {
      int right = rest - left;
      bool allowed;
      if (rest == 0) {
        allowed = d[k] & 1;
      } else if (left == 0) {
        allowed = d[k] & 2;
      } else {
        allowed = (d[k] & 4) && (u[k] == 0 || left != right);
      }
      if (allowed) found.push_back({k, left});
    }
  }
  return found;
}

// A move that makes X = 0.
void print_winning_move() {
  for (int i = 1; i <= h; i++) {
    int a = rows[i];
    for (auto [k, left] : moves(a)) {
      if ((g[left] ^ g[a - k - left]) == (g[a] ^ X)) {
        cout << i << " " << k << " " << left << "\n";
        return;
      }
    }
  }
}

int main() {
  cin >> h >> m;
  rows.resize(h + 1);
  d.resize(m + 1);
  u.resize(m + 1);
  for (int i = 1; i <= h; i++) cin >> rows[i];
  for (int k = 0; k <= m; k++) cin >> d[k];
  for (int k = 0; k <= m; k++) cin >> u[k];

  int N = *max_element(rows.begin(), rows.end());
  g.resize(N + 1);
  for (int n = 0; n <= N; n++) {
    vector<int> values;
    for (auto [k, left] : moves(n)) {
      values.push_back(g[left] ^ g[n - k - left]);
    }
    int v = 0;  // @options n, values
    while (count(values.begin(), values.end(), v)) v++;
    g[n] = v;  // @mex n, v
  }

  for (int i = 1; i <= h; i++) {
    int a = rows[i];
    X ^= g[a];  // @added i, a, g[a], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    cout << "first\n";
    print_winning_move();
  }
}
