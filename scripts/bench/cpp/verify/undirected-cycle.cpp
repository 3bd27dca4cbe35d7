// Library Checker cycle_detection_undirected: depth-first search without recursion, scanf and printf.
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
  std::vector<int> up(n, -2), via(n, -1), path;
  std::vector<size_t> next(n);
  for (int root = 0; root < n; root++) {
    if (up[root] != -2) continue;
    up[root] = -1;
    path = {root};
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] == near[v].size()) {
        path.pop_back();
        continue;
      }
      const auto [w, e] = near[v][next[v]++];
      if (e == via[v]) continue;
      if (up[w] == -2) {
        up[w] = v, via[w] = e;
        path.push_back(w);
        continue;
      }
      // The first edge back: w is above v.
      std::vector<int> vertices = {v}, edges = {e};
      for (int x = v; x != w; x = up[x]) {
        vertices.push_back(up[x]);
        edges.push_back(via[x]);
      }
      std::rotate(edges.begin(), edges.begin() + 1, edges.end());
      printf("%d\n", (int)edges.size());
      for (const int x : vertices) if (x != w || vertices.size() == edges.size()) printf("%d ", x);
      puts("");
      for (const int x : edges) printf("%d ", x);
      puts("");
      return 0;
    }
  }
  puts("-1");
}
