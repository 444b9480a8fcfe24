// Dynamic Nim by the digits of the pile, O(log n).
// Reads n, cap, p, q: a pile of n, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q,
// which is at least 1.
// Prints who wins, first or second, and a winning take.
// Exact while p n and q n are below 2^62.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  long long n, cap, p, q;
  cin >> n >> cap >> p >> q;

  // H[1], H[2], ...: the losing piles up to n.
  vector<long long> H = {0, 1};
  int i = 1, j = 1;
  while (true) {
    // The smallest H[i] with k H[i] >= H[j].
    while (p * H[i] < q * H[j]) i++;
    if (H[j] + H[i] > n) break;
    H.push_back(H[j] + H[i]);  // @member j, H[j], i, H[i]
    j++;
  }

  // The digits of n, the largest first.
  long long rest = n, d = 0;
  while (rest > 0) {
    while (H[j] > rest) j--;
    d = H[j];
    rest -= d;  // @digit rest, d
  }

  // The last digit is the smallest winning take.
  if (d > 0 && d <= cap) {  // @answer d, cap
    cout << "first\n" << d << "\n";
  } else {
    cout << "second\n";
  }
}
