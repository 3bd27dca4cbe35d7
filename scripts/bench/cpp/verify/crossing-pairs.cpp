// BOJ 2162: all pairs of segments and disjoint sets, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

struct Segment {
  int ax, ay, bx, by;
};

static int turn(int ax, int ay, int bx, int by, int cx, int cy) {
  int d = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  return d > 0 ? 1 : d < 0 ? -1 : 0;
}

static bool meet(const Segment &s, const Segment &t) {
  if (std::max(s.ax, s.bx) < std::min(t.ax, t.bx) || std::max(t.ax, t.bx) < std::min(s.ax, s.bx) ||
      std::max(s.ay, s.by) < std::min(t.ay, t.by) || std::max(t.ay, t.by) < std::min(s.ay, s.by))
    return false;
  return turn(s.ax, s.ay, s.bx, s.by, t.ax, t.ay) * turn(s.ax, s.ay, s.bx, s.by, t.bx, t.by) <= 0 &&
         turn(t.ax, t.ay, t.bx, t.by, s.ax, s.ay) * turn(t.ax, t.ay, t.bx, t.by, s.bx, s.by) <= 0;
}

static std::vector<int> parent;

static int root(int v) { return parent[v] == v ? v : parent[v] = root(parent[v]); }

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Segment> s(n);
  for (auto &t : s)
    if (scanf("%d %d %d %d", &t.ax, &t.ay, &t.bx, &t.by) != 4) return 1;
  parent.resize(n);
  std::iota(parent.begin(), parent.end(), 0);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      if (meet(s[i], s[j])) parent[root(i)] = root(j);
  std::vector<int> size(n);
  for (int i = 0; i < n; i++) size[root(i)]++;
  int groups = 0;
  for (int i = 0; i < n; i++) groups += parent[i] == i;
  printf("%d\n%d\n", groups, *std::max_element(size.begin(), size.end()));
}
