// Octal game with a move in every row that has one: steps,
// O(N^2) with a longest row of N.
// Reads h and last, the h rows, the digits d[0] to d[last] of the
// code, and u[0] to u[last]: u[k] = 1 if two parts must differ. When
// k are taken, d[k] says what may be left: the sum of 1 for nothing,
// 2 for one row, 4 for two rows. Who makes the last move wins.
// Prints who wins, first or second, and a winning move: of each row
// that has a move its number, counted from 1, how many to take, and
// how many on their left.
// Exact; rows up to 10,000 in a few seconds.

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int h, last;
vector<int> rows, d, u, steps;

// The moves of a row of n: what they take, and leave on the left.
vector<pair<int, int>> moves(int n) {
  vector<pair<int, int>> found;
  for (int k = 0; k <= min(last, n); k++) {
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

int main() {
  cin >> h >> last;
  rows.resize(h + 1);
  d.resize(last + 1);
  u.resize(last + 1);
  for (int i = 1; i <= h; i++) cin >> rows[i];
  for (int k = 0; k <= last; k++) cin >> d[k];
  for (int k = 0; k <= last; k++) cin >> u[k];

  int N = *max_element(rows.begin(), rows.end());
  steps.resize(N + 1);
  for (int n = 0; n <= N; n++) {
    vector<int> values, evens;
    for (auto [k, left] : moves(n)) {
      // The slower part decides.
      int slower = max(steps[left], steps[n - k - left]);
      values.push_back(slower);
      if (slower % 2 == 0) evens.push_back(slower);
    }
    int v = 0;  // @options n, values
    if (!evens.empty()) {
      v = 1 + *max_element(evens.begin(), evens.end());
    } else if (!values.empty()) {
      v = 1 + *min_element(values.begin(), values.end());
    }
    steps[n] = v;  // @mex n, v
  }

  int m = 0;
  for (int i = 1; i <= h; i++) {
    int a = rows[i];
    m = max(m, steps[a]);  // @added i, a, steps[a], m
  }

  if (m % 2 == 0) {  // @answer m
    cout << "second\n";
  } else {
    cout << "first\n";
    // In each row, leave one step less.
    string gap = "";
    for (int i = 1; i <= h; i++) {
      int a = rows[i];
      bool is_moved = false;
      for (auto [k, left] : moves(a)) {
        int slower = max(steps[left], steps[a - k - left]);
        if (!is_moved && slower == steps[a] - 1) {
          cout << gap << i << " " << k << " " << left;
          gap = " ";
          is_moved = true;
        }
      }
    }
    cout << "\n";
  }
}
