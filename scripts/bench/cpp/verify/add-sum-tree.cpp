// CSES 1651: a Fenwick tree of differences, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<long long> values(n + 1), tree(n + 2);
  for (int i = 1; i <= n; i++) {
    if (scanf("%lld", &values[i]) != 1) return 1;
  }
  auto add = [&](int i, long long x) {
    for (; i <= n; i += i & -i) tree[i] += x;
  };
  while (q-- > 0) {
    int type, a;
    if (scanf("%d %d", &type, &a) != 2) return 1;
    if (type == 1) {
      int b;
      long long u;
      if (scanf("%d %lld", &b, &u) != 2) return 1;
      add(a, u);
      add(b + 1, -u);
    } else {
      long long sum = values[a];
      for (int i = a; i > 0; i -= i & -i) sum += tree[i];
      printf("%lld\n", sum);
    }
  }
}
