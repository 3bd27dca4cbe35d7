// Library Checker convolution_mod_1000000007: transforms modulo three primes, Garner's remainders, scanf and printf.
#include "../verify-ntt.hpp"

static const u32 P1 = 167772161, P2 = 469762049, P3 = 998244353, M = 1000000007;

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  const Terms a = readTerms(n), b = readTerms(m);
  const auto reduced = [](Terms terms, u32 p) {
    for (u32 &term : terms) term %= p;
    return terms;
  };
  const Terms x = Field<P1, 3>::convolution(reduced(a, P1), reduced(b, P1));
  const Terms y = Field<P2, 3>::convolution(reduced(a, P2), reduced(b, P2));
  const Terms z = Field<P3, 3>::convolution(reduced(a, P3), reduced(b, P3));
  const u64 inverse1 = Field<P2, 3>::inverse(P1), inverse12 = Field<P3, 3>::inverse(static_cast<u64>(P1) * P2 % P3);
  Terms c(n + m - 1);
  for (size_t i = 0; i < c.size(); i++) {
    const u64 second = (y[i] + static_cast<u64>(P2) - x[i]) % P2 * inverse1 % P2;
    const u64 both = x[i] + second * P1;
    const u64 third = (z[i] + P3 - both % P3) % P3 * inverse12 % P3;
    c[i] = static_cast<u32>((both + static_cast<u64>(P1) * P2 % M * third) % M);
  }
  print(c);
}
