// Library Checker sum_of_totient_function: a sieve up to n^(2/3) and sums over quotients, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

using i64 = long long;
static const i64 P = 998244353;

int main() {
  i64 n;
  if (scanf("%lld", &n) != 1) return 1;
  const i64 size = std::max<i64>(10, static_cast<i64>(std::pow(static_cast<double>(n), 2.0 / 3))) + 1;
  std::vector<int> totients(size), primes;
  totients[1] = 1;
  for (i64 i = 2; i < size; i++) {
    if (totients[i] == 0) totients[i] = static_cast<int>(i - 1), primes.push_back(static_cast<int>(i));
    for (const i64 prime : primes) {
      if (i * prime >= size) break;
      if (i % prime == 0) {
        totients[i * prime] = static_cast<int>(totients[i] * prime);
        break;
      }
      totients[i * prime] = static_cast<int>(totients[i] * (prime - 1));
    }
  }
  std::vector<int> sums(size);
  for (i64 i = 1; i < size; i++) sums[i] = static_cast<int>((sums[i - 1] + totients[i]) % P);
  // large[d]: the sum up to n / d.
  const i64 count = n / size + 1;
  std::vector<i64> large(count + 1);
  for (i64 d = count; d >= 1; d--) {
    const i64 m = n / d;
    if (m < size) {
      large[d] = sums[m];
      continue;
    }
    i64 sum = m % 2 == 0 ? m / 2 % P * ((m + 1) % P) % P : m % P * ((m + 1) / 2 % P) % P;
    for (i64 i = 2, next; i <= m; i = next) {
      const i64 quotient = m / i;
      next = m / quotient + 1;
      const i64 part = quotient < size ? sums[quotient] : large[d * i];
      sum = (sum - (next - i) % P * part) % P;
    }
    large[d] = (sum + P) % P;
  }
  printf("%lld\n", large[1]);
}
