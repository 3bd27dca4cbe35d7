// The work of lib/structure/proof/disjoint-sets.bench.ts in the manner of the AtCoder library, with path halving.
#include "../bench.hpp"
#include <utility>

static const int SIZE = 1000000;

struct Sets {
  std::vector<int> parent = std::vector<int>(SIZE, -1);
  int find(int node) {
    while (parent[node] >= 0) {
      if (parent[parent[node]] < 0) return parent[node];
      node = parent[node] = parent[parent[node]];
    }
    return node;
  }
  void unite(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b) return;
    if (parent[a] > parent[b]) std::swap(a, b);
    parent[a] += parent[b];
    parent[b] = a;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> ends(2 * SIZE);
    for (int &end : ends) end = static_cast<int>(random.integer(0, SIZE - 1));
    return [ends] {
      Sets sets;
      for (int at = 0; at < SIZE; at += 2) sets.unite(ends[at], ends[at + 1]);
      int together = 0;
      for (int at = 0; at < 2 * SIZE; at += 2) together += sets.find(ends[at]) == sets.find(ends[at + 1]);
      return together;
    };
  });
}
