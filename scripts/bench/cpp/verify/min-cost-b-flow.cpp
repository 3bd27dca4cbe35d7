// Library Checker min_cost_b_flow: cheapest paths from excess to deficit by Dijkstra, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using Wide = long long;

struct Arc {
  int to;
  Wide room, cost;
};

static std::string decimal(__int128 x) {
  if (x < 0) return "-" + decimal(-x);
  const std::string last(1, static_cast<char>('0' + static_cast<int>(x % 10)));
  return x < 10 ? last : decimal(x / 10) + last;
}

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<Wide> excess(n), price(n), least(m), upper(m);
  std::vector<Arc> arcs; // the reverse of arc e is e ^ 1
  std::vector<std::vector<int>> out(n);
  for (Wide &supply : excess) if (scanf("%lld", &supply) != 1) return 1;
  for (int e = 0; e < m; e++) {
    int s, t;
    Wide c;
    if (scanf("%d %d %lld %lld %lld", &s, &t, &least[e], &upper[e], &c) != 5) return 1;
    const Wide flow = c < 0 ? upper[e] : least[e]; // no arc with room costs less than nothing
    excess[s] -= flow;
    excess[t] += flow;
    out[s].push_back(2 * e);
    out[t].push_back(2 * e + 1);
    arcs.push_back({t, upper[e] - flow, c});
    arcs.push_back({s, flow - least[e], -c});
  }
  const Wide far = 1LL << 60;
  for (;;) {
    using Entry = std::pair<Wide, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    std::vector<Wide> distance(n, far);
    std::vector<int> before(n, -1);
    bool is_balanced = true;
    for (int v = 0; v < n; v++) {
      if (excess[v] != 0) is_balanced = false;
      if (excess[v] > 0) distance[v] = 0, queue.push({0, v});
    }
    if (is_balanced) break;
    int end = -1;
    while (!queue.empty()) {
      const auto [here, v] = queue.top();
      queue.pop();
      if (here > distance[v]) continue;
      if (excess[v] < 0) {
        end = v;
        break;
      }
      for (const int e : out[v]) {
        const Wide there = here + arcs[e].cost + price[v] - price[arcs[e].to];
        if (arcs[e].room == 0 || there >= distance[arcs[e].to]) continue;
        distance[arcs[e].to] = there;
        before[arcs[e].to] = e;
        queue.push({there, arcs[e].to});
      }
    }
    if (end < 0) {
      puts("infeasible");
      return 0;
    }
    for (int v = 0; v < n; v++) price[v] += std::min(distance[v], distance[end]);
    Wide flow = -excess[end];
    int first = end;
    for (; before[first] >= 0; first = arcs[before[first] ^ 1].to) flow = std::min(flow, arcs[before[first]].room);
    flow = std::min(flow, excess[first]);
    for (int v = end; before[v] >= 0; v = arcs[before[v] ^ 1].to) {
      arcs[before[v]].room -= flow;
      arcs[before[v] ^ 1].room += flow;
    }
    excess[first] -= flow;
    excess[end] += flow;
  }
  __int128 cost = 0;
  for (int e = 0; e < m; e++) cost += static_cast<__int128>(arcs[2 * e].cost) * (upper[e] - arcs[2 * e].room);
  printf("%s\n", decimal(cost).c_str());
  for (const Wide value : price) printf("%lld\n", value);
  for (int e = 0; e < m; e++) printf("%lld\n", upper[e] - arcs[2 * e].room);
}
