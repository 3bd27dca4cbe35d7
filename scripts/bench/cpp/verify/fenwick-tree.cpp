// Library Checker point_add_range_sum: a Fenwick tree, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<long long> tree(n + 1);
  auto add = [&](int i, long long x) {
    for (i++; i <= n; i += i & -i) tree[i] += x;
  };
  auto sum = [&](int i) {
    long long total = 0;
    for (; i > 0; i -= i & -i) total += tree[i];
    return total;
  };
  for (int i = 0; i < n; i++) {
    int x;
    if (scanf("%d", &x) != 1) return 1;
    add(i, x);
  }
  while (q-- > 0) {
    int type, a, b;
    if (scanf("%d %d %d", &type, &a, &b) != 3) return 1;
    if (type == 0) add(a, b);
    else printf("%lld\n", sum(b) - sum(a));
  }
}
