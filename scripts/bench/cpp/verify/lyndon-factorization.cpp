// Library Checker lyndon_factorization: Duval's algorithm, scanf and printf.
#include <cstdio>
#include <cstring>

static char text[500001];

int main() {
  if (scanf("%500000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  for (int start = 0; start < n;) {
    int before = start, at = start + 1;
    while (at < n && text[before] <= text[at]) {
      before = text[before] < text[at] ? start : before + 1;
      at++;
    }
    for (; start <= before; start += at - before) printf("%d ", start);
  }
  printf("%d\n", n);
}
