// The work of lazy-segment-tree.bench.ts.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 1 << 17, CALLS = 200000;
static const long long P = 998244353;

/** Recursive, as most write it: x -> b x + c on a range and its sum. */
struct AffineSum {
  std::vector<long long> total = std::vector<long long>(2 * SIZE), b = std::vector<long long>(2 * SIZE, 1),
                         c = std::vector<long long>(2 * SIZE);
  AffineSum() {
    for (int k = 2 * SIZE - 1; k > 0; k--) total[k] = k >= SIZE ? 1 : total[2 * k] + total[2 * k + 1];
  }
  void act(int k, int width, long long factor, long long shift) {
    total[k] = (factor * total[k] + shift * width) % P;
    b[k] = factor * b[k] % P, c[k] = (factor * c[k] + shift) % P;
  }
  void push(int k, int width) {
    if (b[k] == 1 && c[k] == 0) return;
    act(2 * k, width / 2, b[k], c[k]), act(2 * k + 1, width / 2, b[k], c[k]);
    b[k] = 1, c[k] = 0;
  }
  void apply(int l, int r, long long factor, long long shift, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return act(k, high - low, factor, shift);
    push(k, high - low);
    const int middle = (low + high) / 2;
    apply(l, r, factor, shift, 2 * k, low, middle), apply(l, r, factor, shift, 2 * k + 1, middle, high);
    total[k] = (total[2 * k] + total[2 * k + 1]) % P;
  }
  long long sum(int l, int r, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return 0;
    if (l <= low && high <= r) return total[k];
    push(k, high - low);
    const int middle = (low + high) / 2;
    return (sum(l, r, 2 * k, low, middle) + sum(l, r, 2 * k + 1, middle, high)) % P;
  }
};

int main() {
  return bench([=] {
    Random random(1);
    std::vector<int> queries(3 * CALLS);
    for (int at = 0; at < 3 * CALLS; at += 3) {
      const int a = static_cast<int>(random.integer(0, SIZE - 1)), b = static_cast<int>(random.integer(0, SIZE - 1));
      queries[at] = std::min(a, b);
      queries[at + 1] = std::max(a, b) + 1;
      queries[at + 2] = static_cast<int>(random.integer(-1000, 1000));
    }
    return [=] {
      AffineSum tree;
      long long total = 0;
      for (int at = 0; at < 3 * CALLS; at += 6) {
        tree.apply(queries[at], queries[at + 1], at + 2, queries[at + 2] + 1000);
        total += tree.sum(queries[at + 3], queries[at + 4]) % 1024;
      }
      return total;
    };
  });
}
