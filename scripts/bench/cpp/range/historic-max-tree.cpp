// The work of historic-max-tree.bench.ts.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 1 << 17, CALLS = 200000;
static const long long NONE = -(1LL << 60);

/** Recursive, as most write it: one struct a node. */
struct Node {
  long long top, second, ever, sum, top_gain, gain, top_peak, peak;
  int count, all;
};

struct HistoricMax {
  std::vector<Node> t = std::vector<Node>(2 * SIZE);
  HistoricMax() {
    for (int k = 2 * SIZE - 1; k > 0; k--) {
      if (k >= SIZE) t[k] = {k - SIZE, NONE, k - SIZE, k - SIZE, 0, 0, 0, 0, 1, 1};
      else pull(k);
    }
  }
  void pull(int k) {
    const Node &a = t[2 * k], &b = t[2 * k + 1];
    Node &to = t[k];
    to.sum = a.sum + b.sum, to.all = a.all + b.all;
    to.top = std::max(a.top, b.top), to.ever = std::max(a.ever, b.ever);
    to.count = (a.top == to.top ? a.count : 0) + (b.top == to.top ? b.count : 0);
    to.second = a.top == b.top ? std::max(a.second, b.second)
                : a.top > b.top ? std::max(a.second, b.top) : std::max(a.top, b.second);
  }
  void gain(int k, long long top_gain, long long gain, long long top_peak, long long peak) {
    Node &to = t[k];
    to.ever = std::max(to.ever, to.top + top_peak);
    to.sum += top_gain * to.count + gain * (to.all - to.count);
    to.top += top_gain;
    if (to.second != NONE) to.second += gain;
    to.top_peak = std::max(to.top_peak, to.top_gain + top_peak);
    to.peak = std::max(to.peak, to.gain + peak);
    to.top_gain += top_gain, to.gain += gain;
  }
  void push(int k) {
    Node &from = t[k];
    const long long top = std::max(t[2 * k].top, t[2 * k + 1].top);
    for (int child = 2 * k; child < 2 * k + 2; child++) {
      if (t[child].top == top) gain(child, from.top_gain, from.gain, from.top_peak, from.peak);
      else gain(child, from.gain, from.gain, from.peak, from.peak);
    }
    from.top_gain = from.gain = from.top_peak = from.peak = 0;
  }
  void add(int l, int r, long long x, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return gain(k, x, x, std::max(x, 0LL), std::max(x, 0LL));
    push(k);
    add(l, r, x, 2 * k, low, (low + high) / 2), add(l, r, x, 2 * k + 1, (low + high) / 2, high);
    pull(k);
  }
  void chmin(int l, int r, long long x, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l || t[k].top <= x) return;
    if (l <= low && high <= r && t[k].second < x) return gain(k, x - t[k].top, 0, 0, 0);
    push(k);
    chmin(l, r, x, 2 * k, low, (low + high) / 2), chmin(l, r, x, 2 * k + 1, (low + high) / 2, high);
    pull(k);
  }
  /** Adds the sum and the historic maximum of a range. */
  void read(int l, int r, long long &sum, long long &ever, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) {
      sum += t[k].sum, ever = std::max(ever, t[k].ever);
      return;
    }
    push(k);
    read(l, r, sum, ever, 2 * k, low, (low + high) / 2), read(l, r, sum, ever, 2 * k + 1, (low + high) / 2, high);
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
      HistoricMax tree;
      long long total = 0;
      for (int at = 0; at < 3 * CALLS; at += 6) {
        const int l = queries[at], r = queries[at + 1], x = queries[at + 2];
        if (at % 12 == 0) tree.add(l, r, x);
        else tree.chmin(l, r, 60 * (x + 1000));
        long long sum = 0, ever = NONE;
        tree.read(queries[at + 3], queries[at + 4], sum, ever);
        total += at % 12 == 0 ? sum % 1024 : ever;
      }
      return total;
    };
  });
}
