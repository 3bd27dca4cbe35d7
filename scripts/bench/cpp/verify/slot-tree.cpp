// Library Checker point_set_range_composite: a segment tree from the bottom up, scanf and printf.
#include <cstdio>
#include <vector>

static const unsigned P = 998244353;
struct Map {
  unsigned a, b;
  unsigned at(unsigned x) const { return ((unsigned long long)a * x + b) % P; }
};

/** First `f`, then `g`. */
static Map then(Map f, Map g) {
  return {(unsigned)((unsigned long long)g.a * f.a % P), g.at(f.b)};
}

int main() {
  int n, q, leaves = 1;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (leaves < n) leaves *= 2;
  std::vector<Map> tree(2 * leaves, {1, 0});
  for (int i = 0; i < n; i++) {
    if (scanf("%u %u", &tree[leaves + i].a, &tree[leaves + i].b) != 2) return 1;
  }
  for (int k = leaves - 1; k > 0; k--) tree[k] = then(tree[2 * k], tree[2 * k + 1]);
  while (q-- > 0) {
    int type, i;
    if (scanf("%d %d", &type, &i) != 2) return 1;
    if (type == 0) {
      int k = leaves + i;
      if (scanf("%u %u", &tree[k].a, &tree[k].b) != 2) return 1;
      while (k >>= 1) tree[k] = then(tree[2 * k], tree[2 * k + 1]);
    } else {
      int r;
      unsigned x;
      if (scanf("%d %u", &r, &x) != 2) return 1;
      Map left{1, 0}, right{1, 0};
      for (int a = leaves + i, b = leaves + r; a < b; a >>= 1, b >>= 1) {
        if (a & 1) left = then(left, tree[a++]);
        if (b & 1) right = then(tree[--b], right);
      }
      printf("%u\n", right.at(left.at(x)));
    }
  }
}
