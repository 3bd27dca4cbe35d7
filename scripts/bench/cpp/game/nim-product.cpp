#include "../bench.hpp"

// Products of nimbers of 64 bits: logarithms below 2^16, Karatsuba's three products above.
static uint16_t exponent[196605];
static int logarithm[65536];

static uint32_t slow(uint32_t a, uint32_t b, int half) {
  if (a < 2 || b < 2) return a * b;
  const uint32_t mask = (1u << half) - 1;
  const uint32_t low = slow(a & mask, b & mask, half / 2);
  const uint32_t high = slow(a >> half, b >> half, half / 2);
  const uint32_t cross = slow((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half / 2);
  return ((cross ^ low) << half) | (low ^ slow(high, 1u << (half - 1), half / 2));
}

static void tables() {
  for (uint32_t generator = 2;; generator++) {
    uint32_t power = 1;
    int count = 0;
    do {
      exponent[count++] = static_cast<uint16_t>(power);
      power = slow(power, generator, 8);
    } while (power != 1);
    if (count == 65535) break;
  }
  for (int at = 0; at < 65535; at++) {
    exponent[at + 65535] = exponent[at + 131070] = exponent[at];
    logarithm[exponent[at]] = at;
  }
}

static uint32_t small(uint32_t a, uint32_t b) {
  return a && b ? exponent[logarithm[a] + logarithm[b]] : 0;
}

static uint32_t product32(uint32_t a, uint32_t b) {
  const uint32_t ah = a >> 16, al = a & 65535, bh = b >> 16, bl = b & 65535;
  const uint32_t low = small(al, bl), cross = small(ah ^ al, bh ^ bl);
  const uint32_t half = ah && bh ? exponent[logarithm[ah] + logarithm[bh] + logarithm[0x8000]] : 0;
  return ((cross ^ low) << 16) | (low ^ half);
}

int main() {
  tables();
  return bench([] {
    return [] {
      Random random(1);
      uint32_t ah = 1, al = 1;
      for (int step = 0; step < 1000000; step++) {
        const uint32_t bh = random.uint32(), bl = random.uint32();
        const uint32_t low = product32(al, bl), high = product32(ah, bh);
        const uint32_t cross = product32(ah ^ al, bh ^ bl);
        ah = (cross ^ low) | 1;
        al = low ^ product32(high, 0x80000000u);
      }
      return static_cast<long long>(ah) + al;
    };
  });
}
