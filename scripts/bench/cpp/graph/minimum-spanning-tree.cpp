// The work of lib/graph/proof/minimum-spanning-tree.bench.ts: Kruskal with std::sort and disjoint sets.
#include "../bench.hpp"
#include <algorithm>
#include <numeric>

static const int N = 100000, M = 300000;

struct Edge {
  int a, b, weight;
};

/** As connectedGraph of lib/graph/random-graph.ts, and weights. */
static std::vector<Edge> random_edges() {
  Random random(1);
  std::vector<int> labels(N), order(M);
  const auto shuffled = [&](std::vector<int> &values) {
    std::iota(values.begin(), values.end(), 0);
    for (size_t i = values.size() - 1; i > 0; i--) std::swap(values[i], values[random.integer(0, i)]);
  };
  shuffled(labels);
  shuffled(order);
  std::vector<Edge> edges(M);
  for (int e = 0; e < M; e++) {
    const bool in_tree = e < N - 1;
    edges[order[e]].a = in_tree ? labels[e + 1] : static_cast<int>(random.integer(0, N - 1));
    edges[order[e]].b = in_tree ? labels[random.integer(0, e)] : static_cast<int>(random.integer(0, N - 1));
  }
  for (Edge &edge : edges) edge.weight = static_cast<int>(random.integer(0, 1000000000));
  return edges;
}

int main() {
  return bench([] {
    const std::vector<Edge> input = random_edges();
    return [input] {
      std::vector<Edge> edges = input;
      std::sort(edges.begin(), edges.end(), [](const Edge &e, const Edge &f) { return e.weight < f.weight; });
      std::vector<int> parent(N);
      std::iota(parent.begin(), parent.end(), 0);
      const auto find = [&](int v) {
        while (parent[v] != v) v = parent[v] = parent[parent[v]];
        return v;
      };
      long long total = 0;
      for (const auto &[a, b, weight] : edges) {
        const int u = find(a), v = find(b);
        if (u == v) continue;
        parent[u] = v;
        total += weight;
      }
      return total;
    };
  });
}
