// Library Checker point_add_range_sum: a segment tree from the bottom up, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q, leaves = 1;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (leaves < n) leaves *= 2;
  std::vector<long long> tree(2 * leaves);
  for (int i = 0; i < n; i++) {
    if (scanf("%lld", &tree[leaves + i]) != 1) return 1;
  }
  for (int k = leaves - 1; k > 0; k--) tree[k] = tree[2 * k] + tree[2 * k + 1];
  while (q-- > 0) {
    int type, a, b;
    if (scanf("%d %d %d", &type, &a, &b) != 3) return 1;
    if (type == 0) {
      int k = leaves + a;
      tree[k] += b;
      while (k >>= 1) tree[k] = tree[2 * k] + tree[2 * k + 1];
    } else {
      long long left = 0, right = 0;
      for (int l = leaves + a, r = leaves + b; l < r; l >>= 1, r >>= 1) {
        if (l & 1) left += tree[l++];
        if (r & 1) right = tree[--r] + right;
      }
      printf("%lld\n", left + right);
    }
  }
}
