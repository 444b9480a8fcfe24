// Dynamic Nim by a search with a memo.
// Reads pile, cap, p, q: a pile, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q.
// Prints who wins, first or second, and a winning take.
// Exact while p times the pile is below 2^62; a pile up to 2,000.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

long long pile, cap, p, q;

// memo[m][n]: N or P, with m left and cap n; ? if nobody asked.
vector<string> memo;

long long after(long long m, long long x) {
  return min(p * x / q, m - x);
}

char win(long long m, long long n) {
  if (memo[m][n] != '?') {
    return memo[m][n];  // @found m, n, memo[m][n]
  }
  char answer = 'P';  // @called m, n
  for (long long x = 1; x <= n; x++) {
    if (win(m - x, after(m, x)) == 'P') {
      answer = 'N';
      break;
    }
  }
  memo[m][n] = answer;  // @returned m, n, answer
  return answer;
}

int main() {
  cin >> pile >> cap >> p >> q;
  memo.assign(pile + 1, string(pile + 1, '?'));

  if (win(pile, cap) == 'N') {
    long long x = 1;
    while (memo[pile - x][after(pile, x)] != 'P') x++;
    cout << "first\n" << x << "\n";
  } else {
    cout << "second\n";
  }
}
