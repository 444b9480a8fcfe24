// Wythoff's game by Beatty's theorem, in whole numbers.
// Reads A and B, the two piles.
// Prints who wins, first or second, and the piles that a winning
// move leaves.
// Exact for piles up to 10^9.

#include <algorithm>
#include <iostream>
using namespace std;

typedef unsigned long long number;

// The whole part of the square root, bit by bit.
number isqrt(number n) {
  number root = 0;
  for (number bit = 1ULL << 31; bit > 0; bit /= 2) {
    if ((root + bit) * (root + bit) <= n) root += bit;
  }
  return root;
}

// The lower pile of star i, the whole part of i phi.
number lower(number i) {
  return (i + isqrt(5 * i * i)) / 2;
}

// The star with x in one pile: its other pile.
number other(number x) {
  // So many stars have a lower pile from 1 to x.
  number i = lower(x + 1) - (x + 1);
  return lower(i) == x ? x + i : i;
}

int main() {
  number A, B;
  cin >> A >> B;

  number i = max(A, B) - min(A, B);  // @difference A, B
  number r = isqrt(5 * i * i);  // @root i
  number a = (i + r) / 2;  // @star i, r
  number row = other(B);  // @row B
  number column = other(A);  // @column A

  if (a == min(A, B)) {  // @answer a, min(A, B)
    cout << "second\n";
  } else {
    cout << "first\n";
    if (row < A) {
      cout << row << " " << B << "\n";
    } else if (column < B) {
      cout << A << " " << column << "\n";
    } else if (A < B) {
      cout << a << " " << a + i << "\n";
    } else {
      cout << a + i << " " << a << "\n";
    }
  }
}
