// Library Checker manhattanmst: the nearest point of each octant by a sweep over std::map, Kruskal, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

struct Edge {
  int length, a, b;
};

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> x(n), y(n), order(n);
  for (int v = 0; v < n; v++) {
    if (scanf("%d %d", &x[v], &y[v]) != 2) return 1;
  }
  std::iota(order.begin(), order.end(), 0);
  std::vector<Edge> edges;
  for (int octant = 0; octant < 4; octant++) {
    std::sort(order.begin(), order.end(), [&](int a, int b) { return x[a] + y[a] < x[b] + y[b]; });
    std::map<int, int> open; // by -y: points without a neighbour in this octant
    for (const int v : order) {
      for (auto it = open.lower_bound(-y[v]); it != open.end(); it = open.erase(it)) {
        const int u = it->second, dx = x[v] - x[u], dy = y[v] - y[u];
        if (dy > dx) break;
        edges.push_back({dx + dy, u, v});
      }
      open[-y[v]] = v;
    }
    for (int v = 0; v < n; v++) {
      if (octant % 2 == 1) x[v] = -x[v];
      else std::swap(x[v], y[v]);
    }
  }
  std::sort(edges.begin(), edges.end(), [](const Edge &e, const Edge &f) { return e.length < f.length; });
  std::vector<int> parent(n);
  std::iota(parent.begin(), parent.end(), 0);
  const auto find = [&](int v) {
    while (parent[v] != v) v = parent[v] = parent[parent[v]];
    return v;
  };
  long long total = 0;
  std::vector<std::pair<int, int>> tree;
  for (const auto &[length, a, b] : edges) {
    const int u = find(a), v = find(b);
    if (u == v) continue;
    parent[u] = v;
    total += length;
    tree.push_back({a, b});
  }
  printf("%lld\n", total);
  for (const auto &[a, b] : tree) printf("%d %d\n", a, b);
}
