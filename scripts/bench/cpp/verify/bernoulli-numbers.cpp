// Library Checker bernoulli_number: the series x / (e^x - 1), scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  const Factorials factorials(n + 1);
  const Terms quotient(factorials.inverse.begin() + 1, factorials.inverse.end());
  Terms numbers = seriesInverse(quotient, n + 1);
  for (size_t i = 0; i <= n; i++) numbers[i] = mul(numbers[i], factorials.of[i]);
  print(numbers);
}
