// Products of residues.
#include "../bench.hpp"

using u32 = uint32_t;
using u64 = uint64_t;

template <class Product> static int products(Product mul) {
  return bench([mul] {
    Random random(1);
    std::vector<u32> a(1000), b(1000);
    for (auto *terms : {&a, &b}) {
      for (u32 &term : *terms) term = static_cast<u32>(random.integer(0, 998244352));
    }
    return [a, b, mul] {
      u32 sum = 0;
      for (int round = 0; round < 10000; round++) {
        for (int i = 0; i < 1000; i++) sum += mul(a[i], b[i]);
      }
      return static_cast<long long>(static_cast<int32_t>(sum));
    };
  });
}

int main(int argc, char **argv) {
  if (is(argc, argv, "runtime")) {
    volatile u32 unknown = 998244353; // to the compiler
    const u32 p = unknown;
    return products([p](u32 a, u32 b) { return static_cast<u32>(static_cast<u64>(a) * b % p); });
  }
  if (is(argc, argv, "constant")) return products([](u32 a, u32 b) { return static_cast<u32>(static_cast<u64>(a) * b % 998244353); });
  return 2;
}
