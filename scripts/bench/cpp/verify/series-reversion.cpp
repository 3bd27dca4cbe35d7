// Library Checker compositional_inverse_of_formal_power_series_large: Kinoshita and Li's power projection and
// Lagrange's inversion, scanf and printf.
#include "../verify-ntt.hpp"

/** The terms x^at of f^0, f^1 …: those of 1 / (1 - y f(x)). */
static Terms projections(const Terms &f, size_t at) {
  size_t n = powerOfTwo(f.size()), k = 1;
  Terms p(n), q(n);
  p[0] = 1;
  for (size_t i = 0; i < f.size(); i++) q[i] = sub(0, f[i]);
  // p has rows of n terms for y^0 … y^(k - 1), q for y^1 … y^k; y^0 in q is 1.
  for (; n > 1; n /= 2, k *= 2, at /= 2) {
    const size_t size = 4 * n * k;
    Terms above(size), below(size), square(size / 2);
    below[0] = 1;
    for (size_t row = 0; row < k; row++) {
      std::copy(&p[row * n], &p[row * n] + n, &above[row * 2 * n]);
      std::copy(&q[row * n], &q[row * n] + n, &below[(row + 1) * 2 * n]);
    }
    Main::forward(above), Main::forward(below);
    for (size_t i = 0; i < size; i++) above[i] = mul(above[i], below[i ^ 1]);
    for (size_t i = 0; i < size / 2; i++) square[i] = mul(below[2 * i], below[2 * i + 1]);
    Main::backward(above), Main::backward(square);
    square[0] = sub(square[0], 1);
    for (size_t row = 0; row < 2 * k; row++) {
      for (size_t i = 0; i < n / 2; i++) {
        p[row * (n / 2) + i] = above[row * 2 * n + 2 * i + (at & 1)];
        q[row * (n / 2) + i] = square[(row + 1) % (2 * k) * n + i];
      }
    }
  }
  return p;
}

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  Terms f = readTerms(n);
  if (n < 2) return print(f), 0;
  const u32 slope = f[1], unit = Main::inverse(slope);
  for (u32 &term : f) term = mul(term, unit);
  // m [x^m] f^i = i [x^(m - i)] (x / inverse)^m
  const size_t m = n - 1;
  const Terms powers = projections(f, m), inverses = inversesUpTo(n);
  Terms quotients(m);
  for (size_t i = 1; i <= m; i++) quotients[m - i] = mul(powers[i], mul(m, inverses[i]));
  Terms log = seriesLog(quotients, m);
  for (u32 &term : log) term = mul(term, sub(0, inverses[m]));
  const Terms exp = seriesExp(log, m);
  Terms result(n);
  u32 scale = unit;
  for (size_t i = 1; i < n; i++, scale = mul(scale, unit)) result[i] = mul(exp[i - 1], scale);
  print(result);
}
