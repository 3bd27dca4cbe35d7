// The work of lib/graph/proof/bit-graph.bench.ts.
#include "../bench.hpp"
#include <bitset>

static const int VERTICES = 2000, ARCS = 3000;

int main() {
  return bench([] {
    Random random(1);
    std::vector<std::bitset<VERTICES>> arcs(VERTICES);
    for (int arc = 0; arc < ARCS; arc++) {
      const auto from = random.integer(0, VERTICES - 1);
      arcs[from].set(random.integer(0, VERTICES - 1));
    }
    return [arcs] {
      auto reach = arcs;
      for (int k = 0; k < VERTICES; k++)
        for (int i = 0; i < VERTICES; i++)
          if (reach[i][k]) reach[i] |= reach[k];
      long long count = 0;
      for (int i = 0; i < VERTICES; i++) count += static_cast<long long>(reach[i].count()) - reach[i][i];
      return count;
    };
  });
}
