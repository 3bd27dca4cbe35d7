// Library Checker primitive_root: Pollard's rho on p - 1 by Brent's loop in __int128, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <numeric>
#include <vector>

using u64 = unsigned long long;

static u64 mul(u64 a, u64 b, u64 m) { return static_cast<u64>(static_cast<unsigned __int128>(a) * b % m); }
static u64 power(u64 base, u64 exponent, u64 m) {
  u64 result = 1 % m;
  for (base %= m; exponent > 0; exponent >>= 1, base = mul(base, base, m)) {
    if (exponent & 1) result = mul(result, base, m);
  }
  return result;
}

static bool isPrime(u64 n) {
  if (n < 4) return n >= 2;
  if (n % 2 == 0) return false;
  const int twos = __builtin_ctzll(n - 1);
  for (const u64 base : {2, 325, 9375, 28178, 450775, 9780504, 1795265022}) {
    if (base % n == 0) continue;
    u64 x = power(base, (n - 1) >> twos, n);
    if (x == 1 || x == n - 1) continue;
    int left = twos - 1;
    for (; left > 0 && x != n - 1; left--) x = mul(x, x, n);
    if (x != n - 1) return false;
  }
  return true;
}

static u64 divisorOf(u64 n) {
  if (n % 2 == 0) return 2;
  for (u64 plus = 1;; plus++) {
    u64 x = 0, y = 0, saved = 0, divisor = 1;
    const auto next = [&](u64 value) { return (mul(value, value, n) + plus) % n; };
    for (u64 length = 1; divisor == 1; length *= 2) {
      x = y;
      for (u64 i = 0; i < length; i++) y = next(y);
      for (u64 from = 0; from < length && divisor == 1; from += 128) {
        u64 product = 1;
        saved = y;
        for (u64 i = from; i < std::min(from + 128, length); i++) {
          y = next(y);
          product = mul(product, x > y ? x - y : y - x, n);
        }
        divisor = std::gcd(product, n);
      }
    }
    if (divisor == n) {
      do {
        saved = next(saved);
        divisor = std::gcd(x > saved ? x - saved : saved - x, n);
      } while (divisor == 1);
    }
    if (divisor != n) return divisor;
  }
}

static void factors(u64 n, std::vector<u64> &primes) {
  if (n == 1) return;
  if (isPrime(n)) return primes.push_back(n);
  const u64 divisor = divisorOf(n);
  factors(divisor, primes), factors(n / divisor, primes);
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    u64 p;
    if (scanf("%llu", &p) != 1) return 1;
    std::vector<u64> primes;
    factors(p - 1, primes);
    u64 root = 1;
    const auto isRoot = [&] {
      return std::all_of(primes.begin(), primes.end(), [&](u64 prime) { return power(root, (p - 1) / prime, p) != 1; });
    };
    while (root % p == 0 || !isRoot()) root++;
    printf("%llu\n", root);
  }
}
