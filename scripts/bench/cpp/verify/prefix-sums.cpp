// Library Checker static_range_sum: prefix sums, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<long long> sums(n + 1);
  for (int i = 0; i < n; i++) {
    int x;
    if (scanf("%d", &x) != 1) return 1;
    sums[i + 1] = sums[i] + x;
  }
  while (q-- > 0) {
    int l, r;
    if (scanf("%d %d", &l, &r) != 2) return 1;
    printf("%lld\n", sums[r] - sums[l]);
  }
}
