// The work of lib/graph/proof/topological-sort.bench.ts: Kahn's algorithm on vectors.
#include "../bench.hpp"
#include <utility>

static const int N = 100000, M = 200000;

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> name(N);
    for (int v = 0; v < N; v++) name[v] = v;
    for (int i = N - 1; i > 0; i--) std::swap(name[i], name[random.integer(0, i)]);
    std::vector<std::pair<int, int>> arcs(M);
    for (auto &[from, to] : arcs) {
      const int a = static_cast<int>(random.integer(0, N - 2));
      from = name[a];
      to = name[random.integer(a + 1, N - 1)];
    }
    return [arcs] {
      std::vector<std::vector<int>> heads(N);
      std::vector<int> waits(N), order, place(N);
      for (const auto &[from, to] : arcs) heads[from].push_back(to), waits[to]++;
      for (int v = 0; v < N; v++) if (waits[v] == 0) order.push_back(v);
      for (size_t at = 0; at < order.size(); at++) {
        const int v = order[at];
        for (const int w : heads[v]) if (--waits[w] == 0) order.push_back(w);
      }
      for (int i = 0; i < N; i++) place[order[i]] = i;
      int count = 0;
      for (const auto &[from, to] : arcs) count += place[from] < place[to];
      return count;
    };
  });
}
