// Library Checker binomial_coefficient_prime_mod: tables of factorials and their inverses, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

using u64 = unsigned long long;

static u64 power(u64 base, u64 exponent, u64 p) {
  u64 result = 1 % p;
  for (; exponent > 0; exponent >>= 1, base = base * base % p) {
    if (exponent & 1) result = result * base % p;
  }
  return result;
}

int main() {
  int count, p;
  if (scanf("%d %d", &count, &p) != 2) return 1;
  const int size = std::min(p, 10'000'000);
  std::vector<int> factorials(size, 1), inverses(size, 1);
  for (int i = 1; i < size; i++) factorials[i] = 1LL * factorials[i - 1] * i % p;
  inverses[size - 1] = static_cast<int>(power(factorials[size - 1], p - 2, p));
  for (int i = size - 1; i > 0; i--) inverses[i - 1] = 1LL * inverses[i] * i % p;
  while (count-- > 0) {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    if (k > n) puts("0");
    else printf("%d\n", static_cast<int>(1LL * factorials[n] * inverses[k] % p * inverses[n - k] % p));
  }
}
