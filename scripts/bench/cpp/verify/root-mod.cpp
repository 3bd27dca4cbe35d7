// Library Checker kth_root_mod: Adleman, Manders and Miller's roots, one prime power after another, scanf and printf.
#include <cmath>
#include <cstdio>
#include <numeric>
#include <unordered_map>

using i64 = long long;

static i64 power(i64 base, i64 exponent, i64 p) {
  i64 result = 1 % p;
  for (; exponent > 0; exponent >>= 1, base = base * base % p) {
    if (exponent & 1) result = result * base % p;
  }
  return result;
}

static i64 inverse(i64 a, i64 m) {
  i64 x = 1, nextX = 0, rest = m;
  for (a %= m; rest > 0;) {
    const i64 quotient = a / rest, newRest = a % rest, newX = x - quotient * nextX;
    a = rest, rest = newRest, x = nextX, nextX = newX;
  }
  return (x % m + m) % m;
}

/** A root of `a` to the degree q^e, where it has one; q is a prime. */
static i64 rootByPrime(i64 a, i64 q, i64 e, i64 p) {
  i64 odd = p - 1, t = 0;
  for (; odd % q == 0; odd /= q) t++;
  i64 degree = 1;
  for (i64 i = 0; i < e; i++) degree *= q;
  const i64 exponent = inverse(degree, odd);
  // root^degree = a · error, and error has order q^j with j ≤ t - e.
  i64 root = power(a, exponent, p);
  i64 error = power(a, (exponent * degree + p - 2) % (p - 1), p);
  if (error == 1) return root;
  i64 generator = 2;
  while (power(generator, (p - 1) / q, p) == 1) generator++;
  generator = power(generator, odd, p);
  const i64 unit = power(generator, (p - 1) / odd / q, p);
  const i64 size = static_cast<i64>(std::sqrt(static_cast<double>(q))) + 1;
  std::unordered_map<i64, i64> babies;
  babies.reserve(size * 2);
  i64 product = 1;
  for (i64 i = 0; i < size; i++, product = product * unit % p) babies.emplace(product, i);
  const i64 giant = power(product, p - 2, p);
  // Digits of the error's logarithm to the base `generator`, lowest first.
  i64 place = 1, top = 1;
  for (i64 i = 1; i < t; i++) top *= q;
  for (i64 j = 0; j < t; j++, place *= q, top /= q) {
    i64 value = power(error, top, p), digit = 0;
    for (; babies.find(value) == babies.end(); digit += size) value = value * giant % p;
    digit += babies[value];
    if (digit == 0) continue;
    error = error * power(power(generator, p - 2, p), digit * place, p) % p;
    root = root * power(power(generator, p - 2, p), digit * (place / degree), p) % p;
  }
  return root;
}

static i64 rootOf(i64 a, i64 k, i64 p) {
  if (k == 0) return a == 1 ? 1 : -1;
  if (a == 0) return 0;
  const i64 common = std::gcd(k, p - 1);
  if (power(a, (p - 1) / common, p) != 1) return -1;
  const i64 rest = (p - 1) / common;
  a = power(a, inverse(k / common, rest), p);
  i64 left = common;
  for (i64 q = 2; left > 1; q++) {
    if (q * q > left) q = left;
    i64 e = 0;
    for (; left % q == 0; left /= q) e++;
    if (e > 0) a = rootByPrime(a, q, e, p);
  }
  return a;
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    i64 k, a, p;
    if (scanf("%lld %lld %lld", &k, &a, &p) != 3) return 1;
    printf("%lld\n", rootOf(a, k, p));
  }
}
