// The work of lib/range/proof/segment-tree.bench.ts, on doubles too, since a sum passes 32 bits.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 1 << 19;

struct Tree {
  std::vector<double> nodes = std::vector<double>(2 * SIZE);
  void set(int i, double x) {
    nodes[i += SIZE] = x;
    while (i >>= 1) nodes[i] = nodes[2 * i] + nodes[2 * i + 1];
  }
  double fold(int l, int r) const {
    double left = 0, right = 0;
    for (l += SIZE, r += SIZE; l < r; l >>= 1, r >>= 1) {
      if (l & 1) left += nodes[l++];
      if (r & 1) right = nodes[--r] + right;
    }
    return left + right;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> queries(4 * 500000);
    for (size_t at = 0; at < queries.size(); at += 4) {
      const int a = static_cast<int>(random.integer(0, SIZE));
      const int b = static_cast<int>(random.integer(0, SIZE));
      queries[at] = static_cast<int>(random.integer(0, SIZE - 1));
      queries[at + 1] = static_cast<int>(random.integer(0, 1000000));
      queries[at + 2] = std::min(a, b);
      queries[at + 3] = std::max(a, b);
    }
    return [queries] {
      Tree tree;
      long long total = 0;
      for (size_t at = 0; at < queries.size(); at += 4) {
        tree.set(queries[at], queries[at + 1]);
        total += static_cast<long long>(tree.fold(queries[at + 2], queries[at + 3])) % 1024;
      }
      return total;
    };
  });
}
