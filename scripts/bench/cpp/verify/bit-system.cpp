// Library Checker system_of_linear_equations_mod_2: Gauss-Jordan on std::bitset, scanf and printf.
#include <bitset>
#include <cstdio>
#include <utility>
#include <vector>

static const int MOST = 4096;
static char text[MOST + 1];

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::bitset<MOST + 64>> a(n);
  for (auto &row : a) {
    if (scanf("%4096s", text) != 1) return 1;
    for (int j = 0; j < m; j++) row[j] = text[j] == '1';
  }
  if (scanf("%4096s", text) != 1) return 1;
  for (int i = 0; i < n; i++) a[i][m] = text[i] == '1';
  std::vector<int> pivots;
  for (int c = 0; c <= m && (int)pivots.size() < n; c++) {
    int rank = pivots.size(), p = rank;
    while (p < n && !a[p][c]) p++;
    if (p == n) continue;
    std::swap(a[p], a[rank]);
    for (int i = 0; i < n; i++)
      if (i != rank && a[i][c]) a[i] ^= a[rank];
    pivots.push_back(c);
  }
  if (!pivots.empty() && pivots.back() == m) {
    puts("-1");
    return 0;
  }
  printf("%d\n", m - (int)pivots.size());
  std::vector<bool> bound(m);
  for (int j = 0; j < m; j++) text[j] = '0';
  text[m] = 0;
  for (size_t i = 0; i < pivots.size(); i++) {
    text[pivots[i]] = a[i][m] ? '1' : '0';
    bound[pivots[i]] = true;
  }
  puts(text);
  for (int c = 0; c < m; c++) {
    if (bound[c]) continue;
    for (int j = 0; j < m; j++) text[j] = j == c ? '1' : '0';
    for (size_t i = 0; i < pivots.size(); i++) text[pivots[i]] = a[i][c] ? '1' : '0';
    puts(text);
  }
}
