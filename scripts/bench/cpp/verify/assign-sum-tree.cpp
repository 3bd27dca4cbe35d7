// CSES 1735: a lazy segment tree, recursive, scanf and printf.
#include <cstdio>
#include <vector>

static std::vector<long long> sums, adds, sets; // sets: 0 for none, as all values are positive
static std::vector<int> values;

static void act(int k, int width, long long set, long long add) {
  if (set != 0) {
    sums[k] = set * width;
    sets[k] = set;
    adds[k] = 0;
  }
  sums[k] += add * width;
  adds[k] += add;
}

static void build(int k, int first, int end) {
  if (end - first == 1) {
    sums[k] = values[first];
    return;
  }
  int middle = (first + end) / 2;
  build(2 * k, first, middle);
  build(2 * k + 1, middle, end);
  sums[k] = sums[2 * k] + sums[2 * k + 1];
}

static void push(int k, int first, int middle, int end) {
  if (sets[k] == 0 && adds[k] == 0) return;
  act(2 * k, middle - first, sets[k], adds[k]);
  act(2 * k + 1, end - middle, sets[k], adds[k]);
  sets[k] = adds[k] = 0;
}

static void update(int k, int first, int end, int l, int r, long long set, long long add) {
  if (r <= first || end <= l) return;
  if (l <= first && end <= r) return act(k, end - first, set, add);
  int middle = (first + end) / 2;
  push(k, first, middle, end);
  update(2 * k, first, middle, l, r, set, add);
  update(2 * k + 1, middle, end, l, r, set, add);
  sums[k] = sums[2 * k] + sums[2 * k + 1];
}

static long long sum(int k, int first, int end, int l, int r) {
  if (r <= first || end <= l) return 0;
  if (l <= first && end <= r) return sums[k];
  int middle = (first + end) / 2;
  push(k, first, middle, end);
  return sum(2 * k, first, middle, l, r) + sum(2 * k + 1, middle, end, l, r);
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  values.resize(n);
  for (int &value : values) {
    if (scanf("%d", &value) != 1) return 1;
  }
  sums.assign(4 * n, 0);
  adds.assign(4 * n, 0);
  sets.assign(4 * n, 0);
  build(1, 0, n);
  while (q-- > 0) {
    int type, a, b;
    long long x;
    if (scanf("%d %d %d", &type, &a, &b) != 3) return 1;
    if (type < 3 && scanf("%lld", &x) != 1) return 1;
    if (type == 1) update(1, 0, n, a - 1, b, 0, x);
    else if (type == 2) update(1, 0, n, a - 1, b, x, 0);
    else printf("%lld\n", sum(1, 0, n, a - 1, b));
  }
}
