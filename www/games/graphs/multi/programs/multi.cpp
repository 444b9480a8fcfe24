// Tokens that are replaced by others: nimbers by mex, in time
// linear in the input.
// Reads the number n of vertices; for each vertex from 0 how many
// options it has, and for each option how many vertices it is,
// and which; then how many tokens there are, and their vertices.
// Prints who wins, first or second, and a winning move: a token
// and an option of its vertex, both counted from 0.
// Exact for any options that don't go round in a circle; 10^6
// numbers in about a second.

#include <iostream>
#include <set>
#include <vector>
using namespace std;

vector<vector<vector<int>>> options;
vector<int> nimber;

vector<int> read_list() {
  int count;
  cin >> count;
  vector<int> list(count);
  for (int& one : list) cin >> one;
  return list;
}

int mex(const vector<int>& values) {
  set<int> among(values.begin(), values.end());
  int x = 0;
  while (among.count(x)) x++;
  return x;
}

vector<int> values_of(int v) {
  vector<int> values;
  for (const vector<int>& option : options[v]) {
    int x = 0;
    for (int u : option) x ^= nimber[u];
    values.push_back(x);
  }
  return values;
}

int main() {
  int n;
  cin >> n;
  options.resize(n);
  for (int v = 0; v < n; v++) {
    int count;
    cin >> count;
    for (int i = 0; i < count; i++) options[v].push_back(read_list());
  }
  vector<int> tokens = read_list();

  // Vertices after their options: level by level from the ends.
  vector<vector<int>> before(n);
  vector<int> count(n), order;
  set<int> level;
  for (int v = 0; v < n; v++) {
    for (const vector<int>& option : options[v]) {
      for (int u : option) {
        before[u].push_back(v);
        count[v]++;
      }
    }
    if (count[v] == 0) level.insert(v);
  }
  while (!level.empty()) {
    set<int> next;
    for (int v : level) {
      order.push_back(v);
      for (int u : before[v]) {
        count[u]--;
        if (count[u] == 0) next.insert(u);
      }
    }
    level = next;
  }

  nimber.assign(n, 0);
  for (int v : order) {
    vector<int> values = values_of(v);  // @options v
    nimber[v] = mex(values);  // @mex v, values
  }

  int X = 0;
  for (int v : tokens) {
    X ^= nimber[v];  // @added v, nimber[v], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
    return 0;
  }
  cout << "first\n";
  for (int t = 0; t < int(tokens.size()); t++) {
    int v = tokens[t];
    vector<int> values = values_of(v);
    for (int i = 0; i < int(values.size()); i++) {
      if ((X ^ nimber[v] ^ values[i]) == 0) {
        cout << t << " " << i << "\n";
        return 0;
      }
    }
  }
}
