// Library Checker minimum_steiner_tree: Dreyfus and Wagner's sets of terminals with Dijkstra, scanf and printf.
#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

struct Edge {
  int a, b;
  long long weight;
};

int main() {
  int n, m, k;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<Edge> edges(m);
  std::vector<std::vector<int>> near(n);
  for (int e = 0; e < m; e++) {
    auto &[a, b, weight] = edges[e];
    if (scanf("%d %d %lld", &a, &b, &weight) != 3) return 1;
    near[a].push_back(e);
    near[b].push_back(e);
  }
  if (scanf("%d", &k) != 1) return 1;
  const long long far = 1LL << 60;
  // cost[set][v]: of a tree that connects the set and v; last: an edge, or -2 - (a part of the set)
  std::vector<std::vector<long long>> cost(1 << k, std::vector<long long>(n, far));
  std::vector<std::vector<int>> last(1 << k, std::vector<int>(n, -1));
  int end = 0;
  for (int i = 0; i < k; i++) {
    if (scanf("%d", &end) != 1) return 1;
    cost[1 << i][end] = 0;
  }
  using Entry = std::pair<long long, int>;
  for (int set = 1; set < 1 << k; set++) {
    auto &own = cost[set];
    for (int part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      if (part < (set ^ part)) break;
      for (int v = 0; v < n; v++) {
        const long long sum = cost[part][v] + cost[set ^ part][v];
        if (sum < own[v]) own[v] = sum, last[set][v] = -2 - part;
      }
    }
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    for (int v = 0; v < n; v++) if (own[v] < far) queue.push({own[v], v});
    while (!queue.empty()) {
      const auto [here, v] = queue.top();
      queue.pop();
      if (here != own[v]) continue;
      for (const int e : near[v]) {
        const int w = edges[e].a + edges[e].b - v;
        if (here + edges[e].weight >= own[w]) continue;
        last[set][w] = e;
        queue.push({own[w] = here + edges[e].weight, w});
      }
    }
  }
  std::vector<int> tree;
  std::vector<std::pair<int, int>> open = {{(1 << k) - 1, end}};
  while (!open.empty()) {
    const auto [set, v] = open.back();
    open.pop_back();
    const int from = last[set][v];
    if (from >= 0) {
      tree.push_back(from);
      open.push_back({set, edges[from].a + edges[from].b - v});
    } else if (from < -1) {
      open.push_back({-2 - from, v});
      open.push_back({set ^ (-2 - from), v});
    }
  }
  printf("%lld %d\n", cost.back()[end], (int)tree.size());
  for (const int e : tree) printf("%d ", e);
  puts("");
}
