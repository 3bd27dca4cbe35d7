// Library Checker division_of_big_integers: Newton's reciprocal, products by transforms in doubles, scanf and printf.
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

using Complex = std::complex<double>;
using Limbs = std::vector<int>; // four digits each, the lowest first, none of them 0 at the top
static const int BASE = 10000;

static void trim(Limbs &a) {
  while (!a.empty() && a.back() == 0) a.pop_back();
}
static bool isLess(const Limbs &a, const Limbs &b) {
  if (a.size() != b.size()) return a.size() < b.size();
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}
static void subtract(Limbs &a, const Limbs &b) {
  for (size_t i = 0, borrow = 0; i < b.size() || borrow > 0; i++) {
    a[i] -= static_cast<int>(borrow) + (i < b.size() ? b[i] : 0);
    borrow = a[i] < 0;
    if (borrow) a[i] += BASE;
  }
  trim(a);
}
static Limbs shifted(const Limbs &a, long places) {
  if (places < 0) return Limbs(a.begin() + std::min<long>(-places, a.size()), a.end());
  Limbs result(places);
  result.insert(result.end(), a.begin(), a.end());
  return result;
}

static void fourier(std::vector<Complex> &a) {
  const size_t n = a.size();
  static std::vector<Complex> roots{0, 1};
  for (size_t half = roots.size(); half < n; half *= 2) {
    for (size_t i = 0; i < half; i++) roots.push_back(std::polar(1.0, M_PI * i / half));
  }
  for (size_t i = 1, j = 0; i < n; i++) {
    size_t bit = n / 2;
    for (; j & bit; bit /= 2) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(a[i], a[j]);
  }
  for (size_t half = 1; half < n; half *= 2) {
    for (size_t start = 0; start < n; start += 2 * half) {
      for (size_t i = 0; i < half; i++) {
        const Complex w = roots[half + i], y = a[start + i + half];
        const Complex product(y.real() * w.real() - y.imag() * w.imag(), y.real() * w.imag() + y.imag() * w.real());
        a[start + i + half] = a[start + i] - product;
        a[start + i] += product;
      }
    }
  }
}
static Limbs product(const Limbs &a, const Limbs &b) {
  size_t size = 1;
  while (size < a.size() + b.size()) size *= 2;
  // a + b i squared has 2 a b as its imaginary part.
  std::vector<Complex> values(size);
  for (size_t i = 0; i < a.size(); i++) values[i].real(a[i]);
  for (size_t i = 0; i < b.size(); i++) values[i].imag(b[i]);
  fourier(values);
  for (Complex &value : values) value *= value;
  fourier(values);
  std::reverse(values.begin() + 1, values.end());
  Limbs result(size);
  long long carry = 0;
  for (size_t i = 0; i < size; i++, carry /= BASE) {
    carry += std::llround(values[i].imag() / 2 / static_cast<double>(size));
    result[i] = static_cast<int>(carry % BASE);
  }
  trim(result);
  return result;
}

/** Digit by digit, after D. E. Knuth's Algorithm D; `a` becomes the remainder. */
static Limbs schoolbook(Limbs &a, Limbs b) {
  if (isLess(a, b)) return {};
  const int scale = BASE / (b.back() + 1);
  const auto times = [](Limbs &x, int factor) {
    int carry = 0;
    for (int &limb : x) carry += limb * factor, limb = carry % BASE, carry /= BASE;
    x.push_back(carry);
  };
  times(a, scale), times(b, scale);
  trim(b);
  const size_t n = b.size();
  Limbs quotient(a.size() - n);
  for (size_t at = a.size() - n; at-- > 0;) {
    const long long top = (static_cast<long long>(a[at + n]) * BASE + a[at + n - 1]) * BASE + (n > 1 ? a[at + n - 2] : 0);
    int digit = static_cast<int>(std::min<long long>(BASE - 1, top / (b[n - 1] * BASE + (n > 1 ? b[n - 2] : 0))));
    long long carry = 0;
    for (size_t i = 0; i <= n; i++) {
      carry += a[at + i] - (i < n ? static_cast<long long>(digit) * b[i] : 0);
      a[at + i] = static_cast<int>((carry % BASE + BASE) % BASE);
      carry = (carry - a[at + i]) / BASE;
    }
    for (; carry < 0; digit--) {
      int sum = 0;
      for (size_t i = 0; i <= n; i++) sum += a[at + i] + (i < n ? b[i] : 0), a[at + i] = sum % BASE, sum /= BASE;
      carry += sum;
    }
    quotient[at] = digit;
  }
  trim(quotient), trim(a);
  for (size_t i = a.size(), rest = 0; i-- > 0; rest %= scale) rest = rest * BASE + a[i], a[i] = static_cast<int>(rest / scale);
  trim(a);
  return quotient;
}

/** BASE^(2 n) / b, nearly, n limbs in b. */
static Limbs reciprocal(const Limbs &b) {
  const size_t n = b.size();
  if (n <= 32) {
    Limbs power(2 * n + 1);
    power.back() = 1;
    return schoolbook(power, b);
  }
  const size_t half = n / 2 + 2;
  const Limbs first = reciprocal(shifted(b, -static_cast<long>(n - half)));
  Limbs result = shifted(first, n - half);
  int carry = 0;
  for (int &limb : result) carry += 2 * limb, limb = carry % BASE, carry /= BASE;
  if (carry > 0) result.push_back(carry);
  subtract(result, shifted(product(product(first, first), b), -2 * static_cast<long>(half)));
  return result;
}

/** The quotient; `a` becomes the remainder. */
static Limbs divide(Limbs &a, const Limbs &b) {
  if (isLess(a, b)) return {};
  const size_t length = a.size() - b.size() + 1;
  if (std::min(length, b.size()) <= 48) return schoolbook(a, b);
  const long cut = std::max<long>(0, static_cast<long>(b.size() - length) - 2);
  Limbs above = shifted(a, -cut), below = shifted(b, -cut);
  const long more = std::max<long>(0, static_cast<long>(above.size()) - 2 * static_cast<long>(below.size()));
  above = shifted(above, more), below = shifted(below, more);
  Limbs quotient = shifted(product(above, reciprocal(below)), -2 * static_cast<long>(below.size()));
  Limbs passed = product(quotient, b);
  while (isLess(a, passed)) subtract(passed, b), subtract(quotient, {1});
  subtract(a, passed);
  while (!isLess(a, b)) {
    subtract(a, b);
    size_t i = 0;
    while (i < quotient.size() && quotient[i] == BASE - 1) quotient[i++] = 0;
    if (i == quotient.size()) quotient.push_back(0);
    quotient[i]++;
  }
  return quotient;
}

static Limbs parse(const char *text) {
  Limbs limbs;
  for (long end = static_cast<long>(std::strlen(text)); end > 0; end -= 4) {
    int value = 0;
    for (long i = std::max(0L, end - 4); i < end; i++) value = 10 * value + (text[i] - '0');
    limbs.push_back(value);
  }
  trim(limbs);
  return limbs;
}
static void print(const Limbs &limbs, char end) {
  printf("%d", limbs.empty() ? 0 : limbs.back());
  for (size_t i = limbs.empty() ? 0 : limbs.size() - 1; i-- > 0;) printf("%04d", limbs[i]);
  putchar(end);
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  std::vector<char> first(2000100), second(2000100);
  while (count-- > 0) {
    if (scanf("%2000099s %2000099s", first.data(), second.data()) != 2) return 1;
    Limbs a = parse(first.data());
    print(divide(a, parse(second.data())), ' ');
    print(a, '\n');
  }
}
