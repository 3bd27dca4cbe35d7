// Library Checker convolution_mod_2_64: transforms modulo five primes, Garner's remainders, scanf and printf.
#include "../verify-ntt.hpp"

template <u32 Q, u32 G> static Terms product(const std::vector<u64> &a, const std::vector<u64> &b) {
  const auto reduced = [](const std::vector<u64> &terms) {
    Terms rest(terms.size());
    for (size_t i = 0; i < terms.size(); i++) rest[i] = terms[i] % Q;
    return rest;
  };
  return Field<Q, G>::convolution(reduced(a), reduced(b));
}

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  std::vector<u64> a(n), b(m);
  for (std::vector<u64> *terms : {&a, &b}) {
    for (u64 &term : *terms) {
      if (scanf("%lu", &term) != 1) return 1;
    }
  }
  static const u64 primes[5] = {998244353, 1224736769, 1811939329, 2013265921, 2113929217};
  const Terms rests[5] = {product<998244353, 3>(a, b), product<1224736769, 3>(a, b), product<1811939329, 13>(a, b),
                          product<2013265921, 31>(a, b), product<2113929217, 5>(a, b)};
  // inverses[k]: of the product of the primes before, modulo primes[k].
  u64 inverses[5];
  for (int k = 0; k < 5; k++) {
    u64 product = 1, exponent = primes[k] - 2;
    for (int j = 0; j < k; j++) product = product * primes[j] % primes[k];
    for (inverses[k] = 1; exponent > 0; exponent /= 2, product = product * product % primes[k]) {
      if (exponent & 1) inverses[k] = inverses[k] * product % primes[k];
    }
  }
  for (size_t i = 0; i < n + m - 1; i++) {
    u64 digits[5], sum = 0, weight = 1;
    for (int k = 0; k < 5; k++) {
      u64 known = 0;
      for (int j = k; j-- > 0;) known = (known * primes[j] + digits[j]) % primes[k];
      digits[k] = (rests[k][i] + primes[k] - known) % primes[k] * inverses[k] % primes[k];
      sum += digits[k] * weight;
      weight *= primes[k];
    }
    printf(i == 0 ? "%lu" : " %lu", sum);
  }
  puts("");
}
