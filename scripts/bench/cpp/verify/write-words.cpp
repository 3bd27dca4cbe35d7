// Library Checker many_aplusb: scanf and printf.
#include <cstdio>

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    long long a, b;
    if (scanf("%lld %lld", &a, &b) != 2) return 1;
    printf("%lld\n", a + b);
  }
}
