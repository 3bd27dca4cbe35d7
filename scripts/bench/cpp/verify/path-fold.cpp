// Library Checker vertex_add_path_sum: heavy-light decomposition over a Fenwick tree, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<long long> value(n), fenwick(n + 1);
  for (auto &x : value) {
    if (scanf("%lld", &x) != 1) return 1;
  }
  std::vector<std::vector<int>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back(b);
    near[b].push_back(a);
  }
  std::vector<int> up(n, -1), depth(n), size(n, 1), heavy(n, -1), top(n), place(n), order = {0};
  for (int i = 0; i < n; i++) {
    const int v = order[i];
    for (const int w : near[v]) if (w != up[v]) up[w] = v, depth[w] = depth[v] + 1, order.push_back(w);
  }
  for (int i = n - 1; i > 0; i--) {
    const int v = order[i], p = up[v];
    size[p] += size[v];
    if (heavy[p] < 0 || size[v] > size[heavy[p]]) heavy[p] = v;
  }
  int put = 0;
  for (const int v : order) {
    if (v != 0 && heavy[up[v]] == v) continue;
    for (int w = v; w >= 0; w = heavy[w]) top[w] = v, place[w] = put++;
  }
  const auto add = [&](int i, long long x) {
    for (i++; i <= n; i += i & -i) fenwick[i] += x;
  };
  const auto prefix = [&](int i) {
    long long sum = 0;
    for (; i > 0; i -= i & -i) sum += fenwick[i];
    return sum;
  };
  for (int v = 0; v < n; v++) add(place[v], value[v]);
  while (q-- > 0) {
    int type, u, v;
    if (scanf("%d %d %d", &type, &u, &v) != 3) return 1;
    if (type == 0) {
      add(place[u], v);
      continue;
    }
    long long sum = 0;
    while (top[u] != top[v]) {
      if (depth[top[u]] < depth[top[v]]) std::swap(u, v);
      sum += prefix(place[u] + 1) - prefix(place[top[u]]);
      u = up[top[u]];
    }
    if (place[u] > place[v]) std::swap(u, v);
    printf("%lld\n", sum + prefix(place[v] + 1) - prefix(place[u]));
  }
}
