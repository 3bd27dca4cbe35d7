// The work of path-mo.bench.ts, as most write it: how many different values paths of a tree have.
#include "../bench.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

static const int N = 40000, Q = 100000, VALUES = 20000;

struct Tree {
  std::vector<std::vector<int>> children = std::vector<std::vector<int>>(N);
  std::vector<int> in = std::vector<int>(N), out = in, depth = in, walk;
  std::vector<std::vector<int>> up = std::vector<std::vector<int>>(16, in);
  void visit(int v, int parent) {
    in[v] = static_cast<int>(walk.size()), walk.push_back(v), up[0][v] = parent;
    for (int k = 1; k < 16; k++) up[k][v] = up[k - 1][up[k - 1][v]];
    for (int w : children[v]) depth[w] = depth[v] + 1, visit(w, v);
    out[v] = static_cast<int>(walk.size()), walk.push_back(v);
  }
  int lca(int u, int v) const {
    if (depth[u] < depth[v]) std::swap(u, v);
    for (int k = 15; k >= 0; k--)
      if (depth[u] - (1 << k) >= depth[v]) u = up[k][u];
    if (u == v) return u;
    for (int k = 15; k >= 0; k--)
      if (up[k][u] != up[k][v]) u = up[k][u], v = up[k][v];
    return up[0][u];
  }
};

struct Query {
  int l, r, top;
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> parents(N), values(N), ends(2 * Q);
    for (int v = 1; v < N; v++) parents[v] = static_cast<int>(random.integer(std::max(0, v - 100), v - 1));
    for (int &value : values) value = static_cast<int>(random.integer(0, VALUES - 1));
    for (int &end : ends) end = static_cast<int>(random.integer(0, N - 1));
    return [=] {
      Tree tree;
      for (int v = 1; v < N; v++) tree.children[parents[v]].push_back(v);
      tree.visit(0, 0);
      std::vector<Query> queries(Q);
      for (int i = 0; i < Q; i++) {
        int u = ends[2 * i], v = ends[2 * i + 1];
        if (tree.in[u] > tree.in[v]) std::swap(u, v);
        const int top = tree.lca(u, v);
        queries[i] = {top == u ? tree.in[u] : tree.out[u], tree.in[v] + 1, top == u ? -1 : top};
      }
      const int width = static_cast<int>(2 * N / std::sqrt(Q));
      std::sort(queries.begin(), queries.end(), [&](const Query &a, const Query &b) {
        const int x = a.l / width, y = b.l / width;
        return x != y ? x < y : x & 1 ? a.r > b.r : a.r < b.r;
      });
      std::vector<int> counts(VALUES);
      std::vector<char> is_in(N);
      long long total = 0;
      int l = 0, r = 0, different = 0;
      const auto flip = [&](int v) {
        if (is_in[v] ^= 1) different += counts[values[v]]++ == 0;
        else different -= --counts[values[v]] == 0;
      };
      for (const Query &query : queries) {
        while (l > query.l) flip(tree.walk[--l]);
        while (r < query.r) flip(tree.walk[r++]);
        while (l < query.l) flip(tree.walk[l++]);
        while (r > query.r) flip(tree.walk[--r]);
        total += different + (query.top >= 0 && counts[values[query.top]] == 0);
      }
      return total;
    };
  });
}
