// Library Checker gcd_of_gaussian_integers: Euclid's algorithm with the nearest quotient, scanf and printf.
#include <cstdio>

using i64 = long long;
using wide = __int128;

struct Gaussian {
  i64 x, y;
};

static i64 nearest(wide a, wide b) {
  const wide shifted = 2 * a + b;
  wide quotient = shifted / (2 * b);
  if (shifted % (2 * b) < 0) quotient--;
  return static_cast<i64>(quotient);
}

static Gaussian gcd(Gaussian a, Gaussian b) {
  while (b.x != 0 || b.y != 0) {
    const wide norm = static_cast<wide>(b.x) * b.x + static_cast<wide>(b.y) * b.y;
    const i64 x = nearest(static_cast<wide>(a.x) * b.x + static_cast<wide>(a.y) * b.y, norm);
    const i64 y = nearest(static_cast<wide>(a.y) * b.x - static_cast<wide>(a.x) * b.y, norm);
    const Gaussian rest{a.x - (b.x * x - b.y * y), a.y - (b.x * y + b.y * x)};
    a = b, b = rest;
  }
  return a;
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    Gaussian a, b;
    if (scanf("%lld %lld %lld %lld", &a.x, &a.y, &b.x, &b.y) != 4) return 1;
    const Gaussian common = gcd(a, b);
    printf("%lld %lld\n", common.x, common.y);
  }
}
