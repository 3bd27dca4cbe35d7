// Library Checker discrete_logarithm_mod: baby steps in a hash table, giant steps, scanf and printf.
#include <cmath>
#include <cstdio>
#include <numeric>
#include <unordered_map>

using i64 = long long;

/** The least k with base^k = value modulo m, or -1. */
static i64 logarithm(i64 base, i64 value, i64 m) {
  i64 start = 1 % m;
  base %= m, value %= m;
  i64 before = 0;
  // Steps until base is prime to what is left of m.
  for (i64 divisor; (divisor = std::gcd(base, m)) > 1; before++) {
    if (start == value) return before;
    if (value % divisor != 0) return -1;
    m /= divisor, value /= divisor;
    start = start * (base / divisor) % m;
    base %= m, value %= m;
  }
  if (start == value % m) return before;
  const i64 size = static_cast<i64>(std::sqrt(static_cast<double>(m))) + 1;
  std::unordered_map<i64, i64> babies;
  babies.reserve(size * 2);
  i64 product = value % m;
  for (i64 i = 0; i < size; i++, product = product * base % m) babies[product] = i;
  i64 giant = 1 % m;
  for (i64 i = 0; i < size; i++) giant = giant * base % m;
  product = start % m;
  for (i64 i = 1; i <= size + 1; i++) {
    product = product * giant % m;
    const auto baby = babies.find(product);
    if (baby != babies.end()) return before + i * size - baby->second;
  }
  return -1;
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    i64 base, value, m;
    if (scanf("%lld %lld %lld", &base, &value, &m) != 3) return 1;
    const bool isZeroth = value % m == 1 % m;
    printf("%lld\n", isZeroth ? 0 : logarithm(base, value, m));
  }
}
