// Library Checker range_affine_range_sum: a lazy segment tree from the bottom up, scanf and printf.
#include <cstdio>
#include <vector>

static const unsigned P = 998244353;
struct Node {
  unsigned sum, width;
};
struct Map {
  unsigned b, c;
};

static int leaves = 1, levels = 0;
static std::vector<Node> nodes;
static std::vector<Map> pending;

static unsigned times(unsigned a, unsigned b) { return (unsigned)((unsigned long long)a * b % P); }
static unsigned plus(unsigned a, unsigned b) { return a + b >= P ? a + b - P : a + b; }

static void act(int k, Map f) {
  nodes[k].sum = plus(times(f.b, nodes[k].sum), times(f.c, nodes[k].width));
  if (k < leaves) pending[k] = {times(f.b, pending[k].b), plus(times(f.b, pending[k].c), f.c)};
}

static void push(int k) {
  act(2 * k, pending[k]);
  act(2 * k + 1, pending[k]);
  pending[k] = {1, 0};
}

static void pull(int k) {
  nodes[k] = {plus(nodes[2 * k].sum, nodes[2 * k + 1].sum), nodes[2 * k].width + nodes[2 * k + 1].width};
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (leaves < n) leaves *= 2, levels++;
  nodes.assign(2 * leaves, {0, 0});
  pending.assign(leaves, {1, 0});
  for (int i = 0; i < n; i++) {
    if (scanf("%u", &nodes[leaves + i].sum) != 1) return 1;
    nodes[leaves + i].width = 1;
  }
  for (int k = leaves - 1; k > 0; k--) pull(k);
  while (q-- > 0) {
    int type, l, r;
    if (scanf("%d %d %d", &type, &l, &r) != 3) return 1;
    l += leaves, r += leaves;
    for (int i = levels; i >= 1; i--) {
      if (((l >> i) << i) != l) push(l >> i);
      if (((r >> i) << i) != r) push((r - 1) >> i);
    }
    if (type == 0) {
      Map f;
      if (scanf("%u %u", &f.b, &f.c) != 2) return 1;
      for (int a = l, b = r; a < b; a >>= 1, b >>= 1) {
        if (a & 1) act(a++, f);
        if (b & 1) act(--b, f);
      }
      for (int i = 1; i <= levels; i++) {
        if (((l >> i) << i) != l) pull(l >> i);
        if (((r >> i) << i) != r) pull((r - 1) >> i);
      }
    } else {
      unsigned sum = 0;
      for (; l < r; l >>= 1, r >>= 1) {
        if (l & 1) sum = plus(sum, nodes[l++].sum);
        if (r & 1) sum = plus(sum, nodes[--r].sum);
      }
      printf("%u\n", sum);
    }
  }
}
