// Library Checker unionfind: scanf and printf, halved paths, the larger set on top.
#include <cstdio>
#include <utility>
#include <vector>

static std::vector<int> parent; // of a root: minus the size of its set

static int root(int v) {
  while (parent[v] >= 0) {
    if (parent[parent[v]] >= 0) parent[v] = parent[parent[v]];
    v = parent[v];
  }
  return v;
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  parent.assign(n, -1);
  while (q-- > 0) {
    int type, u, v;
    if (scanf("%d %d %d", &type, &u, &v) != 3) return 1;
    u = root(u), v = root(v);
    if (type == 1) {
      puts(u == v ? "1" : "0");
    } else if (u != v) {
      if (parent[u] > parent[v]) std::swap(u, v);
      parent[u] += parent[v];
      parent[v] = u;
    }
  }
}
