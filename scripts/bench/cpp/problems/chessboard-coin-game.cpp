// problems/chessboard-coin-game: Grundy numbers of 15 × 15 squares by mex, XOR over the coins.
#include "../fast-io.hpp"
#include <cstdlib>

static const int SIDE = 15;
static int numbers[SIDE][SIDE];

static int grundy(int x, int y) {
  static const int dx[] = {-2, -2, 1, -1}, dy[] = {1, -1, -2, -2};
  int &known = numbers[x][y];
  if (known >= 0) return known;
  unsigned seen = 0;
  for (int move = 0; move < 4; move++) {
    const int a = x + dx[move], b = y + dy[move];
    if (a >= 0 && a < SIDE && b >= 0 && b < SIDE) seen |= 1u << grundy(a, b);
  }
  return known = __builtin_ctz(~seen);
}

static int coordinate(Input &input) {
  const int64_t value = input.integer();
  if (value < 1 || value > SIDE) std::exit(1);
  return static_cast<int>(value) - 1;
}

int main() {
  std::memset(numbers, -1, sizeof numbers);
  for (int x = 0; x < SIDE; x++) for (int y = 0; y < SIDE; y++) grundy(x, y);
  Input input;
  Output output;
  const int64_t tests = input.has_next() ? input.integer() : 0;
  for (int64_t test = 0; test < tests; test++) {
    const int64_t coins = input.integer();
    int sum = 0;
    for (int64_t coin = 0; coin < coins; coin++) {
      const int x = coordinate(input), y = coordinate(input);
      sum ^= numbers[x][y];
    }
    if (sum == 0) output.text("Second\n", 7);
    else output.text("First\n", 6);
  }
}
