// The work of lib/matrix/proof/matrix-product.bench.ts: row by row, a 64-bit product and remainder a term.
#include "../bench.hpp"

static const int SIZE = 512;
static const uint64_t P = 998244353;

int main() {
  return bench([] {
    Random random(1);
    std::vector<uint32_t> a(SIZE * SIZE), b(SIZE * SIZE);
    for (uint32_t &value : a) value = static_cast<uint32_t>(random.integer(0, P - 1));
    for (uint32_t &value : b) value = static_cast<uint32_t>(random.integer(0, P - 1));
    return [a, b] {
      std::vector<uint32_t> product(SIZE * SIZE);
      for (int i = 0; i < SIZE; i++) {
        for (int k = 0; k < SIZE; k++) {
          const uint64_t factor = a[i * SIZE + k];
          for (int j = 0; j < SIZE; j++) {
            uint32_t &sum = product[i * SIZE + j];
            sum = static_cast<uint32_t>((sum + factor * b[k * SIZE + j]) % P);
          }
        }
      }
      long long total = 0;
      for (const uint32_t value : product) total += value;
      return total;
    };
  });
}
