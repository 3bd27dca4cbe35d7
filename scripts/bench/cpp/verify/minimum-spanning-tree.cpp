// Library Checker minimum_spanning_tree: Kruskal with std::sort and disjoint sets, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

struct Edge {
  int a, b, weight, id;
};

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<Edge> edges(m);
  for (int e = 0; e < m; e++) {
    edges[e].id = e;
    if (scanf("%d %d %d", &edges[e].a, &edges[e].b, &edges[e].weight) != 3) return 1;
  }
  std::sort(edges.begin(), edges.end(), [](const Edge &e, const Edge &f) { return e.weight < f.weight; });
  std::vector<int> parent(n), tree;
  std::iota(parent.begin(), parent.end(), 0);
  const auto find = [&](int v) {
    while (parent[v] != v) v = parent[v] = parent[parent[v]];
    return v;
  };
  long long total = 0;
  for (const auto &[a, b, weight, id] : edges) {
    const int u = find(a), v = find(b);
    if (u == v) continue;
    parent[u] = v;
    total += weight;
    tree.push_back(id);
  }
  printf("%lld\n", total);
  for (const int e : tree) printf("%d ", e);
  puts("");
}
