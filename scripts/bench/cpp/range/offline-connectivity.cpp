// The work of offline-connectivity.bench.ts, offline as most write it: a segment tree over time, a union-find with undo.
#include "../bench.hpp"
#include <numeric>
#include <utility>

static const int SIZE = 50000, STEPS = 100000, WINDOW = 50000;

struct Offline {
  std::vector<int> parent = std::vector<int>(SIZE), size = std::vector<int>(SIZE, 1), undo;
  std::vector<std::vector<std::pair<int, int>>> edges = std::vector<std::vector<std::pair<int, int>>>(4 * STEPS);
  std::vector<std::pair<int, int>> asked;
  long long total = 0;
  Offline() { std::iota(parent.begin(), parent.end(), 0); }
  int find(int v) const {
    while (parent[v] != v) v = parent[v];
    return v;
  }
  void insert(int from, int to, std::pair<int, int> edge, int k = 1, int low = 0, int high = STEPS) {
    if (to <= low || high <= from) return;
    if (from <= low && high <= to) return edges[k].push_back(edge);
    insert(from, to, edge, 2 * k, low, (low + high) / 2), insert(from, to, edge, 2 * k + 1, (low + high) / 2, high);
  }
  void walk(int k = 1, int low = 0, int high = STEPS) {
    const size_t before = undo.size();
    for (const auto &[u, v] : edges[k]) {
      int a = find(u), b = find(v);
      if (a == b) continue;
      if (size[a] < size[b]) std::swap(a, b);
      parent[b] = a, size[a] += size[b];
      undo.push_back(b);
    }
    if (high - low == 1) {
      total += find(asked[low].first) == find(asked[low].second);
    } else {
      walk(2 * k, low, (low + high) / 2), walk(2 * k + 1, (low + high) / 2, high);
    }
    while (undo.size() > before) {
      const int b = undo.back();
      undo.pop_back();
      size[parent[b]] -= size[b], parent[b] = b;
    }
  }
};

int main() {
  return bench([=] {
    Random random(1);
    std::vector<int> ends(4 * STEPS);
    for (int &v : ends) v = static_cast<int>(random.integer(0, SIZE - 1));
    return [=] {
      Offline graph;
      for (int step = 0; step < STEPS; step++) {
        graph.insert(step, std::min(step + WINDOW, STEPS), {ends[4 * step], ends[4 * step + 1]});
        graph.asked.push_back({ends[4 * step + 2], ends[4 * step + 3]});
      }
      graph.walk();
      return graph.total;
    };
  });
}
