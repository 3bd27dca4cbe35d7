// The work of lib/range/proof/affine-sum-tree.bench.ts: a lazy segment tree in the manner of the AtCoder library.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 500000, LOG = 19, LEAVES = 1 << LOG;
static const uint32_t P = 998244353;

static uint32_t mul(uint32_t a, uint32_t b) { return static_cast<uint64_t>(a) * b % P; }
static uint32_t add(uint32_t a, uint32_t b) { return a + b >= P ? a + b - P : a + b; }

struct Tree {
  struct Map {
    uint32_t b = 1, c = 0;
  };
  std::vector<uint32_t> sums = std::vector<uint32_t>(2 * LEAVES);
  std::vector<Map> pending = std::vector<Map>(LEAVES);

  void act(int k, Map map, uint32_t width) {
    sums[k] = add(mul(map.b, sums[k]), mul(map.c, width));
    if (k < LEAVES) pending[k] = {mul(map.b, pending[k].b), add(mul(map.b, pending[k].c), map.c)};
  }
  void push(int k, uint32_t width) {
    if (pending[k].b == 1 && pending[k].c == 0) return;
    act(2 * k, pending[k], width / 2);
    act(2 * k + 1, pending[k], width / 2);
    pending[k] = {};
  }
  void pull(int k) { sums[k] = add(sums[2 * k], sums[2 * k + 1]); }
  void push_ends(int l, int r) {
    for (int level = LOG; level > 0; level--) {
      if ((l >> level) << level != l) push(l >> level, 1u << level);
      if ((r >> level) << level != r) push((r - 1) >> level, 1u << level);
    }
  }
  void apply(int l, int r, Map map) {
    if (l == r) return;
    l += LEAVES, r += LEAVES;
    push_ends(l, r);
    uint32_t width = 1;
    for (int low = l, high = r; low < high; low >>= 1, high >>= 1, width *= 2) {
      if (low & 1) act(low++, map, width);
      if (high & 1) act(--high, map, width);
    }
    for (int level = 1; level <= LOG; level++) {
      if ((l >> level) << level != l) pull(l >> level);
      if ((r >> level) << level != r) pull((r - 1) >> level);
    }
  }
  uint32_t sum(int l, int r) {
    if (l == r) return 0;
    l += LEAVES, r += LEAVES;
    push_ends(l, r);
    uint32_t total = 0;
    for (; l < r; l >>= 1, r >>= 1) {
      if (l & 1) total = add(total, sums[l++]);
      if (r & 1) total = add(total, sums[--r]);
    }
    return total;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<uint32_t> values(SIZE);
    for (uint32_t &value : values) value = static_cast<uint32_t>(random.integer(0, P - 1));
    std::vector<int> queries(4 * SIZE);
    for (size_t at = 0; at < queries.size(); at += 4) {
      const int a = static_cast<int>(random.integer(0, SIZE));
      const int b = static_cast<int>(random.integer(0, SIZE));
      queries[at] = std::min(a, b);
      queries[at + 1] = std::max(a, b);
      queries[at + 2] = static_cast<int>(random.integer(1, P - 1));
      queries[at + 3] = static_cast<int>(random.integer(0, P - 1));
    }
    return [values, queries] {
      Tree tree;
      std::copy(values.begin(), values.end(), tree.sums.begin() + LEAVES);
      for (int k = LEAVES - 1; k > 0; k--) tree.pull(k);
      long long total = 0;
      for (size_t at = 0; at < queries.size(); at += 8) {
        const Tree::Map map{static_cast<uint32_t>(queries[at + 2]), static_cast<uint32_t>(queries[at + 3])};
        tree.apply(queries[at], queries[at + 1], map);
        total += tree.sum(queries[at + 4], queries[at + 5]);
      }
      return total;
    };
  });
}
