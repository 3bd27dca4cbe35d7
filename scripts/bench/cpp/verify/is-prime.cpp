// Library Checker primality_test: Miller and Rabin's test with seven bases in __int128, scanf and printf.
#include <cstdio>
#include <initializer_list>

using u64 = unsigned long long;

static u64 mul(u64 a, u64 b, u64 m) { return static_cast<u64>(static_cast<unsigned __int128>(a) * b % m); }
static u64 power(u64 base, u64 exponent, u64 m) {
  u64 result = 1;
  for (base %= m; exponent > 0; exponent >>= 1, base = mul(base, base, m)) {
    if (exponent & 1) result = mul(result, base, m);
  }
  return result;
}

static bool isPrime(u64 n) {
  if (n < 4) return n >= 2;
  if (n % 2 == 0) return false;
  const int twos = __builtin_ctzll(n - 1);
  // Jim Sinclair's bases, https://miller-rabin.appspot.com
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

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    u64 n;
    if (scanf("%llu", &n) != 1) return 1;
    puts(isPrime(n) ? "Yes" : "No");
  }
}
