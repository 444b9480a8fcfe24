// Coins in a row of cells, as stairs: O(number of coins). If
// blocked coins are thrown off the board, a search.
// Reads the rule (blocked, goal or thrown), the number of cells
// m, the number of coins, and their cells in ascending order.
// Prints who wins, first or second, and the cell of a coin whose
// move wins.
// Exact up to 10^9 cells; 10^6 coins in a few seconds,
// thrown up to 20 cells.

#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int m, X;
// The stairs from the right, and the coins on each, from the
// right. A coin's stair is the free cells on its right.
vector<int> stairs;
map<int, vector<int>> run;

// The t-th coin from the right of a run brings t coins down.
int move_down() {
  for (int s : stairs) {
    int n = run[s].size();
    int t;
    if (s % 2 == 1) {
      t = n - (n ^ X);
    } else {
      int b = run.count(s - 1) ? run[s - 1].size() : 0;
      t = (b ^ X) - b;
    }
    if (s > 0 && 1 <= t && t <= n) return run[s][t - 1];
  }
  return 0;
}

// The board is a number: cell c has the bit m - c.
int after(int board, int c) {
  int left = board ^ (1 << (m - c));
  while (c < m) {
    c++;
    if (!(board >> (m - c) & 1)) return left ^ (1 << (m - c));
  }
  return left;
}

map<int, int> memo;

int move_thrown(int board) {
  if (memo.count(board)) return memo[board];
  int move = 0;
  for (int c = 1; c <= m; c++) {
    if (board >> (m - c) & 1 && move_thrown(after(board, c)) == 0) {
      move = c;
      break;
    }
  }
  memo[board] = move;
  return move;
}

int main() {
  string rule;
  int count;
  cin >> rule >> m >> count;
  vector<int> coins(count);
  vector<bool> has(2);
  for (int &c : coins) {
    cin >> c;
    if (m - c < 2) has[m - c] = true;
  }

  // The last cell that counts, and the stair of a coin on it.
  int end = m, below = 0;
  if (rule == "goal") end = m - 2;
  if (rule == "thrown") below = 1;

  int right = 0;
  for (int i = count - 1; i >= 0; i--) {
    int c = coins[i];
    if (c <= end) {
      int s = end - c - right + below;
      right++;
      if (!run.count(s)) stairs.push_back(s);
      run[s].push_back(c);
    }
  }

  for (int s : stairs) {
    int n = run[s].size();
    if (s % 2 == 0) {
      continue;  // @passed s, n
    }
    X ^= n;  // @counts s, n, X
  }

  int move = 0;
  if (rule == "thrown") {  // @answer X
    int board = 0;
    for (int c : coins) board |= 1 << (m - c);
    move = move_thrown(board);
  } else if (rule == "goal" && has[0]) {
    move = 0;
  } else if (rule == "goal" && has[1]) {
    move = m - 1;
  } else {
    move = move_down();
  }

  if (move == 0) {
    cout << "second\n";
  } else {
    cout << "first\n" << move << "\n";
  }
}
