// Library Checker scc: Tarjan's algorithm without recursion, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<int>> heads(n);
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    heads[a].push_back(b);
  }
  std::vector<int> order(n, -1), low(n), path, open;
  std::vector<size_t> next(n);
  std::vector<std::vector<int>> components; // the last ones first
  int time = 0;
  for (int root = 0; root < n; root++) {
    if (order[root] >= 0) continue;
    path = {root};
    while (!path.empty()) {
      const int v = path.back();
      if (order[v] < 0) {
        order[v] = low[v] = time++;
        open.push_back(v);
      }
      bool enters = false;
      while (next[v] < heads[v].size()) {
        const int w = heads[v][next[v]];
        if (order[w] < 0) {
          path.push_back(w);
          enters = true;
          break;
        }
        low[v] = std::min(low[v], low[w]);
        next[v]++;
      }
      if (enters) continue;
      path.pop_back();
      if (low[v] < order[v]) continue;
      std::vector<int> component;
      do {
        component.push_back(open.back());
        open.pop_back();
        low[component.back()] = n;
      } while (component.back() != v);
      components.push_back(std::move(component));
    }
  }
  printf("%d\n", (int)components.size());
  for (size_t c = components.size(); c-- > 0;) {
    printf("%d", (int)components[c].size());
    for (const int v : components[c]) printf(" %d", v);
    puts("");
  }
}
