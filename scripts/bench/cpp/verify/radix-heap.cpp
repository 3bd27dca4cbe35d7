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
  while (m-- > 0) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    arcs[a].push_back({b, c});
  }
  using Entry = std::pair<long long, int>;
  const long long far = 1LL << 60;
  std::vector<long long> distance(n, far);
  std::vector<int> before(n, -1);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  distance[s] = 0;
  queue.push({0, s});
  while (!queue.empty()) {
    const auto [here, v] = queue.top();
    queue.pop();
    if (here > distance[v]) continue;
    for (const auto &[to, weight] : arcs[v]) {
      if (here + weight >= distance[to]) continue;
      distance[to] = here + weight;
      before[to] = v;
      queue.push({distance[to], to});
    }
  }
  if (distance[t] == far) {
    puts("-1");
    return 0;
  }
  std::vector<int> path{t};
  while (path.back() != s) path.push_back(before[path.back()]);
  std::reverse(path.begin(), path.end());
  printf("%lld %zu\n", distance[t], path.size() - 1);
  for (size_t at = 1; at < path.size(); at++) printf("%d %d\n", path[at - 1], path[at]);
}
