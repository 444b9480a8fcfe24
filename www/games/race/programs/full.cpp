// The race by all its states, backwards from the end: O(cells^2).
// Reads n, m and jump, then n rows of m cells: # a wall, A and B the
// starts, . any other cell. A moves first. With jump = 1 a step onto
// the other token is followed by another; else they may share cells.
// Prints who wins, first, second or draw, and a winning move of A:
// its row and column, counted from 0.
// Exact; boards of 1,000 cells in a few seconds.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int n, m, jump, w, A, B, N;
string board;

vector<int> neighbours(int cell) {
  vector<int> found;
  for (int to : {cell - w, cell + 1, cell + w, cell - 1}) {
    if (board[to] != '#') found.push_back(to);
  }
  return found;
}

// The cells to which a token can go, to reach the goal first.
vector<int> moves(int token, int other, int goal) {
  vector<int> found;
  for (int to : neighbours(token)) {
    if (jump && to == other && to != goal) {
      for (int end : neighbours(other)) found.push_back(end);
    } else {
      found.push_back(to);
    }
  }
  return found;
}

// A state: the token to move, the other one, and the goal. Its moves
// lead to states of the other player.
int number(int token, int other, int goal) {
  return ((goal == A) * N + token) * N + other;
}

int main() {
  cin >> n >> m >> jump;
  w = m + 1;
  board = string(w, '#');
  for (string row; cin >> row;) board += row + "#";
  board += string(w, '#');
  A = board.find('A');
  B = board.find('B');
  N = board.size();

  // All cells on which tokens can be.
  vector<int> cells = {A, B};
  for (int next = 0; next < (int)cells.size(); next++) {
    for (int to : neighbours(cells[next])) {
      if (!count(cells.begin(), cells.end(), to)) cells.push_back(to);
    }
  }

  vector<int> left(2 * N * N), untried(2 * N * N), front;
  vector<vector<int>> before(2 * N * N);
  for (int goal : {A, B}) {
    for (int token : cells) {
      for (int other : cells) {
        bool is_over = token == goal || other == A + B - goal;
        if (is_over || (jump && token == other)) continue;
        int state = number(token, other, goal);
        for (int to : moves(token, other, goal)) {
          untried[state]++;
          before[number(other, to, A + B - goal)].push_back(state);
          if (to == goal) left[state] = 1;
        }
        if (left[state] == 1) front.push_back(state);
      }
    }
  }

  // The front: all states with t moves left, if who wins hurries.
  int t = 1;
  while (!front.empty()) {
    bool is_won;
    if (t % 2 == 1) {
      // They win at once, or a move leads to a losing state.
      is_won = true;  // @winning t
    } else {
      // All moves lead to winning states.
      is_won = false;  // @losing t
    }
    vector<int> found;
    for (int state : front) {
      for (int one : before[state]) {
        untried[one]--;
        if (left[one] == 0 && (!is_won || untried[one] == 0)) {
          left[one] = t + 1;
          found.push_back(one);
        }
      }
    }
    front = found;
    t++;
  }

  int first = left[number(A, B, B)];
  string word = first == 0 ? "draw" : first % 2 == 1 ? "first" : "second";
  cout << word << "\n";  // @answer word
  for (int to : moves(A, B, B)) {
    int after = to == B ? 0 : left[number(B, to, A)];
    bool wins = to == B || (after > 0 && after % 2 == 0);
    if (word != "first" || !wins) continue;
    cout << to / w - 1 << " " << to % w << "\n";
    break;
  }
}
