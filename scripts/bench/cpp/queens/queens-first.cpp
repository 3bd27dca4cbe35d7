// The lexicographically first placement of n queens by plain bit masks in order, no look-ahead: what
// lib/queens/queens-first.ts must find. "queens-first from to": the sum over n of column × row, all counted
// from 1; with a third argument the rows themselves.
#include "../bench.hpp"
#include <cstdlib>

struct First {
  int n, rows[64];
  uint64_t full;

  explicit First(int n) : n(n), full((1ULL << n) - 1) {}
  bool place(int column, uint64_t taken, uint64_t rising, uint64_t falling) {
    if (column == n) return true;
    for (uint64_t free = full & ~(taken | rising | falling); free; free &= free - 1) {
      const uint64_t bit = free & -free;
      rows[column] = __builtin_ctzll(bit);
      if (place(column + 1, taken | bit, (rising | bit) << 1, (falling | bit) >> 1)) return true;
    }
    return false;
  }
};

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const int from = std::atoi(argv[1]), to = std::atoi(argv[2]);
  const auto sum = [=](bool shown) {
    long long total = 0;
    for (int n = from; n <= to; n++) {
      First first(n);
      if (!first.place(0, 0, 0, 0)) continue;
      for (int column = 0; column < n; column++) {
        total += (column + 1LL) * (first.rows[column] + 1);
        if (shown) std::printf("%d%c", first.rows[column] + 1, column + 1 < n ? ' ' : '\n');
      }
    }
    return total;
  };
  if (argc > 3) {
    sum(true);
    return 0;
  }
  return bench([=] { return [=] { return sum(false); }; });
}
