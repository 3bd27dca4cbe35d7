#include "../bench.hpp"
#include <algorithm>
#include <deque>

// The diameter of a cactus as most write it: one recursive search, a deque for each cycle.
static const int CYCLES = 20000, SIZE = 10;

struct Cactus {
  std::vector<std::vector<int>> next;
  std::vector<int> time, low, parent, depth;
  int now = 0, best = 0;

  explicit Cactus(int n) : next(n), time(n), low(n), parent(n, -1), depth(n) {}
  void join(int a, int b) { next[a].push_back(b), next[b].push_back(a); }
  /** The cycle from its top down to its last vertex. */
  void close(int top, int last) {
    std::vector<int> cycle;
    for (int v = last; v != top; v = parent[v]) cycle.push_back(v);
    cycle.push_back(top);
    std::reverse(cycle.begin(), cycle.end());
    const int size = static_cast<int>(cycle.size());
    std::deque<int> queue;
    for (int j = 0; j < 2 * size; j++) {
      const int here = depth[cycle[j % size]];
      while (!queue.empty() && j - queue.front() > size / 2) queue.pop_front();
      if (!queue.empty()) best = std::max(best, depth[cycle[queue.front() % size]] - queue.front() + j + here);
      while (!queue.empty() && depth[cycle[queue.back() % size]] - queue.back() <= here - j) queue.pop_back();
      queue.push_back(j);
    }
    for (int i = 1; i < size; i++) depth[top] = std::max(depth[top], depth[cycle[i]] + std::min(i, size - i));
  }
  void search(int v) {
    low[v] = time[v] = ++now;
    for (const int u : next[v]) {
      if (u == parent[v]) continue;
      if (time[u] == 0) {
        parent[u] = v;
        search(u);
        low[v] = std::min(low[v], low[u]);
        if (low[u] > time[v]) best = std::max(best, depth[v] + depth[u] + 1), depth[v] = std::max(depth[v], depth[u] + 1);
      } else {
        low[v] = std::min(low[v], time[u]);
      }
    }
    for (const int u : next[v]) if (parent[u] != v && time[u] > time[v]) close(v, u);
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> tops;
    for (int cycle = 0; cycle < CYCLES; cycle++) tops.push_back(random.integer(0, cycle * (SIZE - 1)));
    return [=] {
      int n = 1;
      Cactus graph(1 + CYCLES * (SIZE - 1));
      for (const int top : tops) {
        int v = top;
        for (int i = 1; i < SIZE; i++) graph.join(v, n), v = n++;
        graph.join(v, top);
      }
      graph.search(0);
      return graph.best;
    };
  });
}
