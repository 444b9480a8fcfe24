// Nimbers of a graph, with or without cycles, and the tokens on
// it together: O(n + m) for each nimber that occurs.
// Reads the rule, normal or sj; n and m, then m edges u v from the
// vertices 0 to n - 1; how many tokens, and their vertices.
// Prints who wins, first, second or draw, and a winning move: a
// token, counted from 0, and a vertex. Without tokens: nimbers,
// -1 for infinite. Exact; 10^6 edges in a few seconds.

#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

string rule;
int n, m, k;
vector<vector<int>> options, before;
vector<int> nimber, tokens;
set<int> infinite;

// The numbers that the options of a vertex have already.
set<int> numbers(int v) {
  set<int> found;
  for (int u : options[v]) if (nimber[u] >= 0) found.insert(nimber[u]);
  return found;
}

string outcome(const vector<int>& position) {
  int X = 0, big = 0;
  vector<int> loopy;
  for (int v : position) {
    if (infinite.count(v)) loopy.push_back(v);
    else X ^= nimber[v];
    if (nimber[v] > 1) big = 1;
  }
  if (rule == "sj") return (big > 0) == (X != 0) ? "first" : "second";
  if (loopy.empty()) return X != 0 ? "first" : "second";
  return loopy.size() == 1 && numbers(loopy[0]).count(X) ? "first" : "draw";
}

// With cycles: the vertices of one number after the other.
void by_numbers() {
  // x[v]: the mex of the numbers among the options of v.
  vector<int> x(n);
  for (int m = 0; m <= n; m++) {
    // Options without a number that don't lead to m yet.
    vector<int> wait(n), leads(n), queue;
    for (int v = 0; v < n; v++) {
      for (int u : options[v]) wait[v] += nimber[u] == -1;
      if (nimber[v] == -1 && x[v] == m && wait[v] == 0) queue.push_back(v);
    }
    if (queue.empty()) break;
    for (int i = 0; i < int(queue.size()); i++) {
      int v = queue[i];
      nimber[v] = m;  // @number v, m
      for (int u : before[v]) {
        if (nimber[u] >= 0 || leads[u]) continue;
        leads[u] = true;
        if (x[u] == m) x[u]++;
        for (int w : before[u]) {
          wait[w]--;
          if (nimber[w] == -1 && x[w] == m && wait[w] == 0) queue.push_back(w);
        }
      }
    }
  }
  for (int v = 0; v < n; v++) {
    if (nimber[v] == -1) infinite.insert(v);  // @infinite v
  }
}

int main() {
  cin >> rule >> n >> m;
  options.resize(n), before.resize(n), nimber.assign(n, -1);
  for (int u, v; m > 0; m--) {
    cin >> u >> v;
    options[u].push_back(v);
    before[v].push_back(u);
  }
  cin >> k;
  tokens.resize(k);
  for (int& v : tokens) cin >> v;
  // Vertices after their options: level by level from the ends.
  vector<int> count(n), order;
  set<int> level;
  for (int v = 0; v < n; v++) {
    count[v] = options[v].size();
    if (count[v] == 0) level.insert(v);
  }
  while (!level.empty()) {
    set<int> next;
    for (int v : level) {
      order.push_back(v);
      for (int u : before[v]) if (--count[u] == 0) next.insert(u);
    }
    level = next;
  }
  if (int(order.size()) < n) by_numbers(), order.clear();
  for (int v : order) {
    set<int> found = numbers(v);
    int mex = 0;
    while (found.count(mex)) mex++;
    nimber[v] = mex;  // @mex v, mex
  }
  if (k == 0) for (int number : nimber) cout << number << "\n";
  if (k == 0) return 0;
  cout << outcome(tokens) << "\n";  // @answer tokens
  // By the rule sj, a play ends when all nimbers are 0.
  bool over = rule == "sj";
  for (int v : tokens) over = over && nimber[v] == 0;
  for (int t = 0; t < k && outcome(tokens) == "first" && !over; t++) {
    vector<int> left = tokens;
    for (int u : options[tokens[t]]) {
      left[t] = u;
      if (outcome(left) != "second") continue;
      cout << t << " " << u << "\n";
      return 0;
    }
  }
}
