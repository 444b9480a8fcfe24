// Subtraction game by the period of its values.
// Reads h and k, the h heaps, then the k numbers of S: what may be
// taken from a heap. Who makes the last move wins.
// Prints who wins, first or second, and a winning move: the heap,
// counted from 1, and how much to take.
// Exact for heaps below 2^62; in seconds if the values repeat
// within the first 10^7.

#include <algorithm>
#include <cassert>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int h, k, pre, p;
vector<long long> heaps;
vector<int> S, g;

int value(long long n) {
  return n < pre ? g[n] : g[pre + (n - pre) % p];
}

// A move that makes X = 0.
pair<int, int> winning_move(int X) {
  for (int i = 1; i <= h; i++) {
    long long a = heaps[i];
    for (int s : S) {
      if (s <= a && value(a - s) == (value(a) ^ X)) return {i, s};
    }
  }
  return {0, 0};
}

int main() {
  cin >> h >> k;
  heaps.resize(h + 1);
  S.resize(k);
  for (int i = 1; i <= h; i++) cin >> heaps[i];
  for (int& s : S) cin >> s;

  // The last w values decide the next one.
  int w = *max_element(S.begin(), S.end());
  int N = 0;
  while (p == 0) {
    N = 2 * N + 2 * w + 1;
    for (int n = g.size(); n < N; n++) {
      vector<int> values;
      for (int s : S) {
        if (s <= n) values.push_back(g[n - s]);
      }
      int v = 0;
      while (count(values.begin(), values.end(), v)) v++;
      g.push_back(v);
    }
    // How far back the last w values occur.
    for (int back = 1; p == 0 && back <= N - w; back++) {
      if (equal(g.end() - w, g.end(), g.end() - w - back)) p = back;
    }
  }

  // From here on they repeat.
  pre = N - p;
  while (pre > 0 && g[pre - 1] == g[pre - 1 + p]) pre--;
  for (int n = pre; n < pre + w; n++) {
    assert(g[n] == g[n + p]);  // @compared n, p, g[n], g[n + p]
  }

  // So they are proved to repeat for ever.
  int X = 0;  // @found pre, p
  for (long long a : heaps) X ^= value(a);
  if (X == 0) {
    cout << "second\n";
  } else {
    auto [i, s] = winning_move(X);
    cout << "first\n" << i << " " << s << "\n";
  }
}
