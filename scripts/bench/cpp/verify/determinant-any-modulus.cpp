// Library Checker matrix_det_arbitrary_mod: elimination by Euclid's steps, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

typedef unsigned long long u64;

int main() {
  int n;
  u64 m;
  if (scanf("%d %llu", &n, &m) != 2) return 1;
  std::vector<std::vector<u64>> a(n, std::vector<u64>(n));
  for (auto &row : a)
    for (auto &v : row)
      if (scanf("%llu", &v) != 1) return 1;
  u64 det = 1 % m;
  for (int c = 0; c < n; c++) {
    for (int i = c + 1; i < n; i++) {
      while (a[i][c] != 0) {
        u64 q = m - a[c][c] / a[i][c];
        for (int j = c; j < n; j++) a[c][j] = (a[c][j] + q * a[i][j]) % m;
        std::swap(a[c], a[i]);
        det = (m - det) % m;
      }
    }
    det = det * a[c][c] % m;
  }
  printf("%llu\n", det);
}
