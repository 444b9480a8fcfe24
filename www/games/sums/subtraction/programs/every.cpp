// Subtraction game with a move in every heap that has one: steps,
// O(k N) with a largest heap of N.
// Reads h and k, the h heaps, then the k numbers of S: what may be
// taken from a heap. Who makes the last move wins.
// Prints who wins, first or second, and a winning move: how much to
// take from each heap, 0 where it has no move.
// Exact; heaps up to 10^7, if S is small.

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  int h, k;
  cin >> h >> k;
  vector<int> heaps(h + 1), S(k);
  for (int i = 1; i <= h; i++) cin >> heaps[i];
  for (int& s : S) cin >> s;

  int N = *max_element(heaps.begin(), heaps.end());
  vector<int> steps(N + 1);
  for (int n = 0; n <= N; n++) {
    vector<int> values, evens;
    for (int s : S) {
      if (s > n) continue;
      values.push_back(steps[n - s]);
      if (steps[n - s] % 2 == 0) evens.push_back(steps[n - s]);
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
    int a = heaps[i];
    m = max(m, steps[a]);  // @added i, a, steps[a], m
  }

  if (m % 2 == 0) {  // @answer m
    cout << "second\n";
  } else {
    cout << "first\n";
    // In each heap, leave one step less.
    vector<int> take(h + 1);
    for (int i = 1; i <= h; i++) {
      int a = heaps[i];
      for (int s : S) {
        if (s <= a && steps[a - s] == steps[a] - 1) take[i] = s;
      }
    }
    for (int i = 1; i <= h; i++) cout << take[i] << (i < h ? " " : "\n");
  }
}
