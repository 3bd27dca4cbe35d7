// The number of placements of n queens: the classical search with bit masks that visits one of eight
// images (the scheme that Ken'ichi Takagi made known).
#include "../bench.hpp"
#include <cstdlib>

struct Symmetry {
  int n, last, top, full, side = 0, last_mask = 0, end = 0, bound1 = 0, bound2 = 0;
  int board[32];
  long long eight = 0, four = 0, two = 0;

  explicit Symmetry(int n) : n(n), last(n - 1), top(1 << (n - 1)), full((1 << n) - 1) {}

  long long count() {
    board[0] = 1;  // a queen in the corner: eight images, no check needed
    for (bound1 = 2; bound1 < last; bound1++) {
      const int bit = board[1] = 1 << bound1;
      corner(2, (2 | bit) << 1, 1 | bit, bit >> 1);
    }
    side = last_mask = top | 1;
    end = top >> 1;
    for (bound1 = 1, bound2 = n - 2; bound1 < bound2; bound1++, bound2--) {
      const int bit = board[0] = 1 << bound1;
      inner(1, bit << 1, bit, bit >> 1);
      last_mask |= last_mask >> 1 | last_mask << 1;
      end >>= 1;
    }
    return 8 * eight + 4 * four + 2 * two;
  }

 private:
  void corner(int y, int left, int down, int right) {
    int free = full & ~(left | down | right);
    if (y == last) {
      if (free) eight++;
      return;
    }
    if (y < bound1) free &= ~2;
    while (free) {
      const int bit = free & -free;
      free ^= bit;
      corner(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
  }

  void inner(int y, int left, int down, int right) {
    int free = full & ~(left | down | right);
    if (y == last) {
      if (free && !(free & last_mask)) {
        board[y] = free;
        classify();
      }
      return;
    }
    if (y < bound1) {
      free &= ~side;
    } else if (y == bound2) {
      if (!(down & side)) return;
      if ((down & side) != side) free &= side;
    }
    while (free) {
      const int bit = board[y] = free & -free;
      free ^= bit;
      inner(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
  }

  /** Counts the board when none of its turned images comes before it. */
  void classify() {
    if (board[bound2] == 1) {  // a quarter turn
      int own = 1;
      for (int pattern = 2; own <= last; own++, pattern <<= 1) {
        int bit = 1;
        for (int you = last; board[you] != pattern && board[own] >= bit; you--) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
      if (own > last) { two++; return; }
    }
    if (board[last] == end) {  // a half turn
      int own = 1;
      for (int you = last - 1; own <= last; own++, you--) {
        int bit = 1;
        for (int pattern = top; pattern != board[you] && board[own] >= bit; pattern >>= 1) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
      if (own > last) { four++; return; }
    }
    if (board[bound1] == top) {  // a quarter turn the other way
      int own = 1;
      for (int pattern = top >> 1; own <= last; own++, pattern >>= 1) {
        int bit = 1;
        for (int you = 0; board[you] != pattern && board[own] >= bit; you++) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
    }
    eight++;
  }
};

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  const int n = std::atoi(argv[1]);
  return bench([=] { return [=] { return Symmetry(n).count(); }; });
}
