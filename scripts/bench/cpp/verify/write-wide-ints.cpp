// Library Checker many_aplusb_128bit: __int128 from and to digits, scanf and printf.
#include <cstdio>

static __int128 parse(const char *text) {
  bool isNegative = *text == '-';
  __int128 value = 0;
  for (text += isNegative; *text; text++) value = value * 10 + (*text - '0');
  return isNegative ? -value : value;
}

static void print(__int128 value) {
  char text[44];
  char *at = text + 43;
  bool isNegative = value < 0;
  *at = 0;
  if (isNegative) value = -value;
  do *--at = (char)('0' + (int)(value % 10));
  while (value /= 10);
  if (isNegative) *--at = '-';
  printf("%s\n", at);
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    char a[64], b[64];
    if (scanf("%63s %63s", a, b) != 2) return 1;
    print(parse(a) + parse(b));
  }
}
