// The works of the small modules of lib/number: products of residues, divisors.
#include "../bench.hpp"
#include <algorithm>

using u32 = uint32_t;
using u64 = uint64_t;
using i64 = int64_t;

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

static std::vector<i64> divisors(i64 n) {
  std::vector<i64> result{1};
  for (i64 p = 2; n > 1; p += p == 2 ? 1 : 2) {
    if (p * p > n) p = n;
    for (size_t from = 0; n % p == 0; n /= p) {
      const size_t end = result.size();
      for (size_t i = from; i < end; i++) result.push_back(result[i] * p);
      from = end;
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

int main(int argc, char **argv) {
  if (is(argc, argv, "runtime")) {
    volatile u32 unknown = 998244353; // to the compiler
    const u32 p = unknown;
    return products([p](u32 a, u32 b) { return static_cast<u32>(static_cast<u64>(a) * b % p); });
  }
  if (is(argc, argv, "constant")) return products([](u32 a, u32 b) { return static_cast<u32>(static_cast<u64>(a) * b % 998244353); });
  if (is(argc, argv, "squares")) {
    volatile u64 unknown = (1ULL << 50) - 27;
    const u64 modulus = unknown;
    return bench([modulus] {
      return [modulus] {
        u64 x = 1ULL << 49;
        for (int i = 0; i < 1000000; i++) x = static_cast<u64>(static_cast<unsigned __int128>(x) * x % modulus);
        return static_cast<long long>(x);
      };
    });
  }
  return bench([] {
    return [] {
      long long sum = 0;
      for (i64 n = 963761198300; n < 963761198500; n++) sum += static_cast<long long>(divisors(n).size());
      return sum;
    };
  });
}
