// Coins on a grid, in the product of two coin games: the values of
// single heads by mex.
// Reads for the columns, then for the rows how many coins a turn may
// have, the least number and the most, and how they lie: A anywhere,
// C side by side, E at equal distances; then the number of heads, and
// the column and the row of each.
// Prints who wins, first or second, and the coins of a winning move.
// Exact; 15 columns and 15 rows in a moment.

#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

struct Code {
  int least, most;
  char lie;
};

using Turn = vector<int>;

// All turns whose last coin is n, as their coins from n down.
vector<Turn> turns(const Code& code, int n) {
  vector<Turn> found, growing = {{n}};
  for (size_t i = 0; i < growing.size(); i++) {
    Turn coins = growing[i];
    int size = coins.size();
    if (size >= code.least) found.push_back(coins);
    if (size == code.most) continue;
    for (int coin = coins.back() - 1; coin > 0; coin--) {
      int d = coins.back() - coin;
      if (code.lie == 'C' && d > 1) break;
      if (code.lie == 'E' && size > 1 && d != coins[0] - coins[1]) continue;
      growing.push_back(coins);
      growing.back().push_back(coin);
    }
  }
  return found;
}

// g[a][b]: the value of a single head in column a and row b.
vector<vector<long long>> g;

// The XOR of the values of the coins in which two turns cross.
long long crossed(const Turn& A, const Turn& B) {
  long long value = 0;
  for (int i : A) {
    for (int j : B) value ^= g[i][j];
  }
  return value;
}

int main() {
  Code columns, rows;
  cin >> columns.least >> columns.most >> columns.lie;
  cin >> rows.least >> rows.most >> rows.lie;
  int count, across = 0, down = 0;
  cin >> count;
  vector<pair<int, int>> heads(count);
  for (auto& [a, b] : heads) {
    cin >> a >> b;
    across = max(across, a);
    down = max(down, b);
  }
  vector<vector<Turn>> turns_a, turns_b;
  for (int a = 0; a <= across; a++) turns_a.push_back(turns(columns, a));
  for (int b = 0; b <= down; b++) turns_b.push_back(turns(rows, b));
  g.assign(across + 1, vector<long long>(down + 1));

  for (int b = 1; b <= down; b++) {
    for (int a = 1; a <= across; a++) {
      // The head itself is worth 0 until its value is known.
      set<long long> options;
      for (const Turn& A : turns_a[a]) {
        for (const Turn& B : turns_b[b]) options.insert(crossed(A, B));
      }
      long long mex = 0;
      while (options.count(mex)) mex++;
      g[a][b] = mex;  // @filled a, b, mex
    }
  }

  long long X = 0;
  for (auto [a, b] : heads) {
    X ^= g[a][b];  // @counts a, b, g[a][b], X
  }
  if (X == 0) {  // @answer X
    cout << "second\n";
    return 0;
  }
  cout << "first\n";
  for (auto [a, b] : heads) {
    for (const Turn& A : turns_a[a]) {
      for (const Turn& B : turns_b[b]) {
        if (crossed(A, B) != X) continue;
        for (int i : A) {
          for (int j : B) {
            bool is_last = i == A.back() && j == B.back();
            cout << i << "." << j << (is_last ? "\n" : " ");
          }
        }
        return 0;
      }
    }
  }
}
