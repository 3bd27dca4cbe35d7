// Library Checker staticrmq: a sparse table, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<std::vector<int>> table(1, std::vector<int>(n));
  for (int &value : table[0]) {
    if (scanf("%d", &value) != 1) return 1;
  }
  for (int h = 1; (1 << h) <= n; h++) {
    int half = 1 << (h - 1);
    table.emplace_back(n - 2 * half + 1);
    for (size_t i = 0; i < table[h].size(); i++) {
      table[h][i] = std::min(table[h - 1][i], table[h - 1][i + half]);
    }
  }
  while (q-- > 0) {
    int l, r;
    if (scanf("%d %d", &l, &r) != 2) return 1;
    int h = 31 - __builtin_clz(r - l);
    printf("%d\n", std::min(table[h][l], table[h][r - (1 << h)]));
  }
}
