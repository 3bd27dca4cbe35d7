// CSES 1652: prefix sums of two dimensions, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<std::vector<int>> sums(n + 1, std::vector<int>(n + 1));
  std::vector<char> row(n + 1);
  for (int y = 1; y <= n; y++) {
    if (scanf("%s", row.data()) != 1) return 1;
    for (int x = 1; x <= n; x++) {
      sums[y][x] = sums[y - 1][x] + sums[y][x - 1] - sums[y - 1][x - 1] + (row[x - 1] == '*');
    }
  }
  while (q-- > 0) {
    int t, l, b, r;
    if (scanf("%d %d %d %d", &t, &l, &b, &r) != 4) return 1;
    printf("%d\n", sums[b][r] - sums[t - 1][r] - sums[b][l - 1] + sums[t - 1][l - 1]);
  }
}
