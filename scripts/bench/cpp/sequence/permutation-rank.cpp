// The work of lib/sequence/proof/permutation-rank.bench.ts: Lehmer digits by counting bits, back by shifting items.
#include "../bench.hpp"
#include <utility>

static const int LENGTH = 10;
static const int COUNT = 300000;

static long long rank_of(const uint8_t *items) {
  uint32_t used = 0;
  long long rank = 0;
  for (int at = 0; at < LENGTH; at++) {
    const uint32_t bit = 1u << items[at];
    rank = rank * (LENGTH - at) + items[at] - __builtin_popcount(used & (bit - 1));
    used |= bit;
  }
  return rank;
}

static void unrank(long long rank, uint8_t *items) {
  for (int at = LENGTH - 1; at >= 0; at--) {
    const int base = LENGTH - at;
    const uint8_t digit = static_cast<uint8_t>(rank % base);
    rank /= base;
    items[at] = digit;
    for (int later = at + 1; later < LENGTH; later++) items[later] += items[later] >= digit;
  }
}

int main() {
  return bench([] {
    Random random(1);
    std::vector<uint8_t> all(LENGTH * COUNT);
    for (size_t at = 0; at < all.size(); at += LENGTH) {
      for (int item = 0; item < LENGTH; item++) all[at + item] = static_cast<uint8_t>(item);
      for (int last = LENGTH - 1; last > 0; last--) {
        std::swap(all[at + last], all[at + random.integer(0, last)]);
      }
    }
    return [all] {
      uint8_t back[LENGTH];
      long long sum = 0;
      for (size_t at = 0; at < all.size(); at += LENGTH) {
        unrank(rank_of(&all[at]), back);
        for (int item = 0; item < LENGTH; item++) sum += back[item] * (item + 1);
      }
      return sum;
    };
  });
}
