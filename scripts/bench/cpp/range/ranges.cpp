// The works of add-max-tree, assign-min-tree, fold-queue, wide-fenwick-tree and offline-connectivity .bench.ts.
#include "../bench.hpp"
#include <algorithm>
#include <limits>
#include <map>
#include <utility>

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

/** Assignments to a range and its minimum. */
struct AssignMin {
  static const long long NONE = 1LL << 60;
  std::vector<long long> least = std::vector<long long>(2 * SIZE), pending = std::vector<long long>(2 * SIZE, NONE);
  void become(int k, long long x) { least[k] = pending[k] = x; }
  void push(int k) {
    if (pending[k] == NONE) return;
    become(2 * k, pending[k]), become(2 * k + 1, pending[k]);
    pending[k] = NONE;
  }
  void assign(int l, int r, long long x, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return become(k, x);
    const int middle = (low + high) / 2;
    push(k);
    assign(l, r, x, 2 * k, low, middle), assign(l, r, x, 2 * k + 1, middle, high);
    least[k] = std::min(least[2 * k], least[2 * k + 1]);
  }
  long long min(int l, int r, int k = 1, int low = 0, int high = SIZE) {
    if (r <= low || high <= l) return NONE;
    if (l <= low && high <= r) return least[k];
    const int middle = (low + high) / 2;
    push(k);
    return std::min(min(l, r, 2 * k, low, middle), min(l, r, 2 * k + 1, middle, high));
  }
};

template <class Tree, class Change, class Ask> static int trees(Change change, Ask ask) {
  return bench([=] {
    const std::vector<int> queries = ranges();
    return [=] {
      Tree tree;
      long long total = 0;
      for (int at = 0; at < 4 * CALLS; at += 4) {
        if (queries[at] == 0) change(tree, queries[at + 1], queries[at + 2], queries[at + 3]);
        else total += ask(tree, queries[at + 1], queries[at + 2]);
      }
      return total;
    };
  });
}

/** Minima of windows of 1,000 by two stacks. */
static int windows() {
  return bench([] {
    Random random(1);
    std::vector<int> values(1000000);
    for (int &value : values) value = static_cast<int>(random.integer(0, 1000000000));
    return [values] {
      std::vector<int> back, front; // front: minima from each place to the end
      const int none = std::numeric_limits<int>::max();
      int least = none;
      long long total = 0;
      for (size_t i = 0; i < values.size(); i++) {
        back.push_back(values[i]), least = std::min(least, values[i]);
        if (i < 999) continue;
        total += std::min(least, front.empty() ? none : front.back());
        if (front.empty()) {
          for (; !back.empty(); back.pop_back())
            front.push_back(std::min(back.back(), front.empty() ? none : front.back()));
          least = none;
        }
        front.pop_back();
      }
      return total;
    };
  });
}

/** Sums past 2^53, in 64 bits. */
static int wideSums() {
  return bench([] {
    const std::vector<int> queries = ranges();
    return [queries] {
      std::vector<long long> nodes(SIZE + 1);
      long long total = 0;
      for (int at = 0; at < 4 * CALLS; at += 4) {
        if (queries[at] == 0) {
          const long long x = queries[at + 3] * 5000000000000LL;
          for (int i = queries[at + 1] + 1; i <= SIZE; i += i & -i) nodes[i] += x;
        } else {
          long long sum = 0;
          for (int i = queries[at + 2]; i > 0; i &= i - 1) sum += nodes[i];
          for (int i = queries[at + 1]; i > 0; i &= i - 1) sum -= nodes[i];
          total += sum / 5000000000000LL;
        }
      }
      return total;
    };
  });
}

/** A segment tree over time with disjoint sets that are rolled back. */
struct Connectivity {
  std::vector<int> parent, size;
  std::vector<std::pair<int, int>> joined;
  std::vector<std::vector<std::pair<int, int>>> seen;
  std::vector<std::pair<int, int>> questions;
  long long total = 0;
  int root(int v) const {
    while (parent[v] != v) v = parent[v];
    return v;
  }
  void put(int l, int r, std::pair<int, int> edge, int k, int low, int high) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return seen[k].push_back(edge);
    const int middle = (low + high) / 2;
    put(l, r, edge, 2 * k, low, middle), put(l, r, edge, 2 * k + 1, middle, high);
  }
  void walk(int k, int low, int high) {
    const size_t before = joined.size();
    for (const auto &[u, v] : seen[k]) {
      int a = root(u), b = root(v);
      if (a == b) continue;
      if (size[a] < size[b]) std::swap(a, b);
      parent[b] = a, size[a] += size[b], joined.push_back({a, b});
    }
    if (high - low == 1) {
      const auto &[u, v] = questions[low];
      total += root(u) == root(v);
    } else {
      walk(2 * k, low, (low + high) / 2), walk(2 * k + 1, (low + high) / 2, high);
    }
    for (; joined.size() > before; joined.pop_back()) {
      const auto &[a, b] = joined.back();
      size[a] -= size[b], parent[b] = b;
    }
  }
};

static int connectivity() {
  return bench([] {
    Random random(1);
    const int n = 8000, calls = 60000;
    std::vector<int> ends(2 * calls);
    for (int &end : ends) end = static_cast<int>(random.integer(0, n - 1));
    return [=] {
      Connectivity graph;
      graph.parent.resize(n), graph.size.assign(n, 1);
      for (int v = 0; v < n; v++) graph.parent[v] = v;
      const int asked = calls / 2;
      graph.seen.resize(4 * asked);
      // Call 2i adds an edge, which is there until 10,000 edges later, and call 2i + 1 asks.
      for (int i = 0; i < asked; i++) graph.questions.push_back({ends[4 * i + 2], ends[4 * i + 3]});
      for (int i = 0; i < asked; i++)
        graph.put(i, std::min(asked, i + 10000), {ends[4 * i], ends[4 * i + 1]}, 1, 0, asked);
      graph.walk(1, 0, asked);
      return graph.total;
    };
  });
}

int main(int argc, char **argv) {
  if (is(argc, argv, "add-max"))
    return trees<AddMax>([](AddMax &t, int l, int r, int x) { t.add(l, r, x); },
                         [](AddMax &t, int l, int r) { return t.max(l, r); });
  if (is(argc, argv, "assign-min"))
    return trees<AssignMin>([](AssignMin &t, int l, int r, int x) { t.assign(l, r, x); },
                            [](AssignMin &t, int l, int r) { return t.min(l, r); });
  if (is(argc, argv, "windows")) return windows();
  if (is(argc, argv, "wide-sums")) return wideSums();
  if (is(argc, argv, "connectivity")) return connectivity();
  return 2;
}
