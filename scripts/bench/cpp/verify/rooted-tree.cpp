// Library Checker vertex_add_subtree_sum: preorder and a Fenwick tree, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<long long> value(n), fenwick(n + 1);
  for (auto &x : value) {
    if (scanf("%lld", &x) != 1) return 1;
  }
  std::vector<std::vector<int>> below(n);
  for (int v = 1; v < n; v++) {
    int p;
    if (scanf("%d", &p) != 1) return 1;
    below[p].push_back(v);
  }
  std::vector<int> first(n), last(n), path = {0};
  std::vector<size_t> next(n);
  int time = 0;
  while (!path.empty()) {
    const int v = path.back();
    if (next[v] == 0) first[v] = time++;
    if (next[v] < below[v].size()) {
      path.push_back(below[v][next[v]++]);
    } else {
      last[v] = time;
      path.pop_back();
    }
  }
  const auto add = [&](int i, long long x) {
    for (i++; i <= n; i += i & -i) fenwick[i] += x;
  };
  const auto prefix = [&](int i) {
    long long sum = 0;
    for (; i > 0; i -= i & -i) sum += fenwick[i];
    return sum;
  };
  for (int v = 0; v < n; v++) add(first[v], value[v]);
  while (q-- > 0) {
    int type, v, x;
    if (scanf("%d %d", &type, &v) != 2) return 1;
    if (type == 1) {
      printf("%lld\n", prefix(last[v]) - prefix(first[v]));
    } else {
      if (scanf("%d", &x) != 1) return 1;
      add(first[v], x);
    }
  }
}
