// The work of lib/range/proof/fenwick-tree.bench.ts.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 500000;

struct Fenwick {
  std::vector<long long> sums = std::vector<long long>(SIZE + 1);
  explicit Fenwick(const std::vector<int> &values) {
    for (int i = 1; i <= SIZE; i++) {
      sums[i] += values[i - 1];
      if (i + (i & -i) <= SIZE) sums[i + (i & -i)] += sums[i];
    }
  }
  void add(int i, int x) {
    for (i++; i <= SIZE; i += i & -i) sums[i] += x;
  }
  long long prefix(int i) const {
    long long sum = 0;
    for (; i > 0; i &= i - 1) sum += sums[i];
    return sum;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> values(SIZE);
    for (int &value : values) value = static_cast<int>(random.integer(0, 1000000));
    std::vector<int> queries(2 * SIZE);
    for (size_t at = 0; at < queries.size(); at += 4) {
      const int a = static_cast<int>(random.integer(0, SIZE));
      const int b = static_cast<int>(random.integer(0, SIZE));
      queries[at] = static_cast<int>(random.integer(0, SIZE - 1));
      queries[at + 1] = static_cast<int>(random.integer(0, 1000000));
      queries[at + 2] = std::min(a, b);
      queries[at + 3] = std::max(a, b);
    }
    return [values, queries] {
      Fenwick tree(values);
      long long total = 0;
      for (size_t at = 0; at < queries.size(); at += 4) {
        tree.add(queries[at], queries[at + 1]);
        total += (tree.prefix(queries[at + 3]) - tree.prefix(queries[at + 2])) % 1024;
      }
      return total;
    };
  });
}
