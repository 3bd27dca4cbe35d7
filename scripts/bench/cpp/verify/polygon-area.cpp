// CSES 2191: the sum of cross products, scanf and printf.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<long long> x(n), y(n);
  for (int i = 0; i < n; i++)
    if (scanf("%lld %lld", &x[i], &y[i]) != 2) return 1;
  __int128 twice = 0;
  for (int i = 0; i < n; i++) {
    int j = (i + 1) % n;
    twice += (__int128)x[i] * y[j] - (__int128)x[j] * y[i];
  }
  printf("%lld\n", (long long)(twice < 0 ? -twice : twice));
}
