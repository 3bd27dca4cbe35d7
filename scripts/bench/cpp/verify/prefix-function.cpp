// Library Checker zalgorithm: the prefix function, turned into the Z function, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

static char text[500001];

int main() {
  if (scanf("%500000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  std::vector<int> border(n), z(n);
  for (int i = 1; i < n; i++) {
    int length = border[i - 1];
    while (length > 0 && text[i] != text[length]) length = border[length - 1];
    border[i] = length + (text[i] == text[length]);
  }
  for (int i = 1; i < n; i++) {
    if (border[i] > 0) z[i - border[i] + 1] = border[i];
  }
  z[0] = n;
  for (int at = 1; at < n;) {
    int inner = 1;
    while (inner < z[at] && z[at + inner] <= z[inner]) {
      z[at + inner] = std::min(z[inner], z[at] - inner);
      inner++;
    }
    at += inner;
  }
  for (int i = 0; i < n; i++) printf("%d%c", z[i], i + 1 < n ? ' ' : '\n');
}
