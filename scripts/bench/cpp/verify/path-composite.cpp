// Library Checker vertex_set_path_composite: heavy-light decomposition over a segment tree, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static const long long P = 998244353;

/** Functions of a range composed both ways; the first one of the range applied first in `down`. */
struct Node {
  long long slope = 1, down = 0, up = 0;
};

static Node join(const Node &l, const Node &r) {
  return {l.slope * r.slope % P, (r.slope * l.down + r.down) % P, (l.slope * r.up + l.up) % P};
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<std::pair<long long, long long>> function(n);
  for (auto &[a, b] : function) {
    if (scanf("%lld %lld", &a, &b) != 2) return 1;
  }
  std::vector<std::vector<int>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back(b);
    near[b].push_back(a);
  }
  std::vector<int> up(n, -1), depth(n), size(n, 1), heavy(n, -1), top(n), place(n), order = {0};
  for (int i = 0; i < n; i++) {
    const int v = order[i];
    for (const int w : near[v]) if (w != up[v]) up[w] = v, depth[w] = depth[v] + 1, order.push_back(w);
  }
  for (int i = n - 1; i > 0; i--) {
    const int v = order[i], p = up[v];
    size[p] += size[v];
    if (heavy[p] < 0 || size[v] > size[heavy[p]]) heavy[p] = v;
  }
  int put = 0;
  for (const int v : order) {
    if (v != 0 && heavy[up[v]] == v) continue;
    for (int w = v; w >= 0; w = heavy[w]) top[w] = v, place[w] = put++;
  }
  int leaves = 1;
  while (leaves < n) leaves *= 2;
  std::vector<Node> nodes(2 * leaves);
  for (int v = 0; v < n; v++) nodes[leaves + place[v]] = {function[v].first, function[v].second, function[v].second};
  for (int k = leaves - 1; k > 0; k--) nodes[k] = join(nodes[2 * k], nodes[2 * k + 1]);
  const auto range = [&](int l, int r) {
    Node left, right;
    for (l += leaves, r += leaves + 1; l < r; l /= 2, r /= 2) {
      if (l & 1) left = join(left, nodes[l++]);
      if (r & 1) right = join(nodes[--r], right);
    }
    return join(left, right);
  };
  while (q-- > 0) {
    int type, u, v, x;
    if (scanf("%d %d %d %d", &type, &u, &v, &x) != 4) return 1;
    if (type == 0) {
      int k = leaves + place[u];
      nodes[k] = {v, x, x};
      while (k /= 2) nodes[k] = join(nodes[2 * k], nodes[2 * k + 1]);
      continue;
    }
    Node from, to; // the parts of the path at u's and at v's end, both from the top down
    while (top[u] != top[v]) {
      if (depth[top[u]] >= depth[top[v]]) {
        from = join(range(place[top[u]], place[u]), from);
        u = up[top[u]];
      } else {
        to = join(range(place[top[v]], place[v]), to);
        v = up[top[v]];
      }
    }
    if (place[u] >= place[v]) from = join(range(place[v], place[u]), from);
    else to = join(range(place[u], place[v]), to);
    const long long middle = (from.slope * x + from.up) % P;
    printf("%lld\n", (to.slope * middle + to.down) % P);
  }
}
