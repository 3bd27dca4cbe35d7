// The work of lib/range/proof/slot-tree.bench.ts as most write it: cin, a segment tree of pairs, cout.
#include <cstdint>
#include <iostream>
#include <vector>

static const int64_t P = 998244353;

struct Linear {
  int64_t slope = 1, offset = 0;
};

/** First `left`, then `right`. */
static Linear then(const Linear &left, const Linear &right) {
  return {left.slope * right.slope % P, (left.offset * right.slope + right.offset) % P};
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, queries;
  std::cin >> n >> queries;
  int leaves = 1;
  while (leaves < n) leaves *= 2;
  std::vector<Linear> nodes(2 * leaves);
  for (int i = 0; i < n; i++) std::cin >> nodes[leaves + i].slope >> nodes[leaves + i].offset;
  for (int k = leaves - 1; k > 0; k--) nodes[k] = then(nodes[2 * k], nodes[2 * k + 1]);
  while (queries--) {
    int kind, l;
    std::cin >> kind >> l;
    if (kind == 0) {
      int k = leaves + l;
      std::cin >> nodes[k].slope >> nodes[k].offset;
      while (k >>= 1) nodes[k] = then(nodes[2 * k], nodes[2 * k + 1]);
      continue;
    }
    int r;
    int64_t x;
    std::cin >> r >> x;
    Linear left, right;
    for (l += leaves, r += leaves; l < r; l >>= 1, r >>= 1) {
      if (l & 1) left = then(left, nodes[l++]);
      if (r & 1) right = then(nodes[--r], right);
    }
    const Linear all = then(left, right);
    std::cout << (all.slope * x + all.offset) % P << '\n';
  }
}
