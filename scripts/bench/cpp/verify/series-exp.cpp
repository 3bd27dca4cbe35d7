// Library Checker exp_of_formal_power_series: Newton's iteration on the series and its inverse, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  print(seriesExp(readTerms(n), n));
}
