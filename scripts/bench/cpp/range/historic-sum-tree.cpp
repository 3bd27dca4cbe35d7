// The work of historic-sum-tree.bench.ts.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 1 << 17, CALLS = 200000;

/** Recursive, as most write it; pending are additions, versions, and what the additions come to over the versions. */
struct HistoricSum {
  struct Node {
    long long sum, history, add, versions, added;
  };
  std::vector<Node> t = std::vector<Node>(2 * SIZE);
  void act(int k, long long length, long long add, long long versions, long long added) {
    Node &to = t[k];
    to.history += versions * to.sum + added * length;
    to.sum += add * length;
    to.added += versions * to.add + added;
    to.add += add, to.versions += versions;
  }
  void push(int k, long long half) {
    Node &from = t[k];
    act(2 * k, half, from.add, from.versions, from.added), act(2 * k + 1, half, from.add, from.versions, from.added);
    from.add = from.versions = from.added = 0;
  }
  void add(int l, int r, long long x, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return act(k, high - low, x, 0, 0);
    const int middle = (low + high) / 2;
    push(k, middle - low);
    add(l, r, x, 2 * k, low, middle), add(l, r, x, 2 * k + 1, middle, high);
    t[k].sum = t[2 * k].sum + t[2 * k + 1].sum, t[k].history = t[2 * k].history + t[2 * k + 1].history;
  }
  long long history(int l, int r, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return 0;
    if (l <= low && high <= r) return t[k].history;
    const int middle = (low + high) / 2;
    push(k, middle - low);
    return history(l, r, 2 * k, low, middle) + history(l, r, 2 * k + 1, middle, high);
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
      HistoricSum tree;
      long long total = 0;
      for (int at = 0; at < 3 * CALLS; at += 6) {
        tree.add(queries[at], queries[at + 1], queries[at + 2] % 8);
        tree.act(1, SIZE, 0, 1, 0);
        total += tree.history(queries[at + 3], queries[at + 4]) % 1024;
      }
      return total;
    };
  });
}
