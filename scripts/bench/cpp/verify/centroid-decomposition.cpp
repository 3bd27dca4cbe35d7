// CSES 2080: centroid decomposition, vertices by distance in each part, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, k;
  if (scanf("%d %d", &n, &k) != 2) return 1;
  std::vector<std::vector<int>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a - 1].push_back(b - 1);
    near[b - 1].push_back(a - 1);
  }
  std::vector<char> removed(n);
  std::vector<int> up(n), size(n), depth(n), order, count(n + 1), parts = {0};
  /** The part below v in breadth-first order, into `order`. */
  const auto search = [&](int v, int parent, int at) {
    order = {v};
    up[v] = parent;
    depth[v] = at;
    for (size_t i = 0; i < order.size(); i++) {
      const int u = order[i];
      for (const int w : near[u]) {
        if (w == up[u] || removed[w]) continue;
        up[w] = u;
        depth[w] = depth[u] + 1;
        order.push_back(w);
      }
    }
  };
  long long paths = 0;
  while (!parts.empty()) {
    const int root = parts.back();
    parts.pop_back();
    search(root, -1, 0);
    const int all = (int)order.size();
    int centroid = root;
    for (const int v : order) size[v] = 1;
    for (int i = all - 1; i >= 0; i--) {
      const int v = order[i];
      if (2 * size[v] >= all) {
        centroid = v;
        break;
      }
      size[up[v]] += size[v];
    }
    removed[centroid] = 1;
    count[0] = 1;
    int deepest = 0;
    for (const int child : near[centroid]) {
      if (removed[child]) continue;
      parts.push_back(child);
      search(child, centroid, 1);
      for (const int v : order) if (depth[v] <= k) paths += count[k - depth[v]];
      for (const int v : order) count[depth[v]]++;
      deepest = std::max(deepest, depth[order.back()]);
    }
    std::fill(count.begin(), count.begin() + deepest + 1, 0);
  }
  printf("%lld\n", paths);
}
