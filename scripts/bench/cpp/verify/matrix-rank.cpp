// Library Checker matrix_rank: Gaussian elimination, scanf and printf.
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
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<u64>> a(n, std::vector<u64>(m));
  for (auto &row : a)
    for (auto &v : row)
      if (scanf("%llu", &v) != 1) return 1;
  int rank = 0;
  for (int c = 0; c < m && rank < n; c++) {
    int p = rank;
    while (p < n && a[p][c] == 0) p++;
    if (p == n) continue;
    std::swap(a[p], a[rank]);
    u64 inverse = power(a[rank][c], P - 2);
    for (int i = rank + 1; i < n; i++) {
      if (a[i][c] == 0) continue;
      u64 f = P - a[i][c] * inverse % P;
      for (int j = c; j < m; j++) a[i][j] = (a[i][j] + f * a[rank][j]) % P;
    }
    rank++;
  }
  printf("%d\n", rank);
}
