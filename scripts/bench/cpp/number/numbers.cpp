// The works of lib/number/*.bench.ts by the same algorithms, with 64-bit integers.
#include "../bench.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

using u64 = uint64_t;
using u128 = unsigned __int128;

/** Legendre's recurrence for the quotients of n by numbers without small factors. */
static long long primeCount(long long n) {
  const int root = static_cast<int>(std::sqrt(static_cast<double>(n))), half = (root + 1) / 2;
  std::vector<int> below(half), rough(half);
  std::vector<long long> above(half);
  std::vector<char> crossed(root + 1);
  for (int i = 0; i < half; i++) below[i] = i, rough[i] = 2 * i + 1, above[i] = (n / (2 * i + 1) - 1) / 2;
  int length = half, primes = 0;
  for (long long p = 3; p * p * p * p <= n; p += 2) {
    if (crossed[p]) continue;
    for (long long i = p; i <= root; i += 2 * p) crossed[i] = 1;
    const long long quotient = n / p;
    int kept = 0;
    for (int k = 0; k < length; k++) {
      const long long r = rough[k];
      if (crossed[r]) continue;
      const long long product = r * p;
      const long long gone = product <= root ? above[below[product >> 1] - primes]
                                             : below[(static_cast<long long>(static_cast<double>(quotient) / r) - 1) >> 1];
      above[kept] = above[k] - gone + primes;
      rough[kept++] = static_cast<int>(r);
    }
    length = kept;
    int at = (root - 1) >> 1;
    for (long long m = (root / p - 1) | 1; m >= p; m -= 2) {
      const int gone = below[m >> 1] - primes;
      for (const int first = static_cast<int>((m * p) >> 1); at >= first; at--) below[at] -= gone;
    }
    primes++;
  }
  long long sum = above[0];
  for (int k = 1; k < length; k++) sum -= above[k] - (primes + k - 1);
  for (int l = 1; l < length; l++) {
    const long long quotient = n / rough[l];
    const int last = below[(quotient / rough[l] - 1) >> 1] - primes;
    if (last <= l) break;
    for (int k = l + 1; k <= last; k++) {
      sum += below[(static_cast<long long>(static_cast<double>(quotient) / rough[k]) - 1) >> 1];
    }
    sum -= static_cast<long long>(last - l) * (primes + l - 1);
  }
  return sum + 1;
}

/** Segments of 128 KiB, a byte for 30 numbers. */
static std::vector<int> primesBelow(int limit) {
  static const int residues[8] = {1, 7, 11, 13, 17, 19, 23, 29};
  int bit[30] = {};
  for (int i = 0; i < 8; i++) bit[residues[i]] = i;
  std::vector<int> primes{2, 3, 5}, small;
  const int root = static_cast<int>(std::sqrt(static_cast<double>(limit))) + 1;
  std::vector<char> composite(root + 1);
  for (int p = 2; p <= root; p++) {
    if (composite[p]) continue;
    if (p > 5) small.push_back(p);
    for (int i = p; i <= root; i += p) composite[i] = 1;
  }
  std::vector<int> next(8 * small.size());
  for (size_t i = 0; i < small.size(); i++) {
    for (int stream = 0; stream < 8; stream++) {
      const long long p = small[i], k = p + (residues[stream] - p % 30 + 30) % 30;
      next[8 * i + stream] = static_cast<int>(std::min<long long>(p * k / 30, 1LL << 30));
    }
  }
  const int bytes = (limit + 29) / 30, size = 1 << 17;
  std::vector<uint8_t> segment(size);
  primes.reserve(static_cast<size_t>(1.26 * limit / std::log(limit)));
  for (int start = 0; start < bytes; start += size) {
    std::fill(segment.begin(), segment.end(), 255);
    if (start == 0) segment[0] = 254;
    for (size_t i = 0; i < small.size(); i++) {
      const int p = small[i];
      for (int stream = 0; stream < 8; stream++) {
        int at = next[8 * i + stream];
        const uint8_t mask = static_cast<uint8_t>(~(1 << bit[p % 30 * residues[stream] % 30]));
        for (; at < size; at += p) segment[at] &= mask;
        next[8 * i + stream] = at - size;
      }
    }
    for (int i = 0; i < std::min(size, bytes - start); i++) {
      for (int bits = segment[i]; bits != 0; bits &= bits - 1) {
        const int prime = 30 * (start + i) + residues[__builtin_ctz(bits)];
        if (prime < limit) primes.push_back(prime);
      }
    }
  }
  return primes;
}

/** Montgomery's products modulo an odd number below 2^63. */
struct Mod {
  u64 m, negative, square;
  explicit Mod(u64 modulus) : m(modulus), negative(modulus), square(0) {
    for (int i = 0; i < 5; i++) negative *= 2 - m * negative;
    negative = -negative;
    square = static_cast<u64>(-static_cast<u128>(m) % m);
  }
  u64 reduce(u128 x) const {
    const u64 value = static_cast<u64>((x + static_cast<u128>(static_cast<u64>(x) * negative) * m) >> 64);
    return value >= m ? value - m : value;
  }
  u64 mul(u64 a, u64 b) const { return reduce(static_cast<u128>(a) * b); }
};

static bool isPrime(u64 n) {
  if (n < 4) return n > 1;
  if (n % 2 == 0) return false;
  const Mod mod(n);
  const u64 one = mod.reduce(mod.square), minus = n - one;
  const int twos = __builtin_ctzll(n - 1);
  for (u64 base : {2ULL, 325ULL, 9375ULL, 28178ULL, 450775ULL, 9780504ULL, 1795265022ULL}) {
    if (base % n == 0) continue;
    u64 square = mod.mul(base % n, mod.square), result = one;
    for (u64 exponent = (n - 1) >> twos; exponent > 0; exponent >>= 1, square = mod.mul(square, square)) {
      if (exponent & 1) result = mod.mul(result, square);
    }
    if (result == one || result == minus) continue;
    int step = 1;
    for (; step < twos && result != minus; step++) result = mod.mul(result, result);
    if (result != minus) return false;
  }
  return true;
}

static u64 divisor(u64 n) {
  const Mod mod(n);
  for (u64 plus = 1;; plus++) {
    u64 x = 0, y = 2, saved = 2, g = 1;
    for (u64 length = 1; g == 1; length *= 2) {
      x = y;
      for (u64 step = 0; step < length; step++) y = mod.mul(y, y) + plus;
      for (u64 from = 0; from < length && g == 1; from += 512) {
        saved = y;
        u64 product = 1;
        for (u64 step = 0; step < std::min<u64>(512, length - from); step++) {
          y = mod.mul(y, y) + plus;
          product = mod.mul(product, x > y ? x - y : y - x);
        }
        g = std::gcd(product, n);
      }
    }
    if (g == n) {
      do {
        saved = mod.mul(saved, saved) + plus;
        g = std::gcd(x > saved ? x - saved : saved - x, n);
      } while (g == 1);
    }
    if (g != n) return g;
  }
}

static void factorize(u64 n, std::vector<u64> &factors) {
  if (n == 1) return;
  if (n % 2 == 0) {
    factors.push_back(2);
    return factorize(n / 2, factors);
  }
  if (isPrime(n)) return factors.push_back(n);
  const u64 d = divisor(n);
  factorize(d, factors);
  factorize(n / d, factors);
}

int main(int argc, char **argv) {
  if (is(argc, argv, "count")) return bench([] { return [] { return primeCount(100000000000LL); }; });
  if (is(argc, argv, "primes")) {
    return bench([] {
      return [] {
        const auto primes = primesBelow(500000000);
        return static_cast<long long>(primes.size()) + primes.back();
      };
    });
  }
  return bench([] {
    Random random(1);
    std::vector<u64> primes, numbers;
    while (primes.size() < 40) {
      const u64 n = static_cast<u64>(random.integer(500000000, 1000000000));
      if (isPrime(n)) primes.push_back(n);
    }
    for (size_t i = 0; i < 40; i += 2) numbers.push_back(primes[i] * primes[i + 1]);
    return [numbers] {
      long long sum = 0;
      for (const u64 n : numbers) {
        std::vector<u64> factors;
        factorize(n, factors);
        sum += static_cast<long long>(*std::min_element(factors.begin(), factors.end()));
      }
      return sum;
    };
  });
}
