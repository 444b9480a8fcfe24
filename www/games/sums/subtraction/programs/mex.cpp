// Subtraction game by mex, O(k N) with a largest heap of N.
// Reads h and k, the h heaps, then the k numbers of S: what may be
// taken from a heap. Who makes the last move wins.
// Prints who wins, first or second, and a winning move: the heap,
// counted from 1, and how much to take.
// Exact; heaps up to 10^7, if S is small.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int h, k, X;
vector<int> heaps, S, g;

// A move that makes X = 0.
pair<int, int> winning_move() {
  for (int i = 1; i <= h; i++) {
    int a = heaps[i];
    for (int s : S) {
      if (s <= a && g[a - s] == (g[a] ^ X)) return {i, s};
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

  int N = *max_element(heaps.begin(), heaps.end());
  g.resize(N + 1);
  for (int n = 0; n <= N; n++) {
    vector<int> values;
    for (int s : S) {
      if (s <= n) values.push_back(g[n - s]);
    }
    int v = 0;  // @options n, values
    while (count(values.begin(), values.end(), v)) v++;
    g[n] = v;  // @mex n, v
  }

  for (int i = 1; i <= h; i++) {
    int a = heaps[i];
    X ^= g[a];  // @added i, a, g[a], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    auto [i, s] = winning_move();
    cout << "first\n" << i << " " << s << "\n";
  }
}
