// CSES 3410: least and greatest x + y and x - y so far, scanf and printf.
#include <algorithm>
#include <cstdio>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  long long lowU = 4e18, highU = -4e18, lowV = 4e18, highV = -4e18;
  while (n-- > 0) {
    long long x, y;
    if (scanf("%lld %lld", &x, &y) != 2) return 1;
    lowU = std::min(lowU, x + y), highU = std::max(highU, x + y);
    lowV = std::min(lowV, x - y), highV = std::max(highV, x - y);
    printf("%lld\n", std::max(highU - lowU, highV - lowV));
  }
}
