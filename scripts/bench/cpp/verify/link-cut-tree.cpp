// Library Checker dynamic_tree_vertex_add_path_sum: link-cut tree over splay trees, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

struct Node {
  int child[2] = {0, 0}, parent = 0;
  bool reversed = false;
  long long value = 0, sum = 0;
};
static std::vector<Node> t; // 0 is no node

static bool is_root(int v) {
  const int p = t[v].parent;
  return t[p].child[0] != v && t[p].child[1] != v;
}

static void push(int v) {
  if (!t[v].reversed) return;
  t[v].reversed = false;
  std::swap(t[v].child[0], t[v].child[1]);
  for (const int c : t[v].child) t[c].reversed ^= c != 0;
}

static void pull(int v) { t[v].sum = t[t[v].child[0]].sum + t[v].value + t[t[v].child[1]].sum; }

static void rotate(int v) {
  const int p = t[v].parent, g = t[p].parent, side = t[p].child[1] == v;
  if (!is_root(p)) t[g].child[t[g].child[1] == p] = v;
  const int c = t[v].child[!side];
  t[p].child[side] = c;
  if (c) t[c].parent = p;
  t[v].child[!side] = p;
  t[p].parent = v;
  t[v].parent = g;
  pull(p);
  pull(v);
}

static void splay(int v) {
  static std::vector<int> above;
  above = {v};
  for (int u = v; !is_root(u);) above.push_back(u = t[u].parent);
  for (; !above.empty(); above.pop_back()) push(above.back());
  while (!is_root(v)) {
    const int p = t[v].parent, g = t[p].parent;
    if (!is_root(p)) rotate((t[g].child[1] == p) == (t[p].child[1] == v) ? p : v);
    rotate(v);
  }
}

static void access(int v) {
  for (int u = v, last = 0; u; last = u, u = t[u].parent) {
    splay(u);
    t[u].child[1] = last;
    pull(u);
  }
  splay(v);
}

static void make_root(int v) {
  access(v);
  t[v].reversed ^= true;
}

static void link(int u, int v) {
  make_root(u);
  t[u].parent = v;
}

static void cut(int u, int v) {
  make_root(u);
  access(v);
  push(v);
  t[t[v].child[0]].parent = 0;
  t[v].child[0] = 0;
  pull(v);
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  t.resize(n + 1);
  for (int v = 1; v <= n; v++) {
    if (scanf("%lld", &t[v].value) != 1) return 1;
    t[v].sum = t[v].value;
  }
  for (int e = 1; e < n; e++) {
    int u, v;
    if (scanf("%d %d", &u, &v) != 2) return 1;
    link(u + 1, v + 1);
  }
  while (q-- > 0) {
    int type, u, v, w, x;
    if (scanf("%d %d %d", &type, &u, &v) != 3) return 1;
    if (type == 0) {
      if (scanf("%d %d", &w, &x) != 2) return 1;
      cut(u + 1, v + 1);
      link(w + 1, x + 1);
    } else if (type == 1) {
      access(u + 1);
      t[u + 1].value += v;
      pull(u + 1);
    } else {
      make_root(u + 1);
      access(v + 1);
      printf("%lld\n", t[v + 1].sum);
    }
  }
}
