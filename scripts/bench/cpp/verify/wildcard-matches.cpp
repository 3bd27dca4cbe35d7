// Library Checker wildcard_pattern_matching: three products modulo 998244353 by transforms, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

static const unsigned P = 998244353;
using Row = std::vector<unsigned>;
static char text[524289], pattern[524289];

static unsigned product(unsigned a, unsigned b) {
  return static_cast<unsigned>(static_cast<unsigned long long>(a) * b % P);
}

static unsigned power(unsigned a, unsigned e) {
  unsigned result = 1;
  for (; e > 0; e >>= 1, a = product(a, a)) if (e & 1) result = product(result, a);
  return result;
}

static void transform(Row &row, bool is_back) {
  const size_t n = row.size();
  for (size_t i = 1, j = 0; i < n; i++) {
    size_t bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(row[i], row[j]);
  }
  for (size_t half = 1; half < n; half *= 2) {
    const unsigned e = (P - 1) / static_cast<unsigned>(2 * half);
    const unsigned root = power(3, is_back ? P - 1 - e : e);
    Row roots(half, 1);
    for (size_t k = 1; k < half; k++) roots[k] = product(roots[k - 1], root);
    for (size_t at = 0; at < n; at += 2 * half) {
      for (size_t k = 0; k < half; k++) {
        const unsigned a = row[at + k], b = product(row[at + half + k], roots[k]);
        row[at + k] = a + b >= P ? a + b - P : a + b;
        row[at + half + k] = a >= b ? a - b : a + P - b;
      }
    }
  }
  if (!is_back) return;
  const unsigned inverse = power(static_cast<unsigned>(n), P - 2);
  for (unsigned &value : row) value = product(value, inverse);
}

int main() {
  if (scanf("%524288s %524288s", text, pattern) != 2) return 1;
  const size_t n = strlen(text), m = strlen(pattern);
  unsigned value[128] = {};
  for (unsigned letter = 'a', x = 12345; letter <= 'z'; letter++) value[letter] = x = product(x, 1103515245);
  size_t size = 1;
  while (size < n) size *= 2; // places from m - 1 on do not wrap
  // The sum of s t (s - t)^2 over a place, s and t being 0 for a star, is the one zero of an agreement.
  Row sum(size);
  const int factor[4] = {0, 1, -2, 1};
  for (int e = 1; e <= 3; e++) {
    Row a(size), b(size);
    for (size_t i = 0; i < n; i++) a[i] = value[static_cast<int>(text[i])] ? power(value[static_cast<int>(text[i])], e) : 0;
    for (size_t j = 0; j < m; j++) {
      const unsigned x = value[static_cast<int>(pattern[m - 1 - j])];
      b[j] = x ? power(x, 4 - e) : 0;
    }
    transform(a, false);
    transform(b, false);
    for (size_t i = 0; i < size; i++) {
      const unsigned x = product(product(a[i], b[i]), factor[e] == 1 ? 1 : P - 2);
      sum[i] = sum[i] + x >= P ? sum[i] + x - P : sum[i] + x;
    }
  }
  transform(sum, true);
  for (size_t i = m - 1; i < n; i++) putchar(sum[i] == 0 ? '1' : '0');
  putchar('\n');
}
