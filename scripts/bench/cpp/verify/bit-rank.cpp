// Library Checker matrix_rank_mod_2: elimination by words of the shorter side, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

typedef unsigned long long u64;
typedef std::vector<u64> Row;

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  // The rows are the shorter side's: those of the transposed matrix where n > m.
  bool flip = n > m;
  int rows = flip ? m : n, columns = flip ? n : m;
  std::vector<Row> a(rows, Row(columns / 64 + 1));
  std::vector<char> text(m + 2);
  for (int i = 0; i < n && m > 0; i++) {
    if (scanf("%s", text.data()) != 1) return 1;
    for (int j = 0; j < m; j++) {
      if (text[j] != '1') continue;
      int r = flip ? j : i, c = flip ? i : j;
      a[r][c / 64] |= 1ULL << (c % 64);
    }
  }
  int rank = 0;
  for (int c = 0; c < columns && rank < rows; c++) {
    int p = rank;
    while (p < rows && !(a[p][c / 64] >> (c % 64) & 1)) p++;
    if (p == rows) continue;
    std::swap(a[p], a[rank]);
    for (int i = p + 1; i < rows; i++)
      if (a[i][c / 64] >> (c % 64) & 1)
        for (size_t w = c / 64; w < a[i].size(); w++) a[i][w] ^= a[rank][w];
    rank++;
  }
  printf("%d\n", rank);
}
