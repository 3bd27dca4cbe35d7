// Whole programs for problems of Library Checker, written as its official solutions are: scanf and
// printf, std::vector, residues reduced by %, radix-2 transforms, no SIMD and no hand-made products.
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

using u32 = uint32_t;
using u64 = uint64_t;
using Terms = std::vector<u32>;
static const u32 P = 998244353;

static Terms readTerms(size_t count) {
  Terms terms(count);
  for (u32 &term : terms) {
    if (scanf("%u", &term) != 1) std::exit(1);
  }
  return terms;
}
static void print(const Terms &terms) {
  for (size_t i = 0; i < terms.size(); i++) printf(i == 0 ? "%u" : " %u", terms[i]);
  puts("");
}
static u32 mul(u64 a, u64 b) { return static_cast<u32>(a * b % P); }
static u32 add(u32 a, u32 b) { return a + b >= P ? a + b - P : a + b; }
static u32 sub(u32 a, u32 b) { return a >= b ? a - b : a + P - b; }
static u32 power(u32 base, u64 exponent) {
  u32 result = 1;
  for (; exponent > 0; exponent >>= 1, base = mul(base, base)) {
    if (exponent & 1) result = mul(result, base);
  }
  return result;
}

/** Decimation in frequency without reordering, and its inverse. */
static void transform(Terms &a, bool isInverse) {
  const size_t n = a.size();
  if (!isInverse) {
    for (size_t half = n / 2; half >= 1; half /= 2) {
      Terms roots(half, 1);
      const u32 root = power(3, (P - 1) / (2 * half));
      for (size_t i = 1; i < half; i++) roots[i] = mul(roots[i - 1], root);
      for (size_t start = 0; start < n; start += 2 * half) {
        for (size_t i = 0; i < half; i++) {
          const u32 x = a[start + i], y = a[start + i + half];
          a[start + i] = add(x, y);
          a[start + i + half] = mul(sub(x, y), roots[i]);
        }
      }
    }
    return;
  }
  for (size_t half = 1; half < n; half *= 2) {
    Terms roots(half, 1);
    const u32 root = power(power(3, P - 2), (P - 1) / (2 * half));
    for (size_t i = 1; i < half; i++) roots[i] = mul(roots[i - 1], root);
    for (size_t start = 0; start < n; start += 2 * half) {
      for (size_t i = 0; i < half; i++) {
        const u32 x = a[start + i], y = mul(a[start + i + half], roots[i]);
        a[start + i] = add(x, y);
        a[start + i + half] = sub(x, y);
      }
    }
  }
  const u32 scale = power(static_cast<u32>(n), P - 2);
  for (u32 &term : a) term = mul(term, scale);
}

static int convolution() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  Terms a = readTerms(n), b = readTerms(m);
  size_t size = 1;
  while (size < n + m - 1) size *= 2;
  a.resize(size), b.resize(size);
  transform(a, false), transform(b, false);
  for (size_t i = 0; i < size; i++) a[i] = mul(a[i], b[i]);
  transform(a, true);
  a.resize(n + m - 1);
  print(a);
  return 0;
}

/** One bit for each odd number, all at once. */
static int enumeratePrimes() {
  size_t n, step, offset;
  if (scanf("%zu %zu %zu", &n, &step, &offset) != 3) return 1;
  std::vector<bool> isComposite(n / 2 + 1);
  for (size_t p = 3; p * p <= n; p += 2) {
    if (isComposite[p / 2]) continue;
    for (size_t i = p * p / 2; i <= (n - 1) / 2; i += p) isComposite[i] = true;
  }
  std::vector<u32> primes;
  if (n >= 2) primes.push_back(2);
  for (size_t p = 3; p <= n; p += 2) {
    if (!isComposite[p / 2]) primes.push_back(static_cast<u32>(p));
  }
  Terms chosen;
  for (size_t i = offset; i < primes.size(); i += step) chosen.push_back(primes[i]);
  printf("%zu %zu\n", primes.size(), chosen.size());
  print(chosen);
  return 0;
}

static u64 mulMod(u64 a, u64 b, u64 m) { return static_cast<u64>(static_cast<unsigned __int128>(a) * b % m); }
static bool isPrime(u64 n) {
  if (n < 2 || (n % 2 == 0 && n != 2)) return false;
  u64 odd = n - 1;
  while (odd % 2 == 0) odd /= 2;
  for (u64 base : {2ULL, 325ULL, 9375ULL, 28178ULL, 450775ULL, 9780504ULL, 1795265022ULL}) {
    if (base % n == 0) continue;
    u64 x = 1, square = base % n, exponent = odd;
    for (; exponent > 0; exponent >>= 1, square = mulMod(square, square, n)) {
      if (exponent & 1) x = mulMod(x, square, n);
    }
    for (exponent = odd; exponent != n - 1 && x != 1 && x != n - 1; exponent *= 2) x = mulMod(x, x, n);
    if (x != n - 1 && exponent % 2 == 0) return false;
  }
  return true;
}
/** Pollard's rho with one gcd for 128 steps. */
static void factors(u64 n, std::vector<u64> &result) {
  if (n == 1) return;
  if (isPrime(n)) return result.push_back(n);
  if (n % 2 == 0) return result.push_back(2), factors(n / 2, result);
  for (u64 plus = 1;; plus++) {
    const auto next = [&](u64 x) { return static_cast<u64>((static_cast<unsigned __int128>(x) * x + plus) % n); };
    u64 x = 0, y = 0, saved = 0, divisor = 1;
    for (u64 length = 1; divisor == 1; length *= 2) {
      x = y;
      for (u64 i = 0; i < length; i++) y = next(y);
      for (u64 from = 0; from < length && divisor == 1; from += 128) {
        u64 product = 1;
        saved = y;
        for (u64 i = 0; i < std::min<u64>(128, length - from); i++) {
          y = next(y);
          product = mulMod(product, x > y ? x - y : y - x, n);
        }
        divisor = std::gcd(product, n);
      }
    }
    if (divisor == n) {
      do {
        saved = next(saved);
        divisor = std::gcd(x > saved ? x - saved : saved - x, n);
      } while (divisor == 1);
    }
    if (divisor != n) return factors(divisor, result), factors(n / divisor, result);
  }
}
static int factorize() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    unsigned long long n;
    if (scanf("%llu", &n) != 1) return 1;
    std::vector<u64> result;
    factors(n, result);
    std::sort(result.begin(), result.end());
    printf("%zu", result.size());
    for (const u64 factor : result) printf(" %llu", static_cast<unsigned long long>(factor));
    puts("");
  }
  return 0;
}

/** Four decimal digits a term, a transform in doubles. */
using Complex = std::complex<double>;
static void fourier(std::vector<Complex> &a, bool isInverse) {
  const size_t n = a.size();
  for (size_t i = 1, j = 0; i < n; i++) {
    size_t bit = n / 2;
    for (; j & bit; bit /= 2) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(a[i], a[j]);
  }
  std::vector<Complex> roots(std::max<size_t>(n / 2, 1));
  for (size_t i = 0; i < n / 2; i++) roots[i] = std::polar(1.0, (isInverse ? -2 : 2) * M_PI * i / n);
  for (size_t half = 1; half < n; half *= 2) {
    for (size_t start = 0; start < n; start += 2 * half) {
      for (size_t i = 0; i < half; i++) {
        const Complex w = roots[n / 2 / half * i], y = a[start + i + half];
        const Complex product(y.real() * w.real() - y.imag() * w.imag(), y.real() * w.imag() + y.imag() * w.real());
        a[start + i + half] = a[start + i] - product;
        a[start + i] += product;
      }
    }
  }
}
static int multiply() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  std::vector<char> first(2000100), second(2000100);
  while (count-- > 0) {
    if (scanf("%2000099s %2000099s", first.data(), second.data()) != 2) return 1;
    const char *texts[2] = {first.data(), second.data()};
    const bool isNegative = (texts[0][0] == '-') != (texts[1][0] == '-');
    std::vector<int> digits[2];
    for (int k = 0; k < 2; k++) {
      if (texts[k][0] == '-') texts[k]++;
      for (int end = static_cast<int>(std::strlen(texts[k])); end > 0; end -= 4) {
        int value = 0;
        for (int i = std::max(0, end - 4); i < end; i++) value = 10 * value + (texts[k][i] - '0');
        digits[k].push_back(value);
      }
    }
    size_t size = 1;
    while (size < digits[0].size() + digits[1].size()) size *= 2;
    // a + b i squared has 2 a b as its imaginary part.
    std::vector<Complex> values(size);
    for (size_t i = 0; i < digits[0].size(); i++) values[i].real(digits[0][i]);
    for (size_t i = 0; i < digits[1].size(); i++) values[i].imag(digits[1][i]);
    fourier(values, false);
    for (Complex &value : values) value *= value;
    fourier(values, true);
    std::string text;
    long long carry = 0;
    for (const Complex &value : values) {
      carry += std::llround(value.imag() / 2 / static_cast<double>(size));
      for (int digit = 0; digit < 4; digit++, carry /= 10) text += static_cast<char>('0' + carry % 10);
    }
    while (text.size() > 1 && text.back() == '0') text.pop_back();
    if (isNegative && text != "0") text += '-';
    std::reverse(text.begin(), text.end());
    puts(text.c_str());
  }
  return 0;
}

int main(int argc, char **argv) {
  const std::string name = argc > 1 ? argv[1] : "";
  if (name == "convolution_mod") return convolution();
  if (name == "enumerate_primes") return enumeratePrimes();
  if (name == "factorize") return factorize();
  if (name == "multiplication_of_big_integers") return multiply();
  return 2;
}
