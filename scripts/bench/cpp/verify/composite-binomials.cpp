// Library Checker binomial_coefficient: Granville's products for each prime power, Chinese remainders, scanf and printf.
#include <cstdio>
#include <vector>

using i64 = long long;

static i64 power(i64 base, i64 exponent, i64 m) {
  i64 result = 1 % m;
  for (base %= m; exponent > 0; exponent >>= 1, base = base * base % m) {
    if (exponent & 1) result = result * base % m;
  }
  return result;
}

/** Binomials modulo q = p^e; `products[i]`: of the numbers up to i that p does not divide. */
struct PrimePower {
  i64 p, e, q;
  std::vector<int> products, inverses;
  PrimePower(i64 prime, i64 exponent, i64 modulus) : p(prime), e(exponent), q(modulus), products(modulus), inverses(modulus) {
    products[0] = 1 % q;
    for (i64 i = 1; i < q; i++) products[i] = static_cast<int>(i % p == 0 ? products[i - 1] : products[i - 1] * i % q);
    inverses[q - 1] = static_cast<int>(power(products[q - 1], q / p * (p - 1) - 1, q));
    for (i64 i = q - 1; i > 0; i--) inverses[i - 1] = static_cast<int>(i % p == 0 ? inverses[i] : inverses[i] * i % q);
  }
  i64 choose(i64 n, i64 k) const {
    i64 rest = n - k, result = 1 % q, primes = 0, blocks = 0;
    for (i64 level = 0; n > 0; level++) {
      result = result * products[n % q] % q * inverses[k % q] % q * inverses[rest % q] % q;
      // The product of all of a block is -1, or 1 for 2^3 and up: `products[q - 1]`.
      blocks += n / q - k / q - rest / q;
      n /= p, k /= p, rest /= p;
      primes += n - k - rest;
    }
    if (primes >= e) return 0;
    if (blocks & 1) result = result * products[q - 1] % q;
    return result * power(p, primes, q) % q;
  }
};

int main() {
  int count;
  i64 m;
  if (scanf("%d %lld", &count, &m) != 2) return 1;
  std::vector<PrimePower> powers;
  i64 left = m;
  for (i64 p = 2; left > 1; p++) {
    if (p * p > left) p = left;
    i64 e = 0, q = 1;
    for (; left % p == 0; left /= p, q *= p) e++;
    if (e > 0) powers.emplace_back(p, e, q);
  }
  std::vector<i64> weights;
  for (const PrimePower &part : powers) {
    const i64 others = m / part.q;
    weights.push_back(others * power(others, part.q / part.p * (part.p - 1) - 1, part.q) % m);
  }
  while (count-- > 0) {
    i64 n, k, sum = 0;
    if (scanf("%lld %lld", &n, &k) != 2) return 1;
    if (k <= n) {
      for (size_t i = 0; i < powers.size(); i++) sum = (sum + powers[i].choose(n, k) * weights[i]) % m;
    }
    printf("%lld\n", sum);
  }
}
