// Library Checker matrix_det: Gaussian elimination, scanf and printf.
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
  std::vector<std::vector<u64>> a(n, std::vector<u64>(n));
  for (auto &row : a)
    for (auto &v : row)
      if (scanf("%llu", &v) != 1) return 1;
  u64 det = 1;
  for (int c = 0; c < n; c++) {
    int p = c;
    while (p < n && a[p][c] == 0) p++;
    if (p == n) {
      puts("0");
      return 0;
    }
    if (p != c) {
      std::swap(a[p], a[c]);
      det = P - det;
    }
    det = det * a[c][c] % P;
    u64 inverse = power(a[c][c], P - 2);
    for (int i = c + 1; i < n; i++) {
      u64 f = P - a[i][c] * inverse % P;
      if (f == P) continue;
      for (int j = c; j < n; j++) a[i][j] = (a[i][j] + f * a[c][j]) % P;
    }
  }
  printf("%llu\n", det % P);
}
