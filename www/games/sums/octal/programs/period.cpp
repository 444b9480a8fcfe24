// Octal game by the period of its values (Guy and Smith).
// Reads h and m, the h rows, and the digits d[0] to d[m] of the
// code, d[m] > 0. When k are taken, d[k] says what may be left: the
// sum of 1 for nothing, 2 for one row, 4 for two rows. Who makes the
// last move wins.
// Prints who wins, first or second, and a winning move: the row,
// counted from 1, how many to take, and how many on their left.
// Exact for rows below 2^62; or prints unknown if 8,000 values prove
// no period.

#include <algorithm>
#include <cassert>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int h, m, pre, p;
vector<long long> rows;
vector<int> d, g;

int value(long long n) {
  return n < (int)g.size() ? g[n] : g[pre + (n - pre) % p];
}

// The moves of a row of n: what they take, and leave on the left. A
// part of pre + p or more can give p to the other one.
vector<pair<int, int>> moves(long long n) {
  vector<pair<int, int>> found;
  for (int k = 0; k <= m && k <= n; k++) {
    long long rest = n - k;
    long long most = rest / 2;
    if (p > 0) most = min<long long>(most, pre + p);
    for (int left = 0; left <= most; left++) {
      int bit = rest == 0 ? 1 : left == 0 ? 2 : 4;
      if (d[k] & bit) found.push_back({k, left});
    }
  }
  return found;
}

// A move that makes X = 0.
void print_winning_move(int X) {
  for (int i = 1; i <= h; i++) {
    long long a = rows[i];
    for (auto [k, left] : moves(a)) {
      if ((value(left) ^ value(a - k - left)) == (value(a) ^ X)) {
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
  for (int i = 1; i <= h; i++) cin >> rows[i];
  for (int k = 0; k <= m; k++) cin >> d[k];

  int N = 0;
  while (p == 0 && N < 8000) {
    N = 2 * N + 16;
    for (int n = g.size(); n < N; n++) {
      vector<char> is_value;
      for (auto [k, left] : moves(n)) {
        int v = g[left] ^ g[n - k - left];
        if (v >= (int)is_value.size()) is_value.resize(v + 1);
        is_value[v] = true;
      }
      int v = 0;
      while (v < (int)is_value.size() && is_value[v]) v++;
      g.push_back(v);
    }
    for (int back = 1; back < N; back++) {
      // From here on the values show the period back.
      int start = N - back;
      while (start > 1 && g[start - 1] == g[start - 1 + back]) start--;
      if (p == 0 && 2 * (start + back) + m <= N) {
        pre = start;
        p = back;
      }
    }
  }

  if (p == 0) {
    cout << "unknown\n";
    return 0;
  }

  for (int n = pre; n < 2 * pre + p + m; n++) {
    assert(g[n] == g[n + p]);  // @compared n, p, g[n], g[n + p]
  }

  // So they are proved to repeat for ever.
  int X = 0;  // @found pre, p
  for (long long a : rows) X ^= value(a);
  if (X == 0) {
    cout << "second\n";
  } else {
    cout << "first\n";
    print_winning_move(X);
  }
}
