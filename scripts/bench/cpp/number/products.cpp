// The works of the small modules of lib/number: products of residues, congruences, divisors.
#include "../bench.hpp"
#include <algorithm>
#include <utility>

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

/** a / g and the inverse of b / g modulo it, g being the greatest common divisor. */
static std::pair<i64, i64> reducedInverse(i64 b, i64 a) {
  i64 rest = a, next = b % a, x = 0, nextX = 1;
  while (next != 0) {
    const i64 quotient = rest / next;
    rest = std::exchange(next, rest - quotient * next);
    x = std::exchange(nextX, x - quotient * nextX);
  }
  const i64 reduced = a / rest;
  return {reduced, (x % reduced + reduced) % reduced};
}

static int congruences() {
  return bench([] {
    Random random(1);
    std::vector<i64> numbers;
    for (int i = 0; i < 20000; i++) {
      i64 moduli[3];
      for (i64 &m : moduli) m = random.integer(1, 1000000);
      const i64 x = random.integer(0, 1000000000);
      i64 remainders[3] = {x % moduli[0], x % moduli[1], x % moduli[2]};
      if (random.integer(0, 3) == 0) remainders[2] = random.integer(0, moduli[2] - 1);
      for (int k = 0; k < 3; k++) numbers.push_back(remainders[k]), numbers.push_back(moduli[k]);
    }
    return [numbers] {
      long long sum = 0;
      for (size_t at = 0; at < numbers.size(); at += 6) {
        i64 remainder = 0, modulus = 1;
        for (int k = 0; k < 3 && remainder >= 0; k++) {
          const i64 m = numbers[at + 2 * k + 1], difference = numbers[at + 2 * k] - remainder;
          const auto [reduced, inverse] = reducedInverse(modulus, m);
          const i64 common = m / reduced;
          if (difference % common != 0) {
            remainder = -1;
            break;
          }
          const i64 t = (difference / common % reduced * inverse % reduced + reduced) % reduced;
          remainder += modulus * t, modulus *= reduced;
        }
        sum += remainder < 0 ? -1 : remainder % 1000000;
      }
      return sum;
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
  if (is(argc, argv, "congruences")) return congruences();
  if (is(argc, argv, "factorial")) {
    volatile u32 unknown = 1000000007;
    const u32 modulus = unknown;
    return bench([modulus] {
      return [modulus] {
        u64 product = 1;
        for (u32 i = 2; i <= 10000000; i++) product = product * i % modulus;
        return static_cast<long long>(product);
      };
    });
  }
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
