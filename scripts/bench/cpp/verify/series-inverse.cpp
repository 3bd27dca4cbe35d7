// Library Checker inv_of_formal_power_series: Newton's iteration on radix-2 transforms, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  print(seriesInverse(readTerms(n), n));
}
