// Turning coins: the values of single heads by mex.
// Reads how many coins may be turned at once, the least number
// and the most; their spacing: A anywhere, C side by side, E at
// equal distances; the number of heads, and their coins.
// Prints who wins, first or second, and the coins of a winning
// turn, the rightmost first.
// Exact for any numbers. In a few seconds: 5,000 coins; turns of
// four anywhere 300, of five 200, of six or seven 60.

#include <algorithm>
#include <iostream>
#include <set>
#include <unordered_map>
#include <vector>
using namespace std;

struct Turn { int value, d, number; };

int least, most;
char spacing;
// g[n]: the value of a single head on coin n.
vector<int> g = {0};
// first[k][v]: the first coin n such that k of the coins up to n
// have the XOR v.
vector<unordered_map<int, int>> first;

// A turn at coin n, of coins that lie anywhere, whose other coins
// have the XOR v; or nothing.
vector<int> anywhere(int n, int v) {
  for (int k = least - 1; k < most; k++) {
    if (first[k].count(v) && first[k][v] < n) {
      vector<int> coins = {n};
      for (; k > 0; k--) {
        int coin = first[k][v];
        coins.push_back(coin);
        v ^= g[coin];
      }
      return coins;
    }
  }
  return {};
}

// All turns at coin n whose coins have the same distance d: what
// they are worth without n, d, and how many coins they are.
vector<Turn> spaced(int n) {
  vector<Turn> turns;
  for (int d = 1; d == 1 || (spacing == 'E' && d < n); d++) {
    int coin = n, number = 1, value = 0;
    while (number <= most) {
      if (number >= least) turns.push_back({value, d, number});
      if (coin <= d) break;
      coin -= d;
      number++;
      value ^= g[coin];
    }
  }
  return turns;
}

vector<int> turn(int n, int v) {
  if (spacing == 'A') return anywhere(n, v);
  for (auto [value, d, number] : spaced(n)) {
    if (value == v) {
      vector<int> coins;
      for (int i = 0; i < number; i++) coins.push_back(n - i * d);
      return coins;
    }
  }
  return {};
}

int main() {
  int count;
  cin >> least >> most >> spacing >> count;
  vector<int> heads(count);
  int last = 0;
  for (int &n : heads) {
    cin >> n;
    last = max(last, n);
  }
  first.resize(most);
  first[0][0] = 0;

  for (int n = 1; n <= last; n++) {
    int mex = 0;
    if (spacing == 'A') {
      while (!anywhere(n, mex).empty()) mex++;
      for (int k = most - 1; k > 0; k--)
        for (auto [v, coin] : first[k - 1]) first[k].insert({v ^ mex, n});
    } else {
      set<int> options;
      for (auto [value, d, number] : spaced(n)) options.insert(value);
      while (options.count(mex)) mex++;
    }
    g.push_back(mex);
  }

  int X = 0;
  for (int n : heads) {
    X ^= g[n];  // @counts n, g[n], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    cout << "first\n";
    for (int n : heads) {
      vector<int> coins = turn(n, g[n] ^ X);
      if (coins.empty()) continue;
      cout << coins[0];
      for (int i = 1; i < int(coins.size()); i++) cout << " " << coins[i];
      cout << "\n";
      break;
    }
  }
}
