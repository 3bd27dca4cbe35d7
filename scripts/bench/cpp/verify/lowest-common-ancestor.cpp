// Library Checker lca: heavy-light decomposition, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> up(n, -1), size(n, 1), heavy(n, -1), top(n), depth(n), order = {0};
  std::vector<std::vector<int>> below(n);
  for (int v = 1; v < n; v++) {
    if (scanf("%d", &up[v]) != 1) return 1;
    below[up[v]].push_back(v);
  }
  for (int i = 0; i < n; i++) {
    for (const int w : below[order[i]]) {
      depth[w] = depth[order[i]] + 1;
      order.push_back(w);
    }
  }
  for (int i = n - 1; i > 0; i--) {
    const int v = order[i], p = up[v];
    size[p] += size[v];
    if (heavy[p] < 0 || size[v] > size[heavy[p]]) heavy[p] = v;
  }
  for (const int v : order) top[v] = v > 0 && heavy[up[v]] == v ? top[up[v]] : v;
  while (q-- > 0) {
    int u, v;
    if (scanf("%d %d", &u, &v) != 2) return 1;
    while (top[u] != top[v]) {
      if (depth[top[u]] < depth[top[v]]) std::swap(u, v);
      u = up[top[u]];
    }
    printf("%d\n", depth[u] < depth[v] ? u : v);
  }
}
