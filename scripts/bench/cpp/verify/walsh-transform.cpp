// Library Checker bitwise_xor_convolution: Walsh's and Hadamard's transform, scanf and printf.
#include "../verify-ntt.hpp"

static void transform(Terms &a) {
  for (size_t bit = 1; bit < a.size(); bit *= 2) {
    for (size_t i = 0; i < a.size(); i++) {
      if (i & bit) continue;
      const u32 x = a[i], y = a[i | bit];
      a[i] = add(x, y), a[i | bit] = sub(x, y);
    }
  }
}

int main() {
  int bits;
  if (scanf("%d", &bits) != 1) return 1;
  const size_t n = 1ULL << bits;
  Terms a = readTerms(n), b = readTerms(n);
  transform(a), transform(b);
  const u32 scale = Main::inverse(static_cast<u32>(n));
  for (size_t i = 0; i < n; i++) a[i] = mul(mul(a[i], b[i]), scale);
  transform(a);
  print(a);
}
