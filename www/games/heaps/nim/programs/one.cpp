// Nim with a move in one heap: binary XOR, O(n log a).
// Reads n, m and misere, then the n heaps. A move takes at least 1
// from a heap, at most m (m = 0: any number). Who takes the last
// one wins, or with misere = 1 loses.
// Prints who wins, first or second, and a winning move: the heap,
// counted from 1, and how much to take.
// Exact while the numbers are below 2^62.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  int n, misere;
  long long m;
  cin >> n >> m >> misere;
  vector<long long> a(n + 1);
  for (int i = 1; i <= n; i++) cin >> a[i];

  // What counts of a heap: all of it, or the rest modulo m + 1.
  vector<long long> r(n + 1);
  for (int i = 1; i <= n; i++) r[i] = m > 0 ? a[i] % (m + 1) : a[i];

  long long X = 0;
  int ones = 0, big = 0, width = 0;
  for (int i = 1; i <= n; i++) {
    if (r[i] == 1) ones++;
    if (r[i] > 1) big++;
    while (r[i] >> width > 0) width++;
    X ^= r[i];  // @added i, r[i], X
  }

  bool lost = X == 0;
  if (misere && big == 0) lost = ones % 2 == 1;

  // A winning move leaves of heap h what counts as left.
  int h = 0;
  long long left = 0;
  if (misere && big <= 1 && !lost) {
    // Leave an odd number of ones, and nothing above.
    h = 1;
    if (big == 1) {
      while (r[h] <= 1) h++;
      left = 1 - ones % 2;
    } else if (ones > 0) {
      while (r[h] == 0) h++;
    } else {
      while (h <= n && a[h] == 0) h++;
      left = 1;
    }
  } else if (!lost) {
    // r[h] xor X, column by column, the highest first.
    for (int c = width - 1; c >= 0; c--) {
      int odd = (X ^ r[h]) >> c & 1;
      if (odd == 1 && h > 0) {  // @counted c, odd
        left += 1LL << c;  // @given c, h, left
      } else if (odd == 1) {
        int i = 1;
        while ((r[i] >> c & 1) == 0) i++;
        h = i;  // @opened c, i, r[i]
        left = r[h] >> (c + 1) << (c + 1);
      }
    }
  }

  if (lost) {
    cout << "second\n";
  } else if (h > n) {
    // Nothing is left, and who has no move wins.
    cout << "first\n";
  } else {
    long long take = r[h] - left;  // @taken h, r[h], left
    if (take < 0) take += m + 1;
    cout << "first\n" << h << " " << take << "\n";
  }
}
