// CSES 2088: Knuth's bounds on the best cut, scanf and printf.
#include <cstdio>
#include <vector>

using i64 = long long;

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<i64> sums(n + 1);
  for (int i = 0; i < n; i++) {
    if (scanf("%lld", &sums[i + 1]) != 1) return 1;
    sums[i + 1] += sums[i];
  }
  std::vector<std::vector<i64>> least(n + 1, std::vector<i64>(n + 1));
  std::vector<std::vector<int>> cut(n + 1, std::vector<int>(n + 1));
  for (int l = n - 1; l >= 0; l--) {
    cut[l][l + 1] = l;
    for (int r = l + 2; r <= n; r++) {
      i64 best = -1;
      for (int k = cut[l][r - 1]; k <= cut[l + 1][r]; k++) {
        if (k <= l || k >= r) continue;
        const i64 cost = least[l][k] + least[k][r];
        if (best < 0 || cost < best) best = cost, cut[l][r] = k;
      }
      least[l][r] = best + sums[r] - sums[l];
    }
  }
  printf("%lld\n", least[0][n]);
}
