// Library Checker two_sat: strongly connected components of the implications, by Tarjan, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf(" p cnf %d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<int>> heads(2 * n); // 2x: x holds, 2x + 1: it does not
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d 0", &a, &b) != 2) return 1;
    const int first = a > 0 ? 2 * a - 2 : -2 * a - 1;
    const int second = b > 0 ? 2 * b - 2 : -2 * b - 1;
    heads[first ^ 1].push_back(second);
    heads[second ^ 1].push_back(first);
  }
  std::vector<int> order(2 * n, -1), low(2 * n), component(2 * n, -1), path, open;
  std::vector<size_t> next(2 * n);
  int time = 0, count = 0;
  for (int root = 0; root < 2 * n; root++) {
    if (order[root] >= 0) continue;
    order[root] = low[root] = time++;
    path = open = {root};
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] < heads[v].size()) {
        const int w = heads[v][next[v]++];
        if (order[w] < 0) {
          order[w] = low[w] = time++;
          path.push_back(w);
          open.push_back(w);
        } else if (component[w] < 0) {
          low[v] = std::min(low[v], order[w]);
        }
        continue;
      }
      path.pop_back();
      if (!path.empty()) low[path.back()] = std::min(low[path.back()], low[v]);
      if (low[v] < order[v]) continue;
      while (component[v] < 0) {
        component[open.back()] = count;
        open.pop_back();
      }
      count++;
    }
  }
  for (int x = 0; x < n; x++) {
    if (component[2 * x] == component[2 * x + 1]) return puts("s UNSATISFIABLE") < 0;
  }
  printf("s SATISFIABLE\nv ");
  for (int x = 0; x < n; x++) printf("%d ", component[2 * x] < component[2 * x + 1] ? x + 1 : -x - 1);
  puts("0");
}
