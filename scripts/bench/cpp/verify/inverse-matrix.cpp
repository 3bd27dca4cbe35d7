// Library Checker inverse_matrix: Gauss-Jordan elimination beside the unit matrix, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

typedef unsigned long long u64;
static const u64 P = 998244353;

static u64 power(u64 b, u64 e) {
  u64 r = 1;
  for (; e > 0; e >>= 1, b = b * b % P)
    if (e & 1) r = r * b % P;
  return r;
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<u64>> a(n, std::vector<u64>(2 * n));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      if (scanf("%llu", &a[i][j]) != 1) return 1;
    a[i][n + i] = 1;
  }
  for (int c = 0; c < n; c++) {
    int p = c;
    while (p < n && a[p][c] == 0) p++;
    if (p == n) {
      puts("-1");
      return 0;
    }
    std::swap(a[p], a[c]);
    u64 inverse = power(a[c][c], P - 2);
    for (int j = c; j < 2 * n; j++) a[c][j] = a[c][j] * inverse % P;
    for (int i = 0; i < n; i++) {
      if (i == c || a[i][c] == 0) continue;
      u64 f = P - a[i][c];
      for (int j = c; j < 2 * n; j++) a[i][j] = (a[i][j] + f * a[c][j]) % P;
    }
  }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) printf("%llu%c", a[i][n + j], j + 1 < n ? ' ' : '\n');
}
