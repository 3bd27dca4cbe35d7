// Library Checker matrix_product: rows times rows with sums of 64 bits, scanf and printf.
#include <cstdio>
#include <vector>

typedef unsigned long long u64;
static const u64 P = 998244353;

int main() {
  int n, m, k;
  if (scanf("%d %d %d", &n, &m, &k) != 3) return 1;
  std::vector<unsigned> a(n * m), b(m * k);
  for (auto &v : a)
    if (scanf("%u", &v) != 1) return 1;
  for (auto &v : b)
    if (scanf("%u", &v) != 1) return 1;
  std::vector<u64> row(k);
  for (int i = 0; i < n; i++) {
    for (auto &v : row) v = 0;
    for (int j = 0; j < m; j++) {
      u64 f = a[i * m + j];
      const unsigned *other = &b[j * k];
      for (int l = 0; l < k; l++) row[l] += f * other[l];
      if (j % 16 == 15)
        for (int l = 0; l < k; l++) row[l] %= P; // 17 products stay below 2^64
    }
    for (int l = 0; l < k; l++) printf("%llu%c", row[l] % P, l + 1 < k ? ' ' : '\n');
  }
}
