// Library Checker number_of_substrings: induced sorting (SA-IS), then Kasai's common prefixes, scanf and printf.
#include "../verify-suffix-array.hpp"
#include <cstdio>
#include <cstring>
#include <vector>

static char input[500001];

int main() {
  if (scanf("%500000s", input) != 1) return 1;
  const std::vector<int> text(input, input + strlen(input));
  const std::vector<int> order = sort_suffixes(text, 127);
  const int n = static_cast<int>(text.size());
  std::vector<int> rank(n);
  for (int at = 0; at < n; at++) rank[order[at]] = at;
  long long count = static_cast<long long>(n) * (n + 1) / 2;
  for (int i = 0, common = 0; i < n; i++) {
    if (rank[i] == 0) {
      common = 0;
      continue;
    }
    const int before = order[rank[i] - 1];
    while (i + common < n && before + common < n && text[i + common] == text[before + common]) common++;
    count -= common;
    if (common > 0) common--;
  }
  printf("%lld\n", count);
}
