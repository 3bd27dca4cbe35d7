#include "../bench.hpp"
#include <algorithm>
#include <cstdlib>

// The fewest moves of a knight on a board with both sides from 5 on, by the closed form.
static int64_t knight(int64_t rows, int64_t columns, int64_t r1, int64_t c1, int64_t r2, int64_t c2) {
  const int64_t x = std::llabs(r1 - r2), y = std::llabs(c1 - c2);
  const auto corner = [=](int64_t r, int64_t c) {
    return (r == 0 || r == rows - 1) && (c == 0 || c == columns - 1);
  };
  if (x == 1 && y == 1 && (corner(r1, c1) || corner(r2, c2))) return 4;
  const int64_t far = std::max(x, y), near = std::min(x, y);
  if (far == 1 && near == 0) return 3;
  if (far == 2 && near == 2) return 4;
  const int64_t least = std::max((far + 1) / 2, (far + near + 2) / 3);
  return least + ((least + far + near) & 1);
}

int main(int argc, char **argv) {
  if (is(argc, argv, "near")) {
    return bench([] {
      return [] {
        long long sum = 0;
        for (int row = 0; row < 300; row++) {
          for (int column = 0; column < 300; column++) {
            sum += knight(300, 300, 17, 230, row, column) * (column + 1);
          }
        }
        return sum;
      };
    });
  }
  return bench([] {
    Random random(1);
    std::vector<int64_t> cells(4000000);
    for (auto &cell : cells) {
      const int64_t high = random.integer(0, 999999999);
      cell = high * 1000000000 + random.integer(0, 999999999);
    }
    return [=] {
      const int64_t side = 1000000000000000000;
      int64_t sum = 0;
      for (size_t at = 0; at < cells.size(); at += 4) {
        sum ^= knight(side, side, cells[at], cells[at + 1], cells[at + 2], cells[at + 3]);
      }
      return sum % 1000000007;
    };
  });
}
