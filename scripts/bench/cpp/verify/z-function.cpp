// Library Checker zalgorithm: the window of the rightmost agreement, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

static char text[500001];

int main() {
  if (scanf("%500000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  std::vector<int> z(n);
  z[0] = n;
  for (int i = 1, left = 0, right = 0; i < n; i++) {
    if (i < right) z[i] = std::min(right - i, z[i - left]);
    while (i + z[i] < n && text[z[i]] == text[i + z[i]]) z[i]++;
    if (i + z[i] > right) left = i, right = i + z[i];
  }
  for (int i = 0; i < n; i++) printf("%d%c", z[i], i + 1 < n ? ' ' : '\n');
}
