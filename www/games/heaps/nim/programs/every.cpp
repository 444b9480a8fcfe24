// Nim with a move in every heap that has stones, O(n).
// Reads n and m, then the n heaps. A move takes at least 1 from
// each, at most m (m = 0: any number). Who takes the last one wins.
// Prints who wins, first or second, and a winning move: how much to
// take from each heap.
// Exact while the numbers are below 2^62.

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  int n;
  long long m;
  cin >> n >> m;
  vector<long long> a(n + 1);
  for (int i = 1; i <= n; i++) cin >> a[i];
  if (m == 0) m = *max_element(a.begin(), a.end());

  // The steps of a heap, if its winner plays slowly.
  vector<long long> steps(n + 1);
  long long most = 0;
  for (int i = 1; i <= n; i++) {
    steps[i] = a[i] / (m + 1) * 2;
    if (a[i] % (m + 1) > 0) steps[i]++;
    most = max(most, steps[i]);  // @timed i, a[i], steps[i], most
  }

  if (most % 2 == 0) {
    cout << "second\n";
  } else {
    cout << "first\n";
    vector<long long> take(n + 1);
    for (int i = 1; i <= n; i++) {
      if (a[i] > 0) {
        // Leave even steps in the slowest heaps.
        bool slowest = steps[i] == most;
        take[i] = slowest ? a[i] % (m + 1) : 1;  // @taken i, steps[i]
      }
    }
    for (int i = 1; i <= n; i++) cout << take[i] << (i < n ? " " : "\n");
  }
}
