// CSES 1110: two candidates side by side, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstring>

static char text[1000001];

int main() {
  if (scanf("%1000000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  int a = 0, b = 1, same = 0;
  while (a < n && b < n && same < n) {
    const char x = text[(a + same) % n], y = text[(b + same) % n];
    if (x == y) {
      same++;
      continue;
    }
    (x > y ? a : b) += same + 1;
    if (a == b) b++;
    same = 0;
  }
  const int start = std::min(a, b);
  printf("%s", text + start);
  text[start] = 0;
  printf("%s\n", text);
}
