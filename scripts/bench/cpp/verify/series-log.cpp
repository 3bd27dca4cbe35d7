// Library Checker log_of_formal_power_series: the integral of f' / f, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  print(seriesLog(readTerms(n), n));
}
