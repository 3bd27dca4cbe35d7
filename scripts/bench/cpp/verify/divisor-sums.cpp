// Library Checker gcd_convolution: sums over multiples, prime after prime, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  std::vector<bool> isComposite(n + 1);
  std::vector<size_t> primes;
  for (size_t p = 2; p <= n; p++) {
    if (isComposite[p]) continue;
    primes.push_back(p);
    for (size_t i = p * p; i <= n; i += p) isComposite[i] = true;
  }
  Terms a = readTerms(n), b = readTerms(n);
  for (Terms *terms : {&a, &b}) {
    terms->insert(terms->begin(), 0);
    for (const size_t p : primes) {
      for (size_t i = n / p; i > 0; i--) (*terms)[i] = add((*terms)[i], (*terms)[i * p]);
    }
  }
  for (size_t i = 1; i <= n; i++) a[i] = mul(a[i], b[i]);
  for (const size_t p : primes) {
    for (size_t i = 1; i <= n / p; i++) a[i] = sub(a[i], a[i * p]);
  }
  print(Terms(a.begin() + 1, a.end()));
}
