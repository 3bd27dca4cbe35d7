// Library Checker characteristic_polynomial: Hessenberg form by similar steps, scanf and printf.
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
  for (int c = 0; c + 2 < n; c++) {
    int p = c + 1;
    while (p < n && a[p][c] == 0) p++;
    if (p == n) continue;
    std::swap(a[p], a[c + 1]);
    for (auto &row : a) std::swap(row[p], row[c + 1]);
    u64 inverse = power(a[c + 1][c], P - 2);
    for (int i = c + 2; i < n; i++) {
      u64 f = a[i][c] * inverse % P;
      if (f == 0) continue;
      for (int j = c; j < n; j++) a[i][j] = (a[i][j] + (P - f) * a[c + 1][j]) % P;
      for (int j = 0; j < n; j++) a[j][c + 1] = (a[j][c + 1] + f * a[j][i]) % P;
    }
  }
  // of[k]: the polynomial of the first k rows and columns
  std::vector<std::vector<u64>> of(n + 1);
  of[0] = {1};
  for (int k = 0; k < n; k++) {
    std::vector<u64> next(k + 2);
    for (int i = 0; i <= k; i++) {
      next[i + 1] = (next[i + 1] + of[k][i]) % P;
      next[i] = (next[i] + (P - a[k][k]) * of[k][i]) % P;
    }
    u64 product = 1;
    for (int j = k - 1; j >= 0; j--) {
      product = product * a[j + 1][j] % P;
      u64 f = (P - product * a[j][k] % P) % P;
      if (f == 0) continue;
      for (int i = 0; i <= j; i++) next[i] = (next[i] + f * of[j][i]) % P;
    }
    of[k + 1] = next;
  }
  for (int i = 0; i <= n; i++) printf("%llu%c", of[n][i], i < n ? ' ' : '\n');
}
