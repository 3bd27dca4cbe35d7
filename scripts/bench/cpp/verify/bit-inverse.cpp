// Library Checker inverse_matrix_mod_2: Gauss-Jordan elimination on std::bitset, scanf and printf.
#include <bitset>
#include <cstdio>
#include <utility>
#include <vector>

static const int MOST = 4096;
static char text[MOST + 1];

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::bitset<2 * MOST>> a(n);
  for (int i = 0; i < n; i++) {
    if (scanf("%4096s", text) != 1) return 1;
    for (int j = 0; j < n; j++) a[i][j] = text[j] == '1';
    a[i][n + i] = 1;
  }
  for (int c = 0; c < n; c++) {
    int p = c;
    while (p < n && !a[p][c]) p++;
    if (p == n) {
      puts("-1");
      return 0;
    }
    std::swap(a[p], a[c]);
    for (int i = 0; i < n; i++)
      if (i != c && a[i][c]) a[i] ^= a[c];
  }
  text[n] = 0;
  for (auto &row : a) {
    for (int j = 0; j < n; j++) text[j] = row[n + j] ? '1' : '0';
    puts(text);
  }
}
