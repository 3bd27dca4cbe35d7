// Library Checker product_of_polynomial_sequence: the two shortest in a queue again and again, scanf and printf.
#include "../verify-ntt.hpp"
#include <queue>

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  std::vector<Terms> factors;
  using Item = std::pair<size_t, size_t>;
  std::priority_queue<Item, std::vector<Item>, std::greater<Item>> queue;
  for (size_t i = 0; i < n; i++) {
    size_t degree;
    if (scanf("%zu", &degree) != 1) return 1;
    factors.push_back(readTerms(degree + 1));
    queue.push({degree, i});
  }
  if (n == 0) return puts("1"), 0;
  while (queue.size() > 1) {
    const size_t first = queue.top().second;
    queue.pop();
    const size_t second = queue.top().second;
    queue.pop();
    factors[first] = convolution(factors[first], factors[second]);
    factors[second] = Terms();
    queue.push({factors[first].size() - 1, first});
  }
  print(factors[queue.top().second]);
}
