// Library Checker division_of_polynomials: the inverse of the reversed divisor, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  const Terms a = readTerms(n), b = readTerms(m);
  Terms quotient, rest(a);
  if (n >= m) {
    const size_t length = n - m + 1;
    Terms high(a.rbegin(), a.rbegin() + length), divisor(b.rbegin(), b.rend());
    quotient = convolution(high, seriesInverse(divisor, length));
    quotient.resize(length);
    std::reverse(quotient.begin(), quotient.end());
    const Terms product = convolution(quotient, b);
    for (size_t i = 0; i < n; i++) rest[i] = sub(rest[i], product[i]);
  }
  while (!rest.empty() && rest.back() == 0) rest.pop_back();
  printf("%zu %zu\n", quotient.size(), rest.size());
  print(quotient), print(rest);
}
