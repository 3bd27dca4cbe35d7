// problems/chessboard-coin-game: Grundy numbers of 15 × 15 squares by mex, XOR over the coins; read and written by stdio.
#include <cstdio>
#include <cstring>
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

static int coordinate() {
  int value;
  if (std::scanf("%d", &value) != 1 || value < 1 || value > SIDE) std::exit(1);
  return value - 1;
}

int main() {
  std::memset(numbers, -1, sizeof numbers);
  for (int x = 0; x < SIDE; x++) for (int y = 0; y < SIDE; y++) grundy(x, y);
  int tests, coins;
  if (std::scanf("%d", &tests) != 1) return 0;
  while (tests-- > 0) {
    if (std::scanf("%d", &coins) != 1) return 1;
    int sum = 0;
    while (coins-- > 0) {
      const int x = coordinate(), y = coordinate();
      sum ^= numbers[x][y];
    }
    std::puts(sum == 0 ? "Second" : "First");
  }
}
