// Dynamic Nim by the digits of the pile, O(log pile).
// Reads pile, cap, p, q: a pile, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q,
// which is at least 1.
// Prints who wins, first or second, and a winning take.
// Exact while p and q times the pile are below 2^62.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  long long pile, cap, p, q;
  cin >> pile >> cap >> p >> q;

  // H[1], H[2], ...: the losing piles up to the given one.
  vector<long long> H = {0, 1};
  int i = 1, j = 1;
  while (true) {
    // The smallest H[i] with k H[i] >= H[j].
    while (p * H[i] < q * H[j]) i++;
    if (H[j] + H[i] > pile) break;
    H.push_back(H[j] + H[i]);  // @member j, H[j], i, H[i]
    j++;
  }

  // The digits of the pile, the largest first.
  long long rest = pile, d = 0;
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
