// Library Checker multipoint_evaluation: transposed products down the tree of points, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  const Terms f = readTerms(n), points = readTerms(m);
  print(m == 0 ? Terms() : PointTree(points).evaluate(f));
}
