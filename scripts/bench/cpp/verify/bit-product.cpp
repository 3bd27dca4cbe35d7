// Library Checker matrix_product_mod_2: std::bitset rows, scanf and printf.
#include <bitset>
#include <cstdio>
#include <vector>

static const int MOST = 4096;
typedef std::bitset<MOST> Row;
static char text[MOST + 1];

int main() {
  int n, m, k;
  if (scanf("%d %d %d", &n, &m, &k) != 3) return 1;
  std::vector<Row> a(n), b(m);
  for (auto &row : a) {
    if (scanf("%4096s", text) != 1) return 1;
    for (int j = 0; j < m; j++) row[j] = text[j] == '1';
  }
  for (auto &row : b) {
    if (scanf("%4096s", text) != 1) return 1;
    for (int j = 0; j < k; j++) row[j] = text[j] == '1';
  }
  text[k] = 0;
  for (auto &row : a) {
    Row sum;
    for (int j = 0; j < m; j++)
      if (row[j]) sum ^= b[j];
    for (int j = 0; j < k; j++) text[j] = sum[j] ? '1' : '0';
    puts(text);
  }
}
