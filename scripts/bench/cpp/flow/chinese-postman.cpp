// The work of chinese-postman.bench.ts, as most write it: all pairings of the odd vertices by sets of bits.
#include "../bench.hpp"
#include <algorithm>
#include <queue>

typedef long long ll;

static const int N = 20000, EDGES = 60000, ODD = 16;
static const ll FAR = 1LL << 60;

struct Arc {
  int to, edge;
};

struct Postman {
  std::vector<std::vector<Arc>> arcs = std::vector<std::vector<Arc>>(N);
  std::vector<int> weights;
  void link(int u, int v, int weight) {
    const int edge = static_cast<int>(weights.size());
    arcs[u].push_back({v, edge}), arcs[v].push_back({u, edge}), weights.push_back(weight);
  }
  std::vector<ll> distances(int from, std::vector<Arc> &before) const {
    std::vector<ll> far(N, FAR);
    before.assign(N, {-1, -1});
    std::priority_queue<std::pair<ll, int>, std::vector<std::pair<ll, int>>, std::greater<>> queue;
    queue.push({far[from] = 0, from});
    while (!queue.empty()) {
      const auto [d, v] = queue.top();
      queue.pop();
      if (d > far[v]) continue;
      for (const Arc &arc : arcs[v]) {
        if (d + weights[arc.edge] >= far[arc.to]) continue;
        before[arc.to] = {v, arc.edge};
        queue.push({far[arc.to] = d + weights[arc.edge], arc.to});
      }
    }
    return far;
  }
  ll walk() {
    std::vector<int> odd;
    for (int v = 0; v < N; v++)
      if (arcs[v].size() % 2) odd.push_back(v);
    const int k = static_cast<int>(odd.size());
    std::vector<std::vector<ll>> far(k);
    std::vector<std::vector<Arc>> before(k);
    for (int i = 0; i < k; i++) far[i] = distances(odd[i], before[i]);
    std::vector<ll> least(1 << k, FAR);
    std::vector<int> partner(1 << k);
    least[0] = 0;
    for (int set = 1; set < 1 << k; set++) {
      const int i = __builtin_ctz(set);
      for (int j = i + 1; j < k; j++) {
        if (!(set >> j & 1)) continue;
        const ll all = least[set ^ 1 << i ^ 1 << j] + far[i][odd[j]];
        if (all < least[set]) least[set] = all, partner[set] = j;
      }
    }
    for (int set = (1 << k) - 1; set > 0;) {
      const int i = __builtin_ctz(set), j = partner[set];
      for (int v = odd[j]; v != odd[i];) {
        const Arc arc = before[i][v];
        link(v, arc.to, weights[arc.edge]), v = arc.to;
      }
      set ^= 1 << i ^ 1 << j;
    }
    // Hierholzer
    std::vector<size_t> next(N);
    std::vector<char> used(weights.size());
    ll length = 0, edges = 0;
    std::vector<Arc> way = {{0, -1}}, trail;
    while (!way.empty()) {
      const int v = way.back().to;
      while (next[v] < arcs[v].size() && used[arcs[v][next[v]].edge]) next[v]++;
      if (next[v] == arcs[v].size()) trail.push_back(way.back()), way.pop_back();
      else used[arcs[v][next[v]].edge] = 1, way.push_back(arcs[v][next[v]]);
    }
    for (const Arc &arc : trail)
      if (arc.edge >= 0) length += weights[arc.edge], edges++;
    return edges < static_cast<ll>(weights.size()) ? -1 : length;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> from(EDGES), to(EDGES), weights(EDGES);
    // Closed walks through all vertices and paths between the odd ones: see the bench.
    for (int e = 0; e < EDGES; e++) {
      from[e] = e < N ? e : e % 1000 > 0 ? to[e - 1] : static_cast<int>(random.integer(0, N - 1));
      to[e] = e < N ? (e + 1) % N : static_cast<int>(random.integer(0, N - 1));
      weights[e] = static_cast<int>(random.integer(1, 1000000));
    }
    // The walks of a thousand edges are closed, but for the last eight.
    for (int e = N + 999; e < EDGES - ODD / 2 * 1000; e += 1000) to[e] = from[e - 999];
    return [=] {
      Postman postman;
      for (int e = 0; e < EDGES; e++) postman.link(from[e], to[e], weights[e]);
      return postman.walk();
    };
  });
}
