// AOJ GRL_1_B: Bellman-Ford over a list of arcs, scanf and printf.
#include <cstdio>
#include <vector>

struct Arc {
  int from, to, weight;
};

int main() {
  int n, m, source;
  if (scanf("%d %d %d", &n, &m, &source) != 3) return 1;
  std::vector<Arc> arcs(m);
  for (auto &[from, to, weight] : arcs) {
    if (scanf("%d %d %d", &from, &to, &weight) != 3) return 1;
  }
  const long long far = 1LL << 60;
  std::vector<long long> distance(n, far);
  distance[source] = 0;
  bool changed = true;
  for (int round = 0; round < n && changed; round++) {
    changed = false;
    for (const auto &[from, to, weight] : arcs) {
      if (distance[from] == far || distance[from] + weight >= distance[to]) continue;
      distance[to] = distance[from] + weight;
      changed = true;
    }
  }
  if (changed) return puts("NEGATIVE CYCLE") < 0;
  for (const long long d : distance) {
    if (d == far) puts("INF");
    else printf("%lld\n", d);
  }
}
