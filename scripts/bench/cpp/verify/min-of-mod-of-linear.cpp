// Library Checker min_of_mod_of_linear: the shortest steps down by Euclid's algorithm, scanf and printf.
#include <algorithm>
#include <cstdio>

using i64 = long long;

/** `up` and `down`: how much the best known steps change a value. Beside each: how many indexes the step takes. */
static i64 least(i64 n, i64 m, i64 a, i64 b) {
  i64 value = b % m, left = n - 1;
  a %= m;
  if (a == 0) return value;
  i64 up = a, upIndexes = 1, down = m - a, downIndexes = 1;
  while (true) {
    if (down <= value) {
      const i64 steps = std::min(value / down, left / downIndexes);
      value -= steps * down, left -= steps * downIndexes;
    }
    if (value == 0 || downIndexes > left) return value;
    if (up >= down) {
      upIndexes += up / down * downIndexes;
      up %= down;
      if (up == 0) return value;
    }
    if (down <= value) return value;
    // The fewest steps up that make the step down short enough, but it stays one down.
    const i64 steps = std::min((down - value + up - 1) / up, (down - 1) / up);
    down -= steps * up, downIndexes += steps * upIndexes;
  }
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    i64 n, m, a, b;
    if (scanf("%lld %lld %lld %lld", &n, &m, &a, &b) != 4) return 1;
    printf("%lld\n", least(n, m, a, b));
  }
}
