// Codeforces 613D: virtual trees over heavy-light common ancestors, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<int>> near(n + 1);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back(b);
    near[b].push_back(a);
  }
  std::vector<int> up(n + 1), depth(n + 1), size(n + 1, 1), heavy(n + 1), top(n + 1), first(n + 1), path = {1};
  std::vector<int> order = {1};
  for (int i = 0; i < n; i++) {
    const int v = order[i];
    for (const int w : near[v]) if (w != up[v]) up[w] = v, depth[w] = depth[v] + 1, order.push_back(w);
  }
  for (int i = n - 1; i > 0; i--) {
    const int v = order[i], p = up[v];
    size[p] += size[v];
    if (heavy[p] == 0 || size[v] > size[heavy[p]]) heavy[p] = v;
  }
  for (const int v : order) top[v] = v != 1 && heavy[up[v]] == v ? top[up[v]] : v;
  int time = 0; // preorder: the subtree of v takes the next size[v] numbers
  while (!path.empty()) {
    const int v = path.back();
    path.pop_back();
    first[v] = time++;
    for (const int w : near[v]) if (w != up[v]) path.push_back(w);
  }
  const auto meet = [&](int u, int v) {
    while (top[u] != top[v]) {
      if (depth[top[u]] < depth[top[v]]) std::swap(u, v);
      u = up[top[u]];
    }
    return depth[u] < depth[v] ? u : v;
  };
  const auto contains = [&](int u, int v) { return first[u] <= first[v] && first[v] < first[u] + size[u]; };
  const auto earlier = [&](int u, int v) { return first[u] < first[v]; };
  std::vector<char> important(n + 1), open(n + 1);
  std::vector<int> branches(n + 1);
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    int k;
    if (scanf("%d", &k) != 1) return 1;
    std::vector<int> cities(k);
    for (int &v : cities) {
      if (scanf("%d", &v) != 1) return 1;
      important[v] = 1;
    }
    int captures = 0;
    for (const int v : cities) if (important[up[v]]) captures = -1;
    std::vector<int> nodes = cities;
    std::sort(nodes.begin(), nodes.end(), earlier);
    for (int i = 1; i < k; i++) nodes.push_back(meet(nodes[i - 1], nodes[i]));
    std::sort(nodes.begin(), nodes.end(), earlier);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    std::vector<int> parent(nodes.size()), spine;
    for (size_t i = 0; i < nodes.size(); i++) {
      while (!spine.empty() && !contains(spine.back(), nodes[i])) spine.pop_back();
      parent[i] = spine.empty() ? 0 : spine.back();
      spine.push_back(nodes[i]);
      branches[nodes[i]] = 0;
    }
    for (size_t i = nodes.size(); captures >= 0 && i-- > 0;) {
      const int v = nodes[i];
      open[v] = important[v] || branches[v] == 1;
      captures += important[v] ? branches[v] : branches[v] > 1;
      branches[parent[i]] += open[v];
    }
    printf("%d\n", captures);
    for (const int v : cities) important[v] = 0;
  }
}
