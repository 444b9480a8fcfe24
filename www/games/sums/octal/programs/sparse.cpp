// Octal game by its sparse space.
// Reads h and m, the h rows, and the digits d[0] to d[m] of the
// code. When k are taken, d[k] says what may be left: the sum of 1
// for nothing, 2 for one row, 4 for two rows. Who makes the last
// move wins.
// Prints who wins, first or second, and a winning move: the row,
// counted from 1, how many to take, and how many on their left.
// Exact with any mask; rows up to 10^5 in seconds, if few are rare.

#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int h, m, X;
vector<int> rows, d, g;

// For even k and for odd k: the mask, and the rare rows. The last
// bit of the size of a row counts as one more bit of its value.
int mask[2];
vector<int> rare[2];

// Two rare parts, or two common ones, give a rare value.
bool is_rare(int n, int v, int odd) {
  int bits = 2 * v + (n + odd) % 2;
  return __builtin_popcount(bits & mask[odd]) % 2 == 0;
}

vector<int> rare_rows(int odd) {
  vector<int> found;
  for (int n = 1; n < (int)g.size(); n++) {
    if (is_rare(n, g[n], odd)) found.push_back(n);
  }
  return found;
}

// Takes the mask with the fewest rare rows so far.
void choose_mask(int odd) {
  int best = 0, fewest = g.size();
  int most = 4 * *max_element(g.begin(), g.end()) + 1;
  for (int one = 0; one <= most; one++) {
    mask[odd] = one;
    int count = rare_rows(odd).size();
    if (count < fewest) {
      best = one;
      fewest = count;
    }
  }
  mask[odd] = best;
  rare[odd] = rare_rows(odd);
}

// Whether some split has a value that is rare.
bool is_found(int n, int v) {
  for (int k = 0; k <= min(m, n); k++) {
    int most = d[k] & 4 && is_rare(n, v, k % 2) ? (n - k) / 2 : 0;
    for (int left = 1; left <= most; left++) {
      if ((g[left] ^ g[n - k - left]) == v) return true;
    }
  }
  return false;
}

// A move that makes X = 0.
void print_winning_move() {
  for (int i = 1; i <= h; i++) {
    int a = rows[i];
    for (int k = 0; k <= min(m, a); k++) {
      for (int left = 0; left <= (a - k) / 2; left++) {
        int bit = k == a ? 1 : left == 0 ? 2 : 4;
        int value = g[left] ^ g[a - k - left];
        if ((d[k] & bit) && value == (g[a] ^ X)) {
          cout << i << " " << k << " " << left << "\n";
          return;
        }
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

  int N = *max_element(rows.begin(), rows.end());
  int next_choice = 16;
  for (int n = 0; n <= N; n++) {
    vector<int> unsplit;
    for (int k = 0; k <= min(m, n); k++) {
      if (d[k] & (k == n ? 1 : 2)) unsplit.push_back(g[n - k]);
    }
    set<int> marked(unsplit.begin(), unsplit.end());  // @rare n, unsplit
    for (int k = 0; k <= min(m, n); k++) {
      if (!(d[k] & 4)) continue;
      for (int part : rare[k % 2]) {
        if (part < n - k) marked.insert(g[part] ^ g[n - k - part]);
      }
    }
    int v = 0;
    while (marked.count(v) || is_found(n, v)) v++;
    g.push_back(v);  // @sought n, v
    for (int odd : {0, 1}) {
      if (n > 0 && is_rare(n, v, odd)) rare[odd].push_back(n);
      if (n == next_choice) choose_mask(odd);
    }
    if (n == next_choice) next_choice *= 2;
  }

  for (int a : rows) X ^= g[a];
  if (X == 0) {  // @found X
    cout << "second\n";
  } else {
    cout << "first\n";
    print_winning_move();
  }
}
