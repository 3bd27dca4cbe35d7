// Library Checker sqrt_mod: Cipolla's algorithm, scanf and printf.
#include <cstdio>

using i64 = long long;

static i64 power(i64 base, i64 exponent, i64 p) {
  i64 result = 1 % p;
  for (; exponent > 0; exponent >>= 1, base = base * base % p) {
    if (exponent & 1) result = result * base % p;
  }
  return result;
}

static i64 squareRoot(i64 a, i64 p) {
  if (p == 2 || a == 0) return a;
  if (power(a, (p - 1) / 2, p) != 1) return -1;
  // t² - a must not be a square; then (t + √(t² - a))^((p + 1) / 2) is a root of a.
  i64 t = 1;
  while (power((t * t + p - a) % p, (p - 1) / 2, p) == 1) t++;
  const i64 square = (t * t + p - a) % p;
  if (square == 0) return t;
  i64 x = 1, y = 0, baseX = t, baseY = 1;
  for (i64 exponent = (p + 1) / 2; exponent > 0; exponent >>= 1) {
    if (exponent & 1) {
      const i64 product = (x * baseX + y * baseY % p * square) % p;
      y = (x * baseY + y * baseX) % p, x = product;
    }
    const i64 product = (baseX * baseX + baseY * baseY % p * square) % p;
    baseY = 2 * baseX * baseY % p, baseX = product;
  }
  return x;
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    i64 a, p;
    if (scanf("%lld %lld", &a, &p) != 2) return 1;
    printf("%lld\n", squareRoot(a, p));
  }
}
