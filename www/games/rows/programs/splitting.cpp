// Splitting beans, O(m^3) for m bottles.
// Reads the number of bottles, then the beans of each, bottle 0
// first.
// Prints who wins, first or second, and a winning move: i, j, k:
// a bean of bottle i is replaced by one in j and one in k.
// Exact for beans below 2^63; 1,000 bottles in a few seconds.

#include <iostream>
#include <set>
#include <vector>
using namespace std;

int m, X;
vector<long long> beans;
// s[r]: the nimber of a bean that is r bottles before the last.
vector<int> s;

void print_winning_move() {
  for (int i = 0; i < m; i++) {
    if (beans[i] == 0) continue;
    for (int j = i + 1; j < m; j++) {
      for (int k = j; k < m; k++) {
        if ((s[m - 1 - i] ^ s[m - 1 - j] ^ s[m - 1 - k]) == X) {
          cout << i << " " << j << " " << k << "\n";
          return;
        }
      }
    }
  }
}

int main() {
  cin >> m;
  beans.resize(m);
  for (int i = 0; i < m; i++) cin >> beans[i];

  for (int r = 0; r < m; r++) {
    set<int> options;
    for (int a = 0; a < r; a++) {
      for (int b = 0; b <= a; b++) options.insert(s[a] ^ s[b]);
    }
    int mex = 0;
    while (options.count(mex)) mex++;
    s.push_back(mex);
  }

  for (int i = 0; i < m; i++) {
    int r = m - 1 - i;
    if (beans[i] % 2 == 0) {
      continue;  // @passed i, beans[i]
    }
    X ^= s[r];  // @counts i, beans[i], r, s[r], X
  }

  if (X == 0) {  // @answer X
    cout << "second\n";
  } else {
    cout << "first\n";
    print_winning_move();
  }
}
