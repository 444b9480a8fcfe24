// Subtraction game by a search with a memo.
// Reads h, k and misere, the h heaps, then the k numbers of S: what
// may be taken from a heap. Who makes the last move wins, or with
// misere = 1 loses.
// Prints who wins, first or second, and a winning move: the heap,
// counted from 1, and how much to take.
// Exact; up to 100,000 positions in a few seconds.

#include <iostream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

int h, k, misere;
vector<int> S;

// memo[p]: N or P, of a position p.
map<vector<int>, char> memo;

// A move: the heap, and how much to take.
vector<pair<int, int>> moves(const vector<int>& p) {
  vector<pair<int, int>> found;
  for (int i = 0; i < h; i++) {
    for (int s : S) {
      if (s <= p[i]) found.push_back({i, s});
    }
  }
  return found;
}

vector<int> after(vector<int> p, int i, int s) {
  p[i] -= s;
  return p;
}

char win(const vector<int>& p) {
  if (memo.count(p)) {
    return memo[p];  // @found p, memo[p]
  }
  char answer = 'P';  // @called p
  if (misere && moves(p).empty()) answer = 'N';
  for (auto [i, s] : moves(p)) {
    if (win(after(p, i, s)) == 'P') {
      answer = 'N';
      break;
    }
  }
  memo[p] = answer;  // @returned p, answer
  return answer;
}

int main() {
  cin >> h >> k >> misere;
  vector<int> heaps(h);
  S.resize(k);
  for (int& heap : heaps) cin >> heap;
  for (int& s : S) cin >> s;

  if (win(heaps) == 'P') {
    cout << "second\n";
  } else {
    cout << "first\n";
    for (auto [i, s] : moves(heaps)) {
      if (memo[after(heaps, i, s)] == 'P') {
        cout << i + 1 << " " << s << "\n";
        break;
      }
    }
  }
}
