// The work of lib/graph/proof/csr.bench.ts: a graph of vectors and a breadth-first search.
#include "../bench.hpp"
#include <utility>

static const int N = 100000, M = 200000;

int main() {
  return bench([] {
    Random random(1);
    std::vector<std::pair<int, int>> arcs(M);
    for (int e = 0; e < M; e++) {
      arcs[e] = {e % N, static_cast<int>(random.integer(0, N / 2 - 1)) + (e < N ? 0 : N / 2)};
    }
    return [arcs] {
      std::vector<std::vector<int>> heads(N);
      for (const auto &[from, to] : arcs) heads[from].push_back(to);
      std::vector<int> distance(N, -1), queue = {0};
      distance[0] = 0;
      for (size_t at = 0; at < queue.size(); at++) {
        const int v = queue[at];
        for (const int w : heads[v]) {
          if (distance[w] >= 0) continue;
          distance[w] = distance[v] + 1;
          queue.push_back(w);
        }
      }
      long long sum = 0;
      for (const int d : distance) sum += d;
      return sum;
    };
  });
}
