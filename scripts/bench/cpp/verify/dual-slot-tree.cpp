// Library Checker range_affine_point_get: a dual segment tree from the bottom up, scanf and printf.
#include <cstdio>
#include <vector>

static const unsigned P = 998244353;
struct Map {
  unsigned b, c;
};

static unsigned times(unsigned a, unsigned b) { return (unsigned)((unsigned long long)a * b % P); }
static unsigned plus(unsigned a, unsigned b) { return a + b >= P ? a + b - P : a + b; }

int main() {
  int n, q, leaves = 1, levels = 0;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (leaves < n) leaves *= 2, levels++;
  std::vector<unsigned> values(n);
  for (unsigned &value : values) {
    if (scanf("%u", &value) != 1) return 1;
  }
  std::vector<Map> maps(2 * leaves, {1, 0});
  auto act = [&](int k, Map f) {
    maps[k] = {times(f.b, maps[k].b), plus(times(f.b, maps[k].c), f.c)};
  };
  auto push = [&](int k) {
    act(2 * k, maps[k]);
    act(2 * k + 1, maps[k]);
    maps[k] = {1, 0};
  };
  while (q-- > 0) {
    int type, l;
    if (scanf("%d %d", &type, &l) != 2) return 1;
    if (type == 0) {
      int r;
      Map f;
      if (scanf("%d %u %u", &r, &f.b, &f.c) != 3) return 1;
      l += leaves, r += leaves;
      for (int i = levels; i >= 1; i--) {
        if (((l >> i) << i) != l) push(l >> i);
        if (((r >> i) << i) != r) push((r - 1) >> i);
      }
      for (; l < r; l >>= 1, r >>= 1) {
        if (l & 1) act(l++, f);
        if (r & 1) act(--r, f);
      }
    } else {
      unsigned x = values[l];
      for (int k = leaves + l; k > 0; k >>= 1) x = plus(times(maps[k].b, x), maps[k].c);
      printf("%u\n", x);
    }
  }
}
