// The works of lib/polynomial/*.bench.ts by the same algorithms: transforms with factors whose quotients
// are kept (Shoup), Newton's iteration, the tree of products, sums over subsets by size.
#include "../bench.hpp"
#include <algorithm>
#include <string>

using u32 = uint32_t;
using u64 = uint64_t;
using Terms = std::vector<u32>;

static u32 power(u32 base, u64 exponent, u32 p) {
  u64 result = 1, square = base;
  for (; exponent > 0; exponent >>= 1, square = square * square % p) {
    if (exponent & 1) result = result * square % p;
  }
  return static_cast<u32>(result);
}

template <u32 P, u32 ROOT> struct Transform {
  struct Factors {
    Terms roots{1}, quotients{static_cast<u32>((1ULL << 32) / P)};
    u32 generator;
    explicit Factors(u32 root) : generator(root) {}
    void upTo(size_t count) {
      for (size_t half = roots.size(); half < count; half *= 2) {
        const u32 root = power(generator, (P - 1) / (4 * half), P);
        for (size_t j = 0; j < half; j++) {
          roots.push_back(static_cast<u32>(static_cast<u64>(roots[j]) * root % P));
          quotients.push_back(static_cast<u32>((static_cast<u64>(roots.back()) << 32) / P));
        }
      }
    }
  };
  static Factors &forwardFactors() { static Factors factors(ROOT); return factors; }
  static Factors &inverseFactors() { static Factors factors(power(ROOT, P - 2, P)); return factors; }

  static void forward(u32 *a, size_t n) {
    Factors &factors = forwardFactors();
    factors.upTo(n / 2);
    for (size_t half = n / 2; half >= 1; half /= 2) {
      for (size_t start = 0, s = 0; start < n; start += 2 * half, s++) {
        const u32 w = factors.roots[s], quotient = factors.quotients[s];
        for (size_t i = start; i < start + half; i++) {
          const u32 x = a[i + half];
          u32 right = x * w - static_cast<u32>(static_cast<u64>(x) * quotient >> 32) * P;
          if (right >= P) right -= P;
          const u32 left = a[i], sum = left + right;
          a[i] = sum >= P ? sum - P : sum;
          a[i + half] = left >= right ? left - right : left - right + P;
        }
      }
    }
  }
  static void inverse(u32 *a, size_t n) {
    Factors &factors = inverseFactors();
    factors.upTo(n / 2);
    for (size_t half = 1; half < n; half *= 2) {
      for (size_t start = 0, s = 0; start < n; start += 2 * half, s++) {
        const u32 w = factors.roots[s], quotient = factors.quotients[s];
        for (size_t i = start; i < start + half; i++) {
          const u32 left = a[i], right = a[i + half], sum = left + right, x = left - right + P;
          a[i] = sum >= P ? sum - P : sum;
          const u32 y = x * w - static_cast<u32>(static_cast<u64>(x) * quotient >> 32) * P;
          a[i + half] = y >= P ? y - P : y;
        }
      }
    }
    const u64 scale = n == 1 ? 1 : P - (P - 1) / n;
    for (size_t i = 0; i < n; i++) a[i] = static_cast<u32>(a[i] * scale % P);
  }
  static void multiply(u32 *a, const u32 *b, size_t n) {
    for (size_t i = 0; i < n; i++) a[i] = static_cast<u32>(static_cast<u64>(a[i]) * b[i] % P);
  }
  static Terms product(const Terms &a, const Terms &b, size_t size) {
    Terms left(size), right(size);
    std::copy(a.begin(), a.end(), left.begin());
    std::copy(b.begin(), b.end(), right.begin());
    forward(left.data(), size), forward(right.data(), size);
    multiply(left.data(), right.data(), size);
    inverse(left.data(), size);
    return left;
  }
};

static const u32 P = 998244353;
using Main = Transform<P, 3>;

static size_t powerOfTwo(size_t count) {
  size_t size = 1;
  while (size < count) size *= 2;
  return size;
}
static u32 mul(u64 a, u64 b) { return static_cast<u32>(a * b % P); }
static u32 sub(u32 a, u32 b) { return a >= b ? a - b : a - b + P; }

static Terms convolution(const Terms &a, const Terms &b) {
  const size_t length = a.size() + b.size() - 1;
  Terms result = Main::product(a, b, powerOfTwo(length));
  result.resize(length);
  return result;
}

static Terms seriesInverse(const Terms &f, size_t n) {
  const size_t size = powerOfTwo(n);
  Terms inverse(size);
  inverse[0] = power(f[0], P - 2, P);
  for (size_t known = 1; known < n; known *= 2) {
    Terms left(2 * known), right(2 * known);
    std::copy(f.begin(), f.begin() + std::min(f.size(), 2 * known), left.begin());
    std::copy(inverse.begin(), inverse.begin() + known, right.begin());
    Main::forward(left.data(), 2 * known), Main::forward(right.data(), 2 * known);
    Main::multiply(left.data(), right.data(), 2 * known);
    Main::inverse(left.data(), 2 * known);
    std::fill(left.begin(), left.begin() + known, 0);
    Main::forward(left.data(), 2 * known);
    Main::multiply(left.data(), right.data(), 2 * known);
    Main::inverse(left.data(), 2 * known);
    for (size_t i = known; i < 2 * known; i++) inverse[i] = sub(0, left[i]);
  }
  inverse.resize(n);
  return inverse;
}

static Terms inversesBelow(size_t n) {
  Terms inverses(std::max<size_t>(n, 2));
  inverses[1] = 1;
  for (size_t i = 2; i < n; i++) inverses[i] = mul(P - P / i, inverses[P % i]);
  return inverses;
}

static Terms seriesLog(const Terms &f, size_t n) {
  Terms derivative(n - 1);
  for (size_t i = 1; i < n; i++) derivative[i - 1] = mul(f[i], i);
  const Terms quotient = convolution(derivative, seriesInverse(f, n)), inverses = inversesBelow(n);
  Terms log(n);
  for (size_t i = 1; i < n; i++) log[i] = mul(quotient[i - 1], inverses[i]);
  return log;
}

static Terms seriesExp(const Terms &f, size_t n) {
  const size_t size = powerOfTwo(n);
  const Terms inverses = inversesBelow(size);
  Terms terms(f), exp(size), reciprocal(size);
  terms.resize(size);
  exp[0] = reciprocal[0] = 1;
  const auto times = [](Terms &a, const Terms &b, size_t count) {
    Terms values(b.begin(), b.begin() + count);
    values.resize(2 * count);
    Main::forward(values.data(), 2 * count), Main::forward(a.data(), 2 * count);
    Main::multiply(a.data(), values.data(), 2 * count);
    Main::inverse(a.data(), 2 * count);
  };
  for (size_t known = 1; known < n; known *= 2) {
    Terms expValues(exp.begin(), exp.begin() + known);
    Main::forward(expValues.data(), known);
    if (known > 1) {
      Terms values(reciprocal.begin(), reciprocal.begin() + known / 2);
      values.resize(known);
      Main::forward(values.data(), known);
      Terms error(values);
      Main::multiply(error.data(), expValues.data(), known);
      Main::inverse(error.data(), known);
      std::fill(error.begin(), error.begin() + known / 2, 0);
      Main::forward(error.data(), known);
      Main::multiply(error.data(), values.data(), known);
      Main::inverse(error.data(), known);
      for (size_t i = known / 2; i < known; i++) reciprocal[i] = sub(0, error[i]);
    }
    Terms product(known);
    for (size_t i = 1; i < known; i++) product[i - 1] = mul(terms[i], i);
    Main::forward(product.data(), known);
    Main::multiply(product.data(), expValues.data(), known);
    Main::inverse(product.data(), known);
    Terms error(2 * known), rest(2 * known);
    for (size_t i = 0; i < known; i++) {
      const size_t at = i == 0 ? known - 1 : i - 1;
      error[i] = sub(at + 1 < known ? mul(exp[at + 1], at + 1) : 0, product[at]);
    }
    times(error, reciprocal, known);
    for (size_t i = 0; i < known; i++) {
      rest[i] = sub(terms[known + i], mul(error[i], inverses[known + i]));
    }
    times(rest, exp, known);
    std::copy(rest.begin(), rest.begin() + known, exp.begin() + known);
  }
  exp.resize(n);
  return exp;
}

static Terms evaluated(const Terms &f, const Terms &points) {
  const size_t leaves = powerOfTwo(points.size());
  std::vector<Terms> levels;
  Terms terms(2 * leaves);
  for (size_t i = 0; i < leaves; i++) terms[2 * i] = 1, terms[2 * i + 1] = sub(0, i < points.size() ? points[i] : 0);
  for (size_t size = 1; size < leaves; size *= 2) {
    Terms values = terms;
    for (size_t at = 0; at < values.size(); at += 2 * size) Main::forward(&values[at], 2 * size);
    std::fill(terms.begin(), terms.end(), 0);
    for (size_t at = 0; at < values.size(); at += 4 * size) {
      std::copy(values.begin() + at, values.begin() + at + 2 * size, terms.begin() + at);
      Main::multiply(&terms[at], &values[at + 2 * size], 2 * size);
      Main::inverse(&terms[at], 2 * size);
      terms[at + 2 * size] = sub(terms[at], 1);
      terms[at] = 1;
    }
    levels.push_back(std::move(values));
  }
  terms.resize(points.size() + 1);
  const Terms quotient = convolution(Terms(f.rbegin(), f.rend()), seriesInverse(terms, f.size()));
  const size_t count = std::min(leaves, f.size());
  Terms parts(leaves), room;
  std::copy(quotient.begin() + (f.size() - count), quotient.begin() + f.size(), parts.begin() + (leaves - count));
  for (size_t level = levels.size(); level-- > 0;) {
    const size_t half = 1ULL << level;
    const Terms &products = levels[level];
    Terms children(leaves);
    for (size_t at = 0; at < leaves; at += 2 * half) {
      Main::forward(&parts[at], 2 * half);
      room.assign(parts.begin() + at, parts.begin() + at + 2 * half);
      Main::multiply(room.data(), &products[2 * at + 2 * half], 2 * half);
      Main::inverse(room.data(), 2 * half);
      std::copy(room.begin() + half, room.end(), children.begin() + at);
      Main::multiply(&parts[at], &products[2 * at], 2 * half);
      Main::inverse(&parts[at], 2 * half);
      std::copy(parts.begin() + at + half, parts.begin() + at + 2 * half, children.begin() + at + half);
    }
    parts.swap(children);
  }
  parts.resize(points.size());
  return parts;
}

static Terms subsetConvolution(const Terms &a, const Terms &b, int bits) {
  const size_t n = 1ULL << bits, ranks = bits + 1;
  const auto bySize = [&](const Terms &terms) {
    Terms sums(n * ranks);
    for (size_t set = 0; set < n; set++) sums[set * ranks + __builtin_popcountll(set)] = terms[set];
    for (size_t half = 1; half < n; half *= 2) {
      for (size_t start = half; start < n; start += 2 * half) {
        for (size_t i = start * ranks, j = (start - half) * ranks; i < (start + half) * ranks; i++, j++) {
          const u32 sum = sums[i] + sums[j];
          sums[i] = sum >= P ? sum - P : sum;
        }
      }
    }
    return sums;
  };
  Terms left = bySize(a);
  const Terms right = bySize(b);
  u32 products[32];
  for (size_t set = 0; set < n; set++) {
    const size_t base = set * ranks, size = __builtin_popcountll(set), most = std::min(2 * size, ranks - 1);
    for (size_t total = size; total <= most; total++) {
      u64 sum = 0;
      for (size_t i = total - size; i <= size; i++) {
        sum += static_cast<u64>(left[base + i]) * right[base + total - i];
        if ((i & 7) == 7) sum %= P;
      }
      products[total] = static_cast<u32>(sum % P);
    }
    for (size_t total = 0; total < ranks; total++) left[base + total] = total >= size && total <= most ? products[total] : 0;
  }
  for (size_t half = 1; half < n; half *= 2) {
    for (size_t start = half; start < n; start += 2 * half) {
      for (size_t i = start * ranks, j = (start - half) * ranks; i < (start + half) * ranks; i++, j++) {
        left[i] = sub(left[i], left[j]);
      }
    }
  }
  Terms result(n);
  for (size_t set = 0; set < n; set++) result[set] = left[set * ranks + __builtin_popcountll(set)];
  return result;
}

/** Limbs of six digits, the lowest first. */
static Terms limbsProduct(const Terms &a, const Terms &b) {
  using Second = Transform<897581057, 3>;
  const u32 q = 897581057;
  const size_t length = a.size() + b.size(), size = powerOfTwo(length - 1);
  const Terms first = Main::product(a, b, size), second = Second::product(a, b, size);
  const u64 inverse = power(P % q, q - 2, q);
  Terms result(length);
  u64 carry = 0;
  for (size_t i = 0; i + 1 < length; i++) {
    const u64 high = (second[i] + static_cast<u64>(q) - first[i] % q) * inverse % q;
    const u64 sum = first[i] + high * P + carry;
    result[i] = static_cast<u32>(sum % 1000000);
    carry = sum / 1000000;
  }
  result[length - 1] = static_cast<u32>(carry);
  return result;
}

static Terms randomTerms(Random &random, size_t n, u32 most = P - 1) {
  Terms terms(n);
  for (u32 &term : terms) term = static_cast<u32>(random.integer(0, most));
  return terms;
}

static long long checksum(const Terms &terms) {
  long long sum = 0;
  for (size_t i = 0; i < terms.size(); i++) sum += static_cast<long long>(terms[i]) * (i % 7 + 1);
  return sum;
}

int main(int argc, char **argv) {
  if (is(argc, argv, "convolution")) {
    return bench([] {
      Random random(1);
      const Terms a = randomTerms(random, 1 << 19), b = randomTerms(random, 1 << 19);
      return [a, b] { return checksum(convolution(a, b)); };
    });
  }
  if (is(argc, argv, "pow")) {
    return bench([] {
      Random random(1);
      Terms f = randomTerms(random, 500000);
      f[0] = 1;
      return [f] {
        Terms log = seriesLog(f, f.size());
        for (u32 &term : log) term = mul(term, 123456789);
        return checksum(seriesExp(log, f.size()));
      };
    });
  }
  if (is(argc, argv, "multipoint")) {
    return bench([] {
      Random random(1);
      const Terms f = randomTerms(random, 1 << 17), points = randomTerms(random, 1 << 17);
      return [f, points] { return checksum(evaluated(f, points)); };
    });
  }
  if (is(argc, argv, "subset")) {
    return bench([] {
      Random random(1);
      const Terms a = randomTerms(random, 1 << 20), b = randomTerms(random, 1 << 20);
      return [a, b] { return checksum(subsetConvolution(a, b, 20)); };
    });
  }
  return bench([] {
    Random random(1);
    const Terms a = randomTerms(random, 333333, 999999), b = randomTerms(random, 333333, 999999);
    return [a, b] { return checksum(limbsProduct(a, b)); };
  });
}
