// The work of lib/sequence/proof/random.bench.ts by the same generator.
#include "../bench.hpp"

int main() {
  return bench([] {
    return [] {
      Random random(1);
      long long in_range = 0;
      volatile int64_t kept = 0; // or the numbers would not be made at all
      for (int count = 0; count < 5000000; count++) {
        const int64_t value = random.integer(0, 999);
        kept = value;
        in_range += value >= 0 && value < 1000;
      }
      return in_range + 0 * kept;
    };
  });
}
