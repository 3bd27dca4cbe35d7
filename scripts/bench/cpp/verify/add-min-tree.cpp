// Library Checker range_add_range_min: a lazy segment tree from the bottom up, scanf and printf.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <vector>

static int leaves = 1, levels = 0;
static std::vector<long long> least, pending;

static void act(int k, long long x) {
  least[k] += x;
  if (k < leaves) pending[k] += x;
}

static void push(int k) {
  if (pending[k] == 0) return;
  act(2 * k, pending[k]);
  act(2 * k + 1, pending[k]);
  pending[k] = 0;
}

static void pull(int k) { least[k] = std::min(least[2 * k], least[2 * k + 1]); }

static void pushEnds(int l, int r) {
  for (int i = levels; i >= 1; i--) {
    if (((l >> i) << i) != l) push(l >> i);
    if (((r >> i) << i) != r) push((r - 1) >> i);
  }
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (leaves < n) leaves *= 2, levels++;
  least.assign(2 * leaves, LLONG_MAX / 2);
  pending.assign(leaves, 0);
  for (int i = 0; i < n; i++) {
    if (scanf("%lld", &least[leaves + i]) != 1) return 1;
  }
  for (int k = leaves - 1; k > 0; k--) pull(k);
  while (q-- > 0) {
    int type, l, r;
    if (scanf("%d %d %d", &type, &l, &r) != 3) return 1;
    l += leaves, r += leaves;
    pushEnds(l, r);
    if (type == 0) {
      long long x;
      if (scanf("%lld", &x) != 1) return 1;
      for (int a = l, b = r; a < b; a >>= 1, b >>= 1) {
        if (a & 1) act(a++, x);
        if (b & 1) act(--b, x);
      }
      for (int i = 1; i <= levels; i++) {
        if (((l >> i) << i) != l) pull(l >> i);
        if (((r >> i) << i) != r) pull((r - 1) >> i);
      }
    } else {
      long long answer = LLONG_MAX;
      for (; l < r; l >>= 1, r >>= 1) {
        if (l & 1) answer = std::min(answer, least[l++]);
        if (r & 1) answer = std::min(answer, least[--r]);
      }
      printf("%lld\n", answer);
    }
  }
}
