// Polynomials for the programs of verify/: a radix-2 transform with %, Newton's iterations on power series.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

using u32 = uint32_t;
using u64 = uint64_t;
using Terms = std::vector<u32>;

/** Residues modulo a prime below 2^31 with the primitive root G. */
template <u32 P, u32 G> struct Field {
  static u32 add(u32 a, u32 b) { return a + b >= P ? a + b - P : a + b; }
  static u32 sub(u32 a, u32 b) { return a >= b ? a - b : a + P - b; }
  static u32 mul(u64 a, u64 b) { return static_cast<u32>(a * b % P); }
  static u32 power(u32 base, u64 exponent) {
    u32 result = 1;
    for (; exponent > 0; exponent >>= 1, base = mul(base, base)) {
      if (exponent & 1) result = mul(result, base);
    }
    return result;
  }
  static u32 inverse(u32 a) { return power(a, P - 2); }

  /** roots[half + i]: the i-th power of a root of unity of order 2 half. */
  static const u32 *rootsFor(size_t n) {
    static Terms roots{0, 1};
    for (size_t half = roots.size(); half < n; half *= 2) {
      roots.resize(2 * half);
      const u32 root = power(G, (P - 1) / (2 * half));
      for (size_t i = 0; i < half; i++) roots[half + i] = i % 2 == 0 ? roots[(half + i) / 2] : mul(roots[half + i - 1], root);
    }
    return roots.data();
  }
  /** Values in bit-reversed order: those at w and -w are neighbours. */
  static void forward(u32 *a, size_t n) {
    const u32 *roots = rootsFor(n);
    for (size_t half = n / 2; half >= 1; half /= 2) {
      for (size_t start = 0; start < n; start += 2 * half) {
        for (size_t i = start; i < start + half; i++) {
          const u32 x = a[i], y = a[i + half];
          a[i] = add(x, y);
          a[i + half] = mul(sub(x, y), roots[half + i - start]);
        }
      }
    }
  }
  static void backward(u32 *a, size_t n) {
    const u32 *roots = rootsFor(n);
    for (size_t half = 1; half < n; half *= 2) {
      for (size_t start = 0; start < n; start += 2 * half) {
        for (size_t i = start; i < start + half; i++) {
          const u32 x = a[i], y = mul(a[i + half], roots[half + i - start]);
          a[i] = add(x, y);
          a[i + half] = sub(x, y);
        }
      }
    }
    const u32 scale = inverse(static_cast<u32>(n % P));
    for (size_t i = 0; i < n; i++) a[i] = mul(a[i], scale);
    std::reverse(a + 1, a + n);
  }
  static void forward(Terms &a) { forward(a.data(), a.size()); }
  static void backward(Terms &a) { backward(a.data(), a.size()); }

  static Terms convolution(Terms a, Terms b) {
    if (a.empty() || b.empty()) return {};
    const size_t length = a.size() + b.size() - 1;
    if (std::min(a.size(), b.size()) <= 32) {
      Terms c(length);
      for (size_t i = 0; i < a.size(); i++) {
        for (size_t j = 0; j < b.size(); j++) c[i + j] = static_cast<u32>((c[i + j] + static_cast<u64>(a[i]) * b[j]) % P);
      }
      return c;
    }
    size_t size = 1;
    while (size < length) size *= 2;
    a.resize(size), b.resize(size);
    forward(a), forward(b);
    for (size_t i = 0; i < size; i++) a[i] = mul(a[i], b[i]);
    backward(a);
    a.resize(length);
    return a;
  }
};

static const u32 P = 998244353;
using Main = Field<P, 3>;
inline u32 add(u32 a, u32 b) { return Main::add(a, b); }
inline u32 sub(u32 a, u32 b) { return Main::sub(a, b); }
inline u32 mul(u64 a, u64 b) { return Main::mul(a, b); }
inline Terms convolution(const Terms &a, const Terms &b) { return Main::convolution(a, b); }

inline Terms readTerms(size_t count) {
  Terms terms(count);
  for (u32 &term : terms) {
    if (scanf("%u", &term) != 1) std::exit(1);
  }
  return terms;
}
inline void print(const Terms &terms) {
  for (size_t i = 0; i < terms.size(); i++) printf(i == 0 ? "%u" : " %u", terms[i]);
  puts("");
}
inline size_t powerOfTwo(size_t count) {
  size_t size = 1;
  while (size < count) size *= 2;
  return size;
}

/** 1 / i for i from 1 to n. */
inline Terms inversesUpTo(size_t n) {
  Terms inverses(std::max<size_t>(n + 1, 2), 1);
  for (size_t i = 2; i <= n; i++) inverses[i] = mul(P - P / i, inverses[P % i]);
  return inverses;
}
/** The first n terms of 1 / f. */
inline Terms seriesInverse(const Terms &f, size_t n) {
  Terms result{Main::inverse(f[0])};
  for (size_t known = 1; known < n; known *= 2) {
    Terms left(f.begin(), f.begin() + std::min(f.size(), 2 * known)), right(result);
    left.resize(2 * known), right.resize(2 * known);
    Main::forward(left), Main::forward(right);
    for (size_t i = 0; i < 2 * known; i++) left[i] = mul(left[i], right[i]);
    Main::backward(left);
    std::fill(left.begin(), left.begin() + known, 0);
    Main::forward(left);
    for (size_t i = 0; i < 2 * known; i++) left[i] = mul(left[i], right[i]);
    Main::backward(left);
    result.resize(2 * known);
    for (size_t i = known; i < 2 * known; i++) result[i] = sub(0, left[i]);
  }
  result.resize(n);
  return result;
}

inline Terms seriesLog(const Terms &f, size_t n) {
  Terms derivative;
  for (size_t i = 1; i < f.size(); i++) derivative.push_back(mul(f[i], i));
  const Terms quotient = convolution(derivative, seriesInverse(f, n)), inverses = inversesUpTo(n);
  Terms log(n);
  for (size_t i = 1; i < n && i - 1 < quotient.size(); i++) log[i] = mul(quotient[i - 1], inverses[i]);
  return log;
}

/** Newton's iteration on exp f and its inverse together. */
inline Terms seriesExp(Terms f, size_t n) {
  const size_t size = powerOfTwo(n);
  const Terms inverses = inversesUpTo(size);
  f.resize(size);
  Terms exp{1}, reciprocal{1};
  for (size_t known = 1; known < n; known *= 2) {
    // reciprocal is right in known / 2 terms: once more.
    if (known > 1) {
      Terms values(reciprocal), error(exp);
      values.resize(known);
      Main::forward(values), Main::forward(error);
      for (size_t i = 0; i < known; i++) error[i] = mul(error[i], values[i]);
      Main::backward(error);
      std::fill(error.begin(), error.begin() + known / 2, 0);
      Main::forward(error);
      for (size_t i = 0; i < known; i++) error[i] = mul(error[i], values[i]);
      Main::backward(error);
      reciprocal.resize(known);
      for (size_t i = known / 2; i < known; i++) reciprocal[i] = sub(0, error[i]);
    }
    // exp' - exp f' modulo x^(2 known), with the f known so far, over exp, is what log exp lacks.
    Terms values(exp), slope(2 * known), over(reciprocal);
    values.resize(2 * known), over.resize(2 * known);
    for (size_t i = 1; i < known; i++) slope[i - 1] = mul(f[i], i);
    Main::forward(values), Main::forward(slope), Main::forward(over);
    for (size_t i = 0; i < 2 * known; i++) slope[i] = mul(slope[i], values[i]);
    Main::backward(slope);
    Terms error(2 * known);
    for (size_t i = 0; i < known; i++) error[i] = sub(0, slope[i + known - 1]);
    Main::forward(error);
    for (size_t i = 0; i < 2 * known; i++) error[i] = mul(error[i], over[i]);
    Main::backward(error);
    Terms rest(2 * known);
    for (size_t i = 0; i < known; i++) rest[i] = sub(f[known + i], mul(error[i], inverses[known + i]));
    Main::forward(rest);
    for (size_t i = 0; i < 2 * known; i++) rest[i] = mul(rest[i], values[i]);
    Main::backward(rest);
    exp.insert(exp.end(), rest.begin(), rest.begin() + known);
  }
  exp.resize(n);
  return exp;
}

/** The products of x - point over parts of the points. */
struct PointTree {
  size_t count, leaves;
  /** levels[k]: products of 2^k reversed factors 1 - point x, transformed with 2^(k + 1) values. */
  std::vector<Terms> levels;
  /** The product of all 1 - point x. */
  Terms root;

  explicit PointTree(const Terms &points) : count(points.size()), leaves(powerOfTwo(points.size())) {
    Terms terms(2 * leaves);
    for (size_t i = 0; i < leaves; i++) terms[2 * i] = 1, terms[2 * i + 1] = sub(0, i < count ? points[i] : 0);
    for (size_t size = 1; size < leaves; size *= 2) {
      for (size_t at = 0; at < terms.size(); at += 2 * size) Main::forward(&terms[at], 2 * size);
      levels.push_back(terms);
      Terms next(2 * leaves);
      for (size_t at = 0; at < next.size(); at += 4 * size) {
        for (size_t i = 0; i < 2 * size; i++) next[at + i] = mul(terms[at + i], terms[at + 2 * size + i]);
        Main::backward(&next[at], 2 * size);
        // The highest term wrapped round to the lowest, which is 1.
        next[at + 2 * size] = sub(next[at], 1);
        next[at] = 1;
      }
      terms.swap(next);
    }
    root.assign(terms.begin(), terms.begin() + count + 1);
  }

  /** f at all points, by products transposed. */
  Terms evaluate(const Terms &f) const {
    const Terms quotient = convolution(Terms(f.rbegin(), f.rend()), seriesInverse(root, f.size()));
    const size_t kept = std::min(leaves, f.size());
    Terms parts(leaves), room;
    std::copy(quotient.begin() + (f.size() - kept), quotient.begin() + f.size(), parts.begin() + (leaves - kept));
    for (size_t level = levels.size(); level-- > 0;) {
      const size_t half = 1ULL << level;
      const Terms &products = levels[level];
      for (size_t at = 0; at < leaves; at += 2 * half) {
        u32 *part = &parts[at];
        Main::forward(part, 2 * half);
        room.assign(part, part + 2 * half);
        for (size_t i = 0; i < 2 * half; i++) {
          room[i] = mul(room[i], products[2 * at + 2 * half + i]);
          part[i] = mul(part[i], products[2 * at + i]);
        }
        Main::backward(room), Main::backward(part, 2 * half);
        std::copy(room.begin() + half, room.end(), part);
      }
    }
    parts.resize(count);
    return parts;
  }
};
