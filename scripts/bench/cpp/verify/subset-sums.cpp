// Library Checker bitwise_and_convolution: sums over supersets, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  int bits;
  if (scanf("%d", &bits) != 1) return 1;
  const size_t n = 1ULL << bits;
  Terms a = readTerms(n), b = readTerms(n);
  for (Terms *terms : {&a, &b}) {
    for (size_t bit = 1; bit < n; bit *= 2) {
      for (size_t set = 0; set < n; set++) {
        if (!(set & bit)) (*terms)[set] = add((*terms)[set], (*terms)[set | bit]);
      }
    }
  }
  for (size_t set = 0; set < n; set++) a[set] = mul(a[set], b[set]);
  for (size_t bit = 1; bit < n; bit *= 2) {
    for (size_t set = 0; set < n; set++) {
      if (!(set & bit)) a[set] = sub(a[set], a[set | bit]);
    }
  }
  print(a);
}
