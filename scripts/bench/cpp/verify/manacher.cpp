// Library Checker enumerate_palindromes: Manacher on the text with gaps, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

static char text[500001];

int main() {
  if (scanf("%500000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text)), m = 2 * n + 1;
  std::vector<char> wide(m, '|');
  for (int i = 0; i < n; i++) wide[2 * i + 1] = text[i];
  std::vector<int> radius(m);
  for (int i = 0, centre = 0, right = 0; i < m; i++) {
    int r = i < right ? std::min(radius[2 * centre - i], right - i) : 1;
    while (i - r >= 0 && i + r < m && wide[i - r] == wide[i + r]) r++;
    radius[i] = r;
    if (i + r > right) centre = i, right = i + r;
  }
  for (int i = 1; i + 1 < m; i++) printf("%d%c", radius[i] - 1, i + 2 < m ? ' ' : '\n');
}
