// Library Checker jump_on_tree: heavy-light decomposition, jumps along its chains, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<std::vector<int>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back(b);
    near[b].push_back(a);
  }
  std::vector<int> up(n, -1), depth(n), size(n, 1), heavy(n, -1), order = {0};
  for (int i = 0; i < n; i++) {
    const int v = order[i];
    for (const int w : near[v]) {
      if (w == up[v]) continue;
      up[w] = v;
      depth[w] = depth[v] + 1;
      order.push_back(w);
    }
  }
  for (int i = n - 1; i > 0; i--) {
    const int v = order[i], p = up[v];
    size[p] += size[v];
    if (heavy[p] < 0 || size[v] > size[heavy[p]]) heavy[p] = v;
  }
  std::vector<int> top(n), place(n), vertex;
  for (const int v : order) {
    if (v != 0 && heavy[up[v]] == v) continue;
    for (int w = v; w >= 0; w = heavy[w]) {
      top[w] = v;
      place[w] = (int)vertex.size();
      vertex.push_back(w);
    }
  }
  const auto meet = [&](int u, int v) {
    while (top[u] != top[v]) {
      if (depth[top[u]] < depth[top[v]]) std::swap(u, v);
      u = up[top[u]];
    }
    return depth[u] < depth[v] ? u : v;
  };
  const auto climb = [&](int v, int steps) {
    while (steps > depth[v] - depth[top[v]]) {
      steps -= depth[v] - depth[top[v]] + 1;
      v = up[top[v]];
    }
    return vertex[place[v] - steps];
  };
  while (q-- > 0) {
    int s, t, k;
    if (scanf("%d %d %d", &s, &t, &k) != 3) return 1;
    const int middle = meet(s, t), rise = depth[s] - depth[middle], fall = depth[t] - depth[middle];
    printf("%d\n", k > rise + fall ? -1 : k <= rise ? climb(s, k) : climb(t, rise + fall - k));
  }
}
