// Library Checker polynomial_taylor_shift: one product with the powers of c over factorials, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  u32 c;
  if (scanf("%zu %u", &n, &c) != 2) return 1;
  print(taylorShift(readTerms(n), c));
}
