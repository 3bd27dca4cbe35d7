// Library Checker pow_of_formal_power_series: the exponential of M log f, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  u64 exponent;
  if (scanf("%zu %lu", &n, &exponent) != 2) return 1;
  const Terms f = readTerms(n);
  Terms result(n);
  size_t lowest = 0;
  while (lowest < n && f[lowest] == 0) lowest++;
  if (exponent == 0) {
    result[0] = 1;
  } else if (lowest < n && (lowest == 0 || exponent <= (n - 1) / lowest)) {
    const size_t shift = lowest * exponent, length = n - shift;
    const u32 scale = Main::inverse(f[lowest]);
    Terms unit(length);
    for (size_t i = 0; i < length && lowest + i < n; i++) unit[i] = mul(f[lowest + i], scale);
    Terms log = seriesLog(unit, length);
    for (u32 &term : log) term = mul(term, exponent % P);
    const Terms power = seriesExp(log, length);
    const u32 first = Main::power(f[lowest], exponent % (P - 1));
    for (size_t i = 0; i < length; i++) result[shift + i] = mul(power[i], first);
  }
  print(result);
}
