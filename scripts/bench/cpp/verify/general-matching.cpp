// Library Checker general_matching: Edmonds' blossoms, a breadth-first search from each vertex, scanf and printf.
#include <cstdio>
#include <vector>

static int n, m;
static std::vector<std::vector<int>> arcs;
static std::vector<int> mate, before, base;
static std::vector<char> is_even, in_blossom;

static int common_base(int a, int b) {
  std::vector<char> seen(n);
  for (;;) {
    a = base[a];
    seen[a] = true;
    if (mate[a] < 0) break;
    a = before[mate[a]];
  }
  for (;;) {
    b = base[b];
    if (seen[b]) return b;
    b = before[mate[b]];
  }
}

static void mark(int v, int top, int child) {
  for (; base[v] != top; v = before[mate[v]]) {
    in_blossom[base[v]] = in_blossom[base[mate[v]]] = true;
    before[v] = child;
    child = mate[v];
  }
}

/** The free end of an augmenting path from `root`, or -1. */
static int free_end(int root) {
  is_even.assign(n, false);
  before.assign(n, -1);
  for (int v = 0; v < n; v++) base[v] = v;
  std::vector<int> queue{root};
  is_even[root] = true;
  for (size_t at = 0; at < queue.size(); at++) {
    const int v = queue[at];
    for (const int w : arcs[v]) {
      if (base[v] == base[w] || mate[v] == w) continue;
      if (w == root || (mate[w] >= 0 && before[mate[w]] >= 0)) {
        const int top = common_base(v, w);
        in_blossom.assign(n, false);
        mark(v, top, w);
        mark(w, top, v);
        for (int u = 0; u < n; u++) {
          if (!in_blossom[base[u]]) continue;
          base[u] = top;
          if (!is_even[u]) is_even[u] = true, queue.push_back(u);
        }
      } else if (before[w] < 0) {
        before[w] = v;
        if (mate[w] < 0) return w;
        is_even[mate[w]] = true;
        queue.push_back(mate[w]);
      }
    }
  }
  return -1;
}

int main() {
  if (scanf("%d %d", &n, &m) != 2) return 1;
  arcs.resize(n);
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    arcs[a].push_back(b);
    arcs[b].push_back(a);
  }
  mate.assign(n, -1);
  base.resize(n);
  int size = 0;
  for (int root = 0; root < n; root++) {
    if (mate[root] >= 0) continue;
    int v = free_end(root);
    if (v >= 0) size++;
    while (v >= 0) {
      const int even = before[v], next = mate[even];
      mate[v] = even;
      mate[even] = v;
      v = next;
    }
  }
  printf("%d\n", size);
  for (int v = 0; v < n; v++) if (mate[v] > v) printf("%d %d\n", v, mate[v]);
}
