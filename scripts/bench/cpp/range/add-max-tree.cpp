// The work of add-max-tree.bench.ts.
#include "../bench.hpp"
#include <algorithm>
#include <limits>

static const int SIZE = 1 << 17, CALLS = 200000;

static std::vector<int> ranges() {
  Random random(1);
  std::vector<int> queries(4 * CALLS);
  for (int at = 0; at < 4 * CALLS; at += 4) {
    const int a = static_cast<int>(random.integer(0, SIZE - 1)), b = static_cast<int>(random.integer(0, SIZE - 1));
    queries[at] = at / 4 % 2;
    queries[at + 1] = std::min(a, b);
    queries[at + 2] = std::max(a, b) + 1;
    queries[at + 3] = static_cast<int>(random.integer(-1000, 1000));
  }
  return queries;
}

/** Recursive, as most write it: additions to a range and its maximum. */
struct AddMax {
  std::vector<long long> most = std::vector<long long>(2 * SIZE), added = std::vector<long long>(2 * SIZE);
  void add(int l, int r, long long x, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return most[k] += x, added[k] += x, void();
    const int middle = (low + high) / 2;
    add(l, r, x, 2 * k, low, middle), add(l, r, x, 2 * k + 1, middle, high);
    most[k] = std::max(most[2 * k], most[2 * k + 1]) + added[k];
  }
  long long max(int l, int r, int k = 1, int low = 0, int high = SIZE) const {
    if (r <= low || high <= l) return std::numeric_limits<long long>::min() / 2;
    if (l <= low && high <= r) return most[k];
    const int middle = (low + high) / 2;
    return std::max(max(l, r, 2 * k, low, middle), max(l, r, 2 * k + 1, middle, high)) + added[k];
  }
};

int main() {
  return bench([=] {
    const std::vector<int> queries = ranges();
    return [=] {
      AddMax tree;
      long long total = 0;
      for (int at = 0; at < 4 * CALLS; at += 4) {
        if (queries[at] == 0) tree.add(queries[at + 1], queries[at + 2], queries[at + 3]);
        else total += tree.max(queries[at + 1], queries[at + 2]);
      }
      return total;
    };
  });
}
