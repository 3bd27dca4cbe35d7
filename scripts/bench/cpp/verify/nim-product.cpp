// Library Checker nim_product_64: halves by Karatsuba, products of bytes in a table, scanf and printf.
#include <cstdio>

using Word = unsigned long long;
static unsigned char bytes[256][256];

/** By halves down to one bit; from eight bits on by the table, once it is full. */
static Word product(Word a, Word b, int bits, bool has_table) {
  if (a <= 1 || b <= 1) return a * b;
  if (bits <= 8 && has_table) return bytes[a][b];
  const int half = bits / 2;
  const Word mask = (1ULL << half) - 1, a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
  const Word low = product(a0, b0, half, has_table), high = product(a1, b1, half, has_table);
  const Word cross = product(a0 ^ a1, b0 ^ b1, half, has_table);
  // F = 2^half is a Fermat power: F times F is F ^ F / 2.
  return (cross ^ low) << half ^ low ^ product(high, 1ULL << (half - 1), half, has_table);
}

int main() {
  for (Word a = 0; a < 256; a++) {
    for (Word b = 0; b < 256; b++) bytes[a][b] = static_cast<unsigned char>(product(a, b, 8, false));
  }
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    Word a, b;
    if (scanf("%llu %llu", &a, &b) != 2) return 1;
    printf("%llu\n", product(a, b, 64, true));
  }
}
