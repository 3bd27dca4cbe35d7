// Library Checker static_range_sum: a disjoint sparse table, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  int levels = 1;
  while ((1 << levels) < n) levels++;
  std::vector<std::vector<long long>> table(levels, std::vector<long long>(n));
  for (int i = 0; i < n; i++) {
    if (scanf("%lld", &table[0][i]) != 1) return 1;
  }
  // At level h, blocks of 2^(h + 1) hold sums to and from their middles.
  for (int h = 1; h < levels; h++) {
    int half = 1 << h;
    for (int middle = half; middle < n; middle += 2 * half) {
      table[h][middle - 1] = table[0][middle - 1];
      for (int i = middle - 2; i >= middle - half; i--) table[h][i] = table[0][i] + table[h][i + 1];
      table[h][middle] = table[0][middle];
      for (int i = middle + 1; i < middle + half && i < n; i++) {
        table[h][i] = table[h][i - 1] + table[0][i];
      }
    }
  }
  while (q-- > 0) {
    int l, r;
    if (scanf("%d %d", &l, &r) != 2) return 1;
    r--;
    if (l == r) {
      printf("%lld\n", table[0][l]);
    } else {
      int h = 31 - __builtin_clz(l ^ r);
      printf("%lld\n", table[h][l] + table[h][r]);
    }
  }
}
