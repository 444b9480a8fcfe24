// Nim with a move in 1 to k heaps, by Moore: O(n k log a).
// Reads n, k, m and misere, then the n heaps. A move takes at least
// 1 from each of its heaps, at most m (m = 0: any number). Who
// takes the last one wins, or with misere = 1 loses.
// Prints who wins, first or second, and a winning move: how much to
// take from each heap.
// Exact while the numbers are below 2^62.

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  int n, k, misere;
  long long m;
  cin >> n >> k >> m >> misere;
  vector<long long> a(n + 1);
  for (int i = 1; i <= n; i++) cin >> a[i];

  // What counts of a heap: all of it, or the rest modulo m + 1.
  vector<long long> R(n + 1);
  for (int i = 1; i <= n; i++) R[i] = m > 0 ? a[i] % (m + 1) : a[i];

  int width = 0;
  while (*max_element(R.begin(), R.end()) >> width > 0) width++;
  vector<int> ones(width);
  int small = 0, big = 0;
  for (int i = 1; i <= n; i++) {
    if (R[i] == 1) small++;
    if (R[i] > 1) big++;
    long long rest = R[i];  // @added i, R[i]
    for (int c = 0; c < width; c++) ones[c] += rest >> c & 1;
  }

  bool lost = true;
  for (int c = 0; c < width; c++) {
    if (ones[c] % (k + 1) > 0) lost = false;
  }
  if (misere && big == 0) lost = small % (k + 1) == 1;

  // A winning move leaves of heap i what counts as left[i].
  vector<long long> left = R;
  if (misere && big <= k && !lost) {
    // Leave 1 modulo k + 1 of the ones, and nothing above: some of
    // the big heaps become 1, the others 0, and some ones become 0.
    int to_one = 0;
    int to_zero = (small + k) % (k + 1);
    while (to_zero > min(k - big, small)) {
      to_one++;
      to_zero = (small + to_one + k) % (k + 1);
    }
    for (int i = 1; i <= n; i++) {
      if (R[i] > 1) {
        left[i] = to_one > 0 ? 1 : 0;
        to_one--;
      } else if (R[i] == 1 && to_zero > 0) {
        left[i] = 0;
        to_zero--;
      }
    }
  } else if (!lost) {
    // The heaps with free digits from here on.
    vector<int> opened;
    for (int c = width - 1; c >= 0; c--) {
      int r = ones[c];
      for (int h : opened) r -= R[h] >> c & 1;
      r %= k + 1;
      int missing = (k + 1 - r) % (k + 1);
      if (missing <= (int)opened.size()) {  // @counted c, r
        for (int j = 0; j < missing; j++) {
          int h = opened[j];
          left[h] += 1LL << c;  // @given c, h, left[h]
        }
      } else {
        for (int i = 1; i <= n; i++) {
          bool is_closed = left[i] == R[i];
          if (r > 0 && is_closed && (R[i] >> c & 1) == 1) {
            opened.push_back(i);  // @opened c, i, R[i]
            left[i] = R[i] >> (c + 1) << (c + 1);
            r--;
          }
        }
      }
    }
  }

  if (lost) {
    cout << "second\n";
  } else {
    cout << "first\n";
    vector<long long> take(n + 1);
    for (int i = 1; i <= n; i++) {
      if (left[i] < R[i]) {
        take[i] = R[i] - left[i];  // @taken i, R[i], left[i]
      }
    }
    for (int i = 1; i <= n; i++) cout << take[i] << (i < n ? " " : "\n");
  }
}
