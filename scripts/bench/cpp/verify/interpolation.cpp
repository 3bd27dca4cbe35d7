// Library Checker polynomial_interpolation: the derivative at the points, then sums up the tree, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  const Terms points = readTerms(n), values = readTerms(n);
  const PointTree tree(points);
  Terms derivative(n);
  for (size_t i = 1; i <= n; i++) derivative[i - 1] = mul(tree.root[n - i], i);
  const Terms slopes = tree.evaluate(derivative);
  // Reversed numerators over the products of 1 - point x; the points that fill the last level up are 0.
  Terms sums(tree.leaves);
  for (size_t i = 0; i < n; i++) sums[i] = mul(values[i], Main::inverse(slopes[i]));
  for (size_t level = 0; level < tree.levels.size(); level++) {
    const size_t half = 1ULL << level;
    const Terms &products = tree.levels[level];
    Terms left(2 * half), right(2 * half);
    for (size_t at = 0; at < tree.leaves; at += 2 * half) {
      std::fill(std::copy(&sums[at], &sums[at + half], left.begin()), left.end(), 0);
      std::fill(std::copy(&sums[at + half], &sums[at] + 2 * half, right.begin()), right.end(), 0);
      Main::forward(left), Main::forward(right);
      for (size_t i = 0; i < 2 * half; i++) {
        left[i] = add(mul(left[i], products[2 * at + 2 * half + i]), mul(right[i], products[2 * at + i]));
      }
      Main::backward(left);
      std::copy(left.begin(), left.end(), &sums[at]);
    }
  }
  sums.resize(n);
  std::reverse(sums.begin(), sums.end());
  print(sums);
}
