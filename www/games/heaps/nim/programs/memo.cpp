// Nim by a search with a memo.
// Reads n, m and misere, then the n heaps. A move takes at least 1
// from a heap, at most m (m = 0: any number). Who takes the last
// one wins, or with misere = 1 loses.
// Prints who wins, first or second, and a winning move: the heap,
// counted from 1, and how much to take.
// Exact; up to 100,000 positions in a few seconds.

#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

int n, m, misere;

// memo[p]: N or P, of a position p.
map<vector<int>, char> memo;

// A move: the heap, and how much to take.
vector<pair<int, int>> moves(const vector<int>& p) {
  vector<pair<int, int>> found;
  for (int i = 0; i < n; i++) {
    for (int x = 1; x <= min(m, p[i]); x++) found.push_back({i, x});
  }
  return found;
}

vector<int> after(vector<int> p, int i, int x) {
  p[i] -= x;
  return p;
}

char win(const vector<int>& p) {
  if (memo.count(p)) {
    return memo[p];  // @found p, memo[p]
  }
  char answer = 'P';  // @called p
  if (misere && moves(p).empty()) answer = 'N';
  for (auto [i, x] : moves(p)) {
    if (win(after(p, i, x)) == 'P') {
      answer = 'N';
      break;
    }
  }
  memo[p] = answer;  // @returned p, answer
  return answer;
}

int main() {
  cin >> n >> m >> misere;
  vector<int> heaps(n);
  for (int i = 0; i < n; i++) cin >> heaps[i];
  if (m == 0) {
    for (int heap : heaps) m = max(m, heap);
  }

  if (win(heaps) == 'P') {
    cout << "second\n";
  } else {
    cout << "first\n";
    for (auto [i, x] : moves(heaps)) {
      if (memo[after(heaps, i, x)] == 'P') {
        cout << i + 1 << " " << x << "\n";
        break;
      }
    }
  }
}
