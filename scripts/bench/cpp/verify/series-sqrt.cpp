// Library Checker sqrt_of_formal_power_series: Newton's iteration, Cipolla's root of the first term, scanf and printf.
#include "../verify-ntt.hpp"

/** A square root modulo P, or 0. */
static u32 squareRoot(u32 a) {
  if (Main::power(a, (P - 1) / 2) != 1) return 0;
  u32 t = 1;
  while (Main::power(sub(mul(t, t), a), (P - 1) / 2) == 1) t++;
  const u32 square = sub(mul(t, t), a);
  if (square == 0) return t;
  u32 x = 1, y = 0, baseX = t, baseY = 1;
  for (u32 exponent = (P + 1) / 2; exponent > 0; exponent >>= 1) {
    if (exponent & 1) {
      const u32 product = add(mul(x, baseX), mul(mul(y, baseY), square));
      y = add(mul(x, baseY), mul(y, baseX)), x = product;
    }
    const u32 product = add(mul(baseX, baseX), mul(mul(baseY, baseY), square));
    baseY = mul(2, mul(baseX, baseY)), baseX = product;
  }
  return x;
}

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  const Terms f = readTerms(n);
  size_t lowest = 0;
  while (lowest < n && f[lowest] == 0) lowest++;
  if (lowest == n) return print(Terms(n)), 0;
  const u32 first = squareRoot(f[lowest]);
  if (lowest % 2 == 1 || first == 0) return puts("-1"), 0;
  const Terms terms(f.begin() + lowest, f.end());
  const size_t length = n - lowest / 2;
  Terms root{first};
  while (root.size() < length) {
    // (root + f / root) / 2
    const size_t size = 2 * root.size();
    const Terms part(terms.begin(), terms.begin() + std::min(size, terms.size()));
    Terms quotient = convolution(part, seriesInverse(root, size));
    quotient.resize(size), root.resize(size);
    for (size_t i = 0; i < size; i++) root[i] = mul(add(root[i], quotient[i]), (P + 1) / 2);
  }
  Terms result(lowest / 2);
  result.insert(result.end(), root.begin(), root.begin() + length);
  print(result);
}
