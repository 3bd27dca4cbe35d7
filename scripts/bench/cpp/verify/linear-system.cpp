// Library Checker system_of_linear_equations: Gauss-Jordan elimination, scanf and printf.
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
  std::vector<std::vector<u64>> a(n, std::vector<u64>(m + 1));
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if (scanf("%llu", &a[i][j]) != 1) return 1;
  for (int i = 0; i < n; i++)
    if (scanf("%llu", &a[i][m]) != 1) return 1;
  std::vector<int> pivots;
  for (int c = 0; c <= m && (int)pivots.size() < n; c++) {
    int rank = pivots.size(), p = rank;
    while (p < n && a[p][c] == 0) p++;
    if (p == n) continue;
    std::swap(a[p], a[rank]);
    u64 inverse = power(a[rank][c], P - 2);
    for (int j = c; j <= m; j++) a[rank][j] = a[rank][j] * inverse % P;
    for (int i = 0; i < n; i++) {
      if (i == rank || a[i][c] == 0) continue;
      u64 f = P - a[i][c];
      for (int j = c; j <= m; j++) a[i][j] = (a[i][j] + f * a[rank][j]) % P;
    }
    pivots.push_back(c);
  }
  if (!pivots.empty() && pivots.back() == m) {
    puts("-1");
    return 0;
  }
  std::vector<u64> x(m);
  std::vector<bool> bound(m);
  for (size_t i = 0; i < pivots.size(); i++) {
    x[pivots[i]] = a[i][m];
    bound[pivots[i]] = true;
  }
  printf("%d\n", m - (int)pivots.size());
  for (u64 v : x) printf("%llu ", v);
  puts("");
  for (int c = 0; c < m; c++) {
    if (bound[c]) continue;
    std::vector<u64> v(m);
    v[c] = 1;
    for (size_t i = 0; i < pivots.size(); i++) v[pivots[i]] = (P - a[i][c]) % P;
    for (u64 w : v) printf("%llu ", w);
    puts("");
  }
}
