// The work of lib/sliding/proof/packed-state.bench.ts on one 64-bit word.
#include "../bench.hpp"

int main() {
  return bench([] {
    return [] {
      uint64_t board = 0xfedcba9876543210ULL;
      uint32_t seed = 1, blank = 0;
      long long sum = 0;
      for (int step = 0; step < 5000000; step++) {
        seed = seed * 1664525u + 1013904223u;
        const uint32_t cell = seed >> 28;
        const uint64_t difference = ((board >> (4 * blank)) ^ (board >> (4 * cell))) & 15;
        board ^= difference << (4 * blank);
        if (cell != blank) board ^= difference << (4 * cell);
        sum += (board >> (4 * blank)) & 15;
        blank = cell;
      }
      return sum;
    };
  });
}
