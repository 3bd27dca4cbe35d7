// Library Checker suffixarray: induced sorting (SA-IS) on vectors, scanf and printf.
#include "../verify-suffix-array.hpp"
#include <cstdio>
#include <cstring>
#include <vector>

static char input[500001];

int main() {
  if (scanf("%500000s", input) != 1) return 1;
  const std::vector<int> order = sort_suffixes(std::vector<int>(input, input + strlen(input)), 127);
  const size_t n = order.size();
  for (size_t i = 0; i < n; i++) printf("%d%c", order[i], i + 1 < n ? ' ' : '\n');
}
