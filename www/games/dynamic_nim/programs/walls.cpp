// Dynamic Nim by walls, O(pile).
// Reads pile, cap, p, q: a pile, of which at most cap may be
// taken now; after a take of x, at most k x with k = p / q.
// Prints who wins, first or second, and a winning take.
// Exact while p and q times the pile are below 2^62;
// a pile up to 10^7.

#include <iostream>
#include <vector>
using namespace std;

int main() {
  long long pile, cap, p, q;
  cin >> pile >> cap >> p >> q;

  // f[m]: the smallest winning take from m.
  vector<long long> f(pile + 1);
  // The walls that are still in sight.
  vector<long long> stack = {0};
  for (long long m = 1; m <= pile; m++) {
    long long top = stack.back();
    // The bottom, 0, stops every ray.
    while (top > 0 && p * (m - top) >= q * f[top]) {
      stack.pop_back();  // @passed m, top, f[top]
      top = stack.back();
    }
    f[m] = m - top;  // @stopped m, top, m - top
    stack.push_back(m);  // @pushed m, f[m]
  }

  if (pile > 0 && cap >= f[pile]) {
    cout << "first\n" << f[pile] << "\n";
  } else {
    cout << "second\n";
  }
}
