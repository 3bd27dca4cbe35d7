// The work of lib/tree/proof/path-composite.bench.ts: heavy-light decomposition over a segment tree of function pairs.
#include "../bench.hpp"
#include <algorithm>

static const int N = 200000, QUERIES = 200000, REACH = 50, LEAVES = 1 << 18;
static const uint32_t P = 998244353;

static uint32_t apply(uint32_t slope, uint32_t offset, uint32_t x) {
  return static_cast<uint32_t>((static_cast<uint64_t>(slope) * x + offset) % P);
}

struct Node {
  uint32_t slope = 1, down = 0, up = 0;
};

/** The functions of `left`, then those of `right`; upwards the other way round. */
static Node join(const Node &left, const Node &right) {
  return {apply(left.slope, 0, right.slope), apply(right.slope, right.down, left.down),
          apply(left.slope, left.up, right.up)};
}

struct Tree {
  std::vector<int> parent = std::vector<int>(N, -1), size = std::vector<int>(N, 1);
  std::vector<int> heavy = std::vector<int>(N, -1), top = std::vector<int>(N), place = std::vector<int>(N);
  std::vector<Node> nodes = std::vector<Node>(2 * LEAVES);

  Tree(const std::vector<int> &parents, const std::vector<uint32_t> &slopes, const std::vector<uint32_t> &offsets) {
    std::vector<std::vector<int>> near(N);
    for (int v = 1; v < N; v++) near[parents[v]].push_back(v), near[v].push_back(parents[v]);
    std::vector<int> order = {0};
    for (size_t at = 0; at < order.size(); at++) {
      const int v = order[at];
      for (const int w : near[v]) if (w != parent[v]) parent[w] = v, order.push_back(w);
    }
    for (int at = N - 1; at > 0; at--) {
      const int v = order[at], up = parent[v];
      size[up] += size[v];
      if (heavy[up] < 0 || size[v] > size[heavy[up]]) heavy[up] = v;
    }
    int put = 0;
    for (const int v : order) {
      if (v != 0 && heavy[parent[v]] == v) continue;
      for (int w = v; w >= 0; w = heavy[w]) top[w] = v, place[w] = put++;
    }
    for (int v = 0; v < N; v++) nodes[LEAVES + place[v]] = {slopes[v], offsets[v], offsets[v]};
    for (int k = LEAVES - 1; k > 0; k--) nodes[k] = join(nodes[2 * k], nodes[2 * k + 1]);
  }
  void set(int v, uint32_t slope, uint32_t offset) {
    int k = LEAVES + place[v];
    nodes[k] = {slope, offset, offset};
    while (k >>= 1) nodes[k] = join(nodes[2 * k], nodes[2 * k + 1]);
  }
  Node range(int l, int r) const {
    Node left, right;
    for (l += LEAVES, r += LEAVES; l < r; l >>= 1, r >>= 1) {
      if (l & 1) left = join(left, nodes[l++]);
      if (r & 1) right = join(nodes[--r], right);
    }
    return join(left, right);
  }
  uint32_t path(int u, int v, uint32_t x) const {
    Node below;
    while (top[u] != top[v]) {
      // Chains have their places in order of the depth where they start: the later one is left first.
      if (place[top[u]] > place[top[v]]) {
        const Node node = range(place[top[u]], place[u] + 1);
        x = apply(node.slope, node.up, x);
        u = parent[top[u]];
      } else {
        below = join(range(place[top[v]], place[v] + 1), below);
        v = parent[top[v]];
      }
    }
    const bool is_up = place[u] > place[v];
    const Node node = is_up ? range(place[v], place[u] + 1) : range(place[u], place[v] + 1);
    x = apply(node.slope, is_up ? node.up : node.down, x);
    return apply(below.slope, below.down, x);
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> parents(N), queries(3 * QUERIES);
    std::vector<uint32_t> slopes(N), offsets(N);
    for (int v = 1; v < N; v++) parents[v] = static_cast<int>(random.integer(std::max(0, v - REACH), v - 1));
    for (auto &slope : slopes) slope = static_cast<uint32_t>(random.integer(1, P - 1));
    for (auto &offset : offsets) offset = static_cast<uint32_t>(random.integer(0, P - 1));
    for (size_t at = 0; at < queries.size(); at++) {
      queries[at] = static_cast<int>(random.integer(0, at % 3 == 2 ? P - 1 : N - 1));
    }
    return [=] {
      Tree tree(parents, slopes, offsets);
      long long sum = 0;
      for (size_t at = 0; at < queries.size(); at += 3) {
        const uint32_t x = static_cast<uint32_t>(queries[at + 2]);
        if (at % 2 == 0) tree.set(queries[at], x, static_cast<uint32_t>(queries[at + 1]));
        else sum += tree.path(queries[at], queries[at + 1], x);
      }
      return sum;
    };
  });
}
