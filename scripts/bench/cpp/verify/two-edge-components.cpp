// Library Checker two_edge_connected_components: lowest reachable vertices by depth-first search, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<std::pair<int, int>>> near(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back({b, e});
    near[b].push_back({a, e});
  }
  std::vector<int> order(n, -1), low(n), via(n, -1), path, open;
  std::vector<size_t> next(n);
  std::vector<std::vector<int>> components;
  int time = 0;
  for (int root = 0; root < n; root++) {
    if (order[root] >= 0) continue;
    order[root] = low[root] = time++;
    path = open = {root};
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] < near[v].size()) {
        const auto [w, e] = near[v][next[v]++];
        if (e == via[v]) continue;
        if (order[w] >= 0) {
          low[v] = std::min(low[v], order[w]);
          continue;
        }
        via[w] = e;
        order[w] = low[w] = time++;
        path.push_back(w);
        open.push_back(w);
        continue;
      }
      path.pop_back();
      if (!path.empty()) low[path.back()] = std::min(low[path.back()], low[v]);
      if (low[v] < order[v]) continue;
      std::vector<int> component;
      do {
        component.push_back(open.back());
        open.pop_back();
      } while (component.back() != v);
      components.push_back(std::move(component));
    }
  }
  printf("%d\n", (int)components.size());
  for (const auto &component : components) {
    printf("%d", (int)component.size());
    for (const int v : component) printf(" %d", v);
    puts("");
  }
}
