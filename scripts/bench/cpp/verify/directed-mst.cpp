// Library Checker directedmst: contraction of cycles with skew heaps that add lazily, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

struct Arc {
  int from, to, left = -1, right = -1;
  long long key, add = 0;
};
static std::vector<Arc> arcs; // also the nodes of the heaps
static std::vector<int> group; // disjoint sets of vertices and contracted cycles

static int find(int v) {
  while (group[v] != v) v = group[v] = group[group[v]];
  return v;
}

static void push(int h) {
  Arc &arc = arcs[h];
  arc.key += arc.add;
  if (arc.left >= 0) arcs[arc.left].add += arc.add;
  if (arc.right >= 0) arcs[arc.right].add += arc.add;
  arc.add = 0;
}

static int meld(int a, int b) {
  if (a < 0 || b < 0) return a < 0 ? b : a;
  if (arcs[a].key + arcs[a].add > arcs[b].key + arcs[b].add) std::swap(a, b);
  push(a);
  arcs[a].right = meld(arcs[a].right, b);
  std::swap(arcs[a].left, arcs[a].right);
  return a;
}

int main() {
  int n, m, root;
  if (scanf("%d %d %d", &n, &m, &root) != 3) return 1;
  arcs.resize(m);
  std::vector<int> heap(2 * n, -1), up(2 * n, -1), in(2 * n, -1), round(2 * n, -1);
  group.resize(2 * n);
  for (int v = 0; v < 2 * n; v++) group[v] = v;
  for (int e = 0; e < m; e++) {
    Arc &arc = arcs[e];
    if (scanf("%d %d %lld", &arc.from, &arc.to, &arc.key) != 3) return 1;
    heap[arc.to] = meld(heap[arc.to], e);
  }
  round[root] = n;
  long long total = 0;
  int count = n; // vertices and contracted cycles
  for (int start = 0; start < n; start++) {
    std::vector<int> path;
    for (int v = find(start); round[v] < 0;) {
      int e;
      do {
        e = heap[v];
        push(e);
        heap[v] = meld(arcs[e].left, arcs[e].right);
      } while (find(arcs[e].from) == v);
      in[v] = e;
      total += arcs[e].key;
      if (heap[v] >= 0) arcs[heap[v]].add -= arcs[e].key;
      round[v] = start;
      path.push_back(v);
      const int u = find(arcs[e].from);
      if (round[u] != start) {
        v = u;
        continue;
      }
      const int cycle = count++;
      for (int w = -1; w != u;) {
        w = path.back();
        path.pop_back();
        heap[cycle] = meld(heap[cycle], heap[w]);
        group[w] = up[w] = cycle;
      }
      v = cycle;
    }
  }
  // The arc into a cycle replaces the arcs into all that contain its head, from the cycle down.
  std::vector<char> opened(count);
  for (int c = count - 1; c >= 0; c--) {
    if (opened[c] || in[c] < 0) continue;
    for (int v = arcs[in[c]].to; v != c; v = up[v]) in[v] = in[c], opened[v] = 1;
  }
  printf("%lld\n", total);
  for (int v = 0; v < n; v++) printf("%d ", v == root ? root : arcs[in[v]].from);
  puts("");
}
