// Library Checker biconnected_components: lowest reachable vertices by depth-first search, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<int>> near(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back(b);
    near[b].push_back(a);
  }
  std::vector<int> order(n, -1), low(n), path, open; // path: of the search; open: in no block yet
  std::vector<size_t> next(n);
  std::vector<std::vector<int>> blocks;
  int time = 0;
  for (int root = 0; root < n; root++) {
    if (order[root] >= 0) continue;
    if (near[root].empty()) blocks.push_back({root});
    order[root] = low[root] = time++;
    path = {root};
    open.clear();
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] < near[v].size()) {
        const int w = near[v][next[v]++];
        if (order[w] >= 0) {
          low[v] = std::min(low[v], order[w]);
        } else {
          order[w] = low[w] = time++;
          path.push_back(w);
          open.push_back(w);
        }
        continue;
      }
      path.pop_back();
      if (path.empty()) break;
      const int up = path.back();
      low[up] = std::min(low[up], low[v]);
      if (low[v] < order[up]) continue;
      std::vector<int> block = {up};
      while (block.back() != v) {
        block.push_back(open.back());
        open.pop_back();
      }
      blocks.push_back(std::move(block));
    }
  }
  printf("%d\n", (int)blocks.size());
  for (const auto &block : blocks) {
    printf("%d", (int)block.size());
    for (const int v : block) printf(" %d", v);
    puts("");
  }
}
