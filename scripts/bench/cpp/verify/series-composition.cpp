// Library Checker composition_of_formal_power_series_large: Kinoshita and Li's recursion, scanf and printf.
#include "../verify-ntt.hpp"

/**
 * The terms y^(1 - k) … y^0 of f(1 / y) / Q(x, y) modulo x^n, as rows of n terms; Q is 1 + y (…), with rows
 * for y^1 … y^k. Kronecker substitution: rows of 2 n terms.
 */
static Terms divided(const Terms &f, const Terms &q, size_t n, size_t k) {
  if (n == 1) {
    Terms rows(k);
    for (size_t j = 0; j < k && j < f.size(); j++) rows[k - 1 - j] = f[j];
    return rows;
  }
  const size_t size = 4 * n * k;
  Terms values(size);
  values[0] = 1;
  for (size_t row = 1; row <= k; row++) std::copy(&q[(row - 1) * n], &q[(row - 1) * n] + n, &values[row * 2 * n]);
  Main::forward(values);
  // Q(x, y) Q(-x, y) has even powers of x alone: half as many values.
  Terms square(size / 2);
  for (size_t i = 0; i < size / 2; i++) square[i] = mul(values[2 * i], values[2 * i + 1]);
  Main::backward(square);
  Terms next(2 * k * (n / 2));
  for (size_t row = 1; row <= 2 * k; row++) {
    // Row 2 k wrapped round to row 0, which is 1.
    const u32 *from = &square[row % (2 * k) * n];
    std::copy(from, from + n / 2, &next[(row - 1) * (n / 2)]);
  }
  next[(2 * k - 1) * (n / 2)] = sub(next[(2 * k - 1) * (n / 2)], 1);
  const Terms deeper = divided(f, next, n / 2, 2 * k);
  Terms half(size / 2);
  for (size_t row = 0; row < 2 * k; row++) std::copy(&deeper[row * (n / 2)], &deeper[row * (n / 2)] + n / 2, &half[row * n]);
  Main::forward(half);
  Terms product(size);
  for (size_t i = 0; i < size; i++) product[i] = mul(half[i / 2], values[i ^ 1]);
  Main::backward(product);
  Terms rows(k * n);
  for (size_t row = 0; row < k; row++) std::copy(&product[(k + row) * 2 * n], &product[(k + row) * 2 * n] + n, &rows[row * n]);
  return rows;
}

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  const Terms f = readTerms(n);
  Terms g = readTerms(n);
  const size_t size = powerOfTwo(n);
  g.resize(size);
  for (u32 &term : g) term = sub(0, term);
  Terms result = divided(f, g, size, 1);
  result.resize(n);
  print(result);
}
