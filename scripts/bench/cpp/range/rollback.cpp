// The works of rollback-segment-tree.bench.ts and parallel-search.bench.ts, as most write them.
#include "../bench.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

typedef long long ll;

static std::vector<int> numbers(int count, int below) {
  Random random(1);
  std::vector<int> all(count);
  for (int &x : all) x = static_cast<int>(random.integer(0, below - 1));
  return all;
}

struct Minima {
  int size;
  std::vector<int> t;
  std::vector<std::pair<int, int>> before;
  explicit Minima(int n) : size(n), t(2 * n, 1000000000) {}
  void put(int k, int x) {
    for (t[k] = x; k > 1; k /= 2) t[k / 2] = std::min(t[k], t[k ^ 1]);
  }
  void set(int i, int x) { before.push_back({i + size, t[i + size]}), put(i + size, x); }
  void rollback(size_t time) {
    for (; before.size() > time; before.pop_back()) put(before.back().first, before.back().second);
  }
  int fold(int l, int r) const {
    int least = 1000000000;
    for (l += size, r += size; l < r; l /= 2, r /= 2) {
      if (l & 1) least = std::min(least, t[l++]);
      if (r & 1) least = std::min(least, t[--r]);
    }
    return least;
  }
};

static auto tree() {
  const int size = 1 << 17, steps = 100000;
  const auto random = numbers(4 * steps, size);
  return [=] {
    Minima tree(size);
    ll total = 0;
    for (int step = 0; step < steps; step++) {
      const int *at = &random[4 * step];
      tree.set(at[0], at[1]), tree.set(at[1], at[0]);
      total += tree.fold(std::min(at[2], at[3]), std::max(at[2], at[3]) + 1);
      if (step % 10 == 9) tree.rollback(tree.before.size() - 15);
    }
    return total;
  };
}

/** The most frequent number of ranges, by adding alone: the left part is counted apart. */
static auto mo() {
  const int n = 50000, q = 50000, values = 1000;
  const auto random = numbers(n + 2 * q, n);
  return [=] {
    std::vector<int> a(n), order(q);
    std::vector<std::pair<int, int>> ranges(q);
    for (int i = 0; i < n; i++) a[i] = random[i] % values;
    for (int i = 0; i < q; i++) {
      const auto [l, r] = std::minmax(random[n + 2 * i], random[n + 2 * i + 1]);
      ranges[i] = {l, r + 1};
    }
    const int width = std::max(1, static_cast<int>(n / std::sqrt(q)));
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int i, int j) {
      const int a = ranges[i].first / width, b = ranges[j].first / width;
      return a != b ? a < b : ranges[i].second < ranges[j].second;
    });
    std::vector<int> counts(values);
    ll total = 0;
    int end = -1, r = 0, most = 0;
    for (int i : order) {
      const auto [left, right] = ranges[i];
      const int next = (left / width + 1) * width;
      if (next != end) {
        std::fill(counts.begin(), counts.end(), 0);
        end = r = next, most = 0;
      }
      for (; r < right; r++) most = std::max(most, ++counts[a[r]]);
      int now = most;
      const int last = std::min(end, right);
      for (int l = last - 1; l >= left; l--) now = std::max(now, ++counts[a[l]]);
      total += now;
      for (int l = left; l < last; l++) counts[a[l]]--;
    }
    return total;
  };
}

/** After how many edges two vertices are connected. */
static auto search() {
  const int n = 100000, edges = 200000, queries = 100000;
  const auto random = numbers(2 * (edges + queries), n);
  return [=] {
    const int *asked = &random[2 * edges];
    std::vector<int> low(queries), high(queries, edges + 1), parent(n);
    const auto root = [&](int v) {
      while (parent[v] >= 0) {
        if (parent[parent[v]] >= 0) parent[v] = parent[parent[v]];
        v = parent[v];
      }
      return v;
    };
    for (bool open = true; open;) {
      std::vector<std::vector<int>> at(edges + 1);
      open = false;
      for (int i = 0; i < queries; i++)
        if (low[i] < high[i]) at[(low[i] + high[i]) / 2].push_back(i), open = true;
      std::fill(parent.begin(), parent.end(), -1);
      for (int done = 0; done <= edges; done++) {
        for (int i : at[done]) {
          if (root(asked[2 * i]) == root(asked[2 * i + 1])) high[i] = done;
          else low[i] = done + 1;
        }
        if (done == edges) break;
        int a = root(random[2 * done]), b = root(random[2 * done + 1]);
        if (a == b) continue;
        if (parent[a] > parent[b]) std::swap(a, b);
        parent[a] += parent[b], parent[b] = a;
      }
    }
    return std::accumulate(low.begin(), low.end(), 0LL);
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "tree")) return bench(tree);
  if (is(argc, argv, "mo")) return bench(mo);
  if (is(argc, argv, "search")) return bench(search);
  return 2;
}
