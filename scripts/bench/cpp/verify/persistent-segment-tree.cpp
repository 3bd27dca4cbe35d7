// CSES 1737: a persistent segment tree with nodes in arrays, scanf and printf.
#include <cstdio>
#include <vector>

struct Node {
  long long sum;
  int left, right;
};

static std::vector<Node> nodes;
static std::vector<int> values;

static int add(int left, int right) {
  nodes.push_back({nodes[left].sum + nodes[right].sum, left, right});
  return nodes.size() - 1;
}

static int leaf(long long x) {
  nodes.push_back({x, 0, 0});
  return nodes.size() - 1;
}

static int build(int first, int end) {
  if (end - first == 1) return leaf(values[first]);
  int middle = (first + end) / 2;
  int left = build(first, middle);
  return add(left, build(middle, end));
}

static int set(int node, int first, int end, int i, int x) {
  if (end - first == 1) return leaf(x);
  int middle = (first + end) / 2, left = nodes[node].left, right = nodes[node].right;
  if (i < middle) left = set(left, first, middle, i, x);
  else right = set(right, middle, end, i, x);
  return add(left, right);
}

static long long sum(int node, int first, int end, int l, int r) {
  if (r <= first || end <= l) return 0;
  if (l <= first && end <= r) return nodes[node].sum;
  int middle = (first + end) / 2;
  return sum(nodes[node].left, first, middle, l, r) + sum(nodes[node].right, middle, end, l, r);
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  values.resize(n);
  for (int &value : values) {
    if (scanf("%d", &value) != 1) return 1;
  }
  nodes.reserve(2 * n + 20 * (size_t)q);
  std::vector<int> roots{build(0, n)};
  while (q-- > 0) {
    int type, k, a, b;
    if (scanf("%d %d", &type, &k) != 2) return 1;
    k--;
    if (type == 3) {
      roots.push_back(roots[k]);
      continue;
    }
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (type == 1) roots[k] = set(roots[k], 0, n, a - 1, b);
    else printf("%lld\n", sum(roots[k], 0, n, a - 1, b));
  }
}
