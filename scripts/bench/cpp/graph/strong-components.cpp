// The work of lib/graph/proof/strongly-connected-components.bench.ts: Tarjan's algorithm, recursive, on vectors.
#include "../bench.hpp"
#include <algorithm>

static const int N = 100000, M = 150000, PART = 1000;

struct Tarjan {
  const std::vector<std::vector<int>> &arcs;
  std::vector<int> order = std::vector<int>(N, -1), low = std::vector<int>(N), stack;
  int seen = 0, count = 0;

  void visit(int v) {
    low[v] = order[v] = seen++;
    stack.push_back(v);
    for (const int w : arcs[v]) {
      if (order[w] == -1) visit(w), low[v] = std::min(low[v], low[w]);
      else low[v] = std::min(low[v], order[w]);
    }
    if (low[v] != order[v]) return;
    for (int w = -1; w != v; stack.pop_back()) order[w = stack.back()] = N;
    count++;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<std::pair<int, int>> list(M);
    for (auto &[from, to] : list) {
      from = static_cast<int>(random.integer(0, N - 1));
      to = from - from % PART + static_cast<int>(random.integer(0, PART - 1));
    }
    return [list] {
      std::vector<std::vector<int>> arcs(N);
      for (const auto &[from, to] : list) arcs[from].push_back(to);
      Tarjan tarjan{arcs};
      for (int v = 0; v < N; v++) if (tarjan.order[v] == -1) tarjan.visit(v);
      return tarjan.count;
    };
  });
}
