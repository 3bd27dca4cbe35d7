// Library Checker shortest_path: Dijkstra with std::priority_queue, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

int main() {
  int n, m, s, t;
  if (scanf("%d %d %d %d", &n, &m, &s, &t) != 4) return 1;
  std::vector<std::vector<std::pair<int, int>>> arcs(n);
  for (int e = 0; e < m; e++) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    arcs[a].push_back({b, c});
  }
  using Entry = std::pair<long long, int>;
  const long long far = 1LL << 60;
  std::vector<long long> distance(n, far);
  std::vector<int> before(n, -1);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  queue.push({distance[s] = 0, s});
  while (!queue.empty()) {
    const auto [here, v] = queue.top();
    queue.pop();
    if (here != distance[v]) continue;
    for (const auto &[target, weight] : arcs[v]) {
      if (here + weight >= distance[target]) continue;
      before[target] = v;
      queue.push({distance[target] = here + weight, target});
    }
  }
  if (distance[t] == far) return puts("-1") < 0;
  std::vector<int> path;
  for (int v = t; v >= 0; v = before[v]) path.push_back(v);
  std::reverse(path.begin(), path.end());
  printf("%lld %d\n", distance[t], (int)path.size() - 1);
  for (size_t i = 1; i < path.size(); i++) printf("%d %d\n", path[i - 1], path[i]);
}
