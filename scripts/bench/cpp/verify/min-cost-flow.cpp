// AtCoder practice2_e: cheapest augmenting paths by Dijkstra with potentials, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Arc {
  int to, back;
  long long room, cost;
};

int main() {
  int n, k;
  if (scanf("%d %d", &n, &k) != 2) return 1;
  const int s = 2 * n, t = s + 1;
  const long long top = 1000000000, far = 1LL << 60;
  std::vector<std::vector<Arc>> arcs(t + 1);
  auto add = [&](int a, int b, long long room, long long cost) {
    arcs[a].push_back({b, static_cast<int>(arcs[b].size()), room, cost});
    arcs[b].push_back({a, static_cast<int>(arcs[a].size()) - 1, 0, -cost});
  };
  for (int line = 0; line < n; line++) {
    add(s, line, k, 0);
    add(n + line, t, k, 0);
  }
  add(s, t, n * k, top);
  for (int row = 0; row < n; row++) {
    for (int column = 0; column < n; column++) {
      long long value;
      if (scanf("%lld", &value) != 1) return 1;
      add(row, n + column, 1, top - value);
    }
  }
  std::vector<long long> price(t + 1), distance;
  std::vector<std::pair<int, int>> before(t + 1);
  long long cost = 0;
  for (int left = n * k; left > 0;) {
    using Entry = std::pair<long long, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    distance.assign(t + 1, far);
    distance[s] = 0;
    queue.push({0, s});
    while (!queue.empty()) {
      const auto [here, v] = queue.top();
      queue.pop();
      if (here > distance[v]) continue;
      for (size_t at = 0; at < arcs[v].size(); at++) {
        const Arc &arc = arcs[v][at];
        const long long there = here + arc.cost + price[v] - price[arc.to];
        if (arc.room == 0 || there >= distance[arc.to]) continue;
        distance[arc.to] = there;
        before[arc.to] = {v, static_cast<int>(at)};
        queue.push({there, arc.to});
      }
    }
    for (int v = 0; v <= t; v++) if (distance[v] < far) price[v] += distance[v];
    long long flow = left;
    for (int v = t; v != s; v = before[v].first) flow = std::min(flow, arcs[before[v].first][before[v].second].room);
    for (int v = t; v != s; v = before[v].first) {
      Arc &arc = arcs[before[v].first][before[v].second];
      arc.room -= flow;
      arcs[v][arc.back].room += flow;
    }
    left -= static_cast<int>(flow);
    cost += flow * (price[t] - price[s]);
  }
  printf("%lld\n", top * n * k - cost);
  for (int row = 0; row < n; row++) {
    std::string line(n, '.');
    for (const Arc &arc : arcs[row]) if (arc.to >= n && arc.to < 2 * n && arc.room == 0) line[arc.to - n] = 'X';
    puts(line.c_str());
  }
}
