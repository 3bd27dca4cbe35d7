// Library Checker cycle_detection: depth-first search without recursion, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<std::pair<int, int>>> arcs(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    arcs[a].push_back({b, e});
  }
  std::vector<char> state(n); // 0 new, 1 on the path, 2 done
  std::vector<size_t> next(n);
  std::vector<int> path, edges; // edges[i] leads from path[i] to path[i + 1]
  for (int root = 0; root < n; root++) {
    if (state[root] != 0) continue;
    state[root] = 1;
    path = {root};
    edges.clear();
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] == arcs[v].size()) {
        state[v] = 2;
        path.pop_back();
        if (!edges.empty()) edges.pop_back();
        continue;
      }
      const auto [w, e] = arcs[v][next[v]++];
      if (state[w] == 2) continue;
      edges.push_back(e);
      if (state[w] == 0) {
        state[w] = 1;
        path.push_back(w);
        continue;
      }
      size_t first = 0;
      while (path[first] != w) first++;
      printf("%d\n", (int)(edges.size() - first));
      for (size_t i = first; i < edges.size(); i++) printf("%d\n", edges[i]);
      return 0;
    }
  }
  puts("-1");
}
