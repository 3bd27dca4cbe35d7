// Library Checker unionfind_with_potential: recursive path compression, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

static const int P = 998244353;
static std::vector<int> parent, above; // a[v] - a[parent[v]]; of a root the parent is minus its size

static int reduced(int x) { return x < 0 ? x + P : x >= P ? x - P : x; }

static int root(int v) {
  if (parent[v] < 0) return v;
  const int before = parent[v], top = root(before);
  if (top != before) {
    above[v] = reduced(above[v] + above[before]);
    parent[v] = top;
  }
  return top;
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  parent.assign(n, -1);
  above.assign(n, 0);
  while (q-- > 0) {
    int type, u, v, x = 0;
    if (scanf("%d %d %d", &type, &u, &v) != 3) return 1;
    if (type == 0 && scanf("%d", &x) != 1) return 1;
    int a = root(u), b = root(v);
    const int difference = reduced(above[u] - above[v]);
    if (type == 1) {
      printf("%d\n", a == b ? difference : -1);
    } else if (a == b) {
      puts(difference == x ? "1" : "0");
    } else {
      int rise = reduced(x - difference); // a[a] - a[b]
      if (parent[a] > parent[b]) std::swap(a, b), rise = reduced(-rise);
      // b goes below a.
      parent[a] += parent[b];
      parent[b] = a;
      above[b] = reduced(-rise);
      puts("1");
    }
  }
}
