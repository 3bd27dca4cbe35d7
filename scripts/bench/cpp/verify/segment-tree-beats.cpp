// Library Checker range_chmin_chmax_add_range_sum: segment tree beats, recursive, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

static const long long INF = 4e18;
struct Node {
  long long sum, max, second, min, secondMin, add; // the largest and the second largest, and so on
  int width, maxCount, minCount;
};

static std::vector<Node> nodes;
static std::vector<long long> values;

static void pull(int k) {
  Node &node = nodes[k];
  const Node &a = nodes[2 * k], &b = nodes[2 * k + 1];
  node.sum = a.sum + b.sum;
  node.max = std::max(a.max, b.max);
  node.second = std::max(a.max == node.max ? a.second : a.max, b.max == node.max ? b.second : b.max);
  node.maxCount = (a.max == node.max ? a.maxCount : 0) + (b.max == node.max ? b.maxCount : 0);
  node.min = std::min(a.min, b.min);
  node.secondMin = std::min(a.min == node.min ? a.secondMin : a.min, b.min == node.min ? b.secondMin : b.min);
  node.minCount = (a.min == node.min ? a.minCount : 0) + (b.min == node.min ? b.minCount : 0);
}

static void addTo(Node &node, long long x) {
  node.sum += x * node.width;
  node.max += x, node.min += x, node.add += x;
  if (node.second != -INF) node.second += x;
  if (node.secondMin != INF) node.secondMin += x;
}

static void lower(Node &node, long long x) { // second < x < max
  node.sum += (x - node.max) * node.maxCount;
  if (node.min == node.max) node.min = x;
  else if (node.secondMin == node.max) node.secondMin = x;
  node.max = x;
}

static void raise(Node &node, long long x) { // min < x < secondMin
  node.sum += (x - node.min) * node.minCount;
  if (node.max == node.min) node.max = x;
  else if (node.second == node.min) node.second = x;
  node.min = x;
}

static void push(int k) {
  Node &node = nodes[k];
  for (int child = 2 * k; child <= 2 * k + 1; child++) {
    if (node.add != 0) addTo(nodes[child], node.add);
    if (nodes[child].max > node.max) lower(nodes[child], node.max);
    if (nodes[child].min < node.min) raise(nodes[child], node.min);
  }
  node.add = 0;
}

static void build(int k, int first, int end) {
  nodes[k].width = end - first;
  if (end - first == 1) {
    long long x = values[first];
    nodes[k] = {x, x, -INF, x, INF, 0, 1, 1, 1};
    return;
  }
  build(2 * k, first, (first + end) / 2);
  build(2 * k + 1, (first + end) / 2, end);
  pull(k);
}

static void update(int k, int first, int end, int l, int r, int type, long long x) {
  Node &node = nodes[k];
  if (r <= first || end <= l) return;
  if (type == 0 && node.max <= x) return;
  if (type == 1 && node.min >= x) return;
  if (l <= first && end <= r) {
    if (type == 0 && node.second < x) return lower(node, x);
    if (type == 1 && node.secondMin > x) return raise(node, x);
    if (type == 2) return addTo(node, x);
  }
  push(k);
  update(2 * k, first, (first + end) / 2, l, r, type, x);
  update(2 * k + 1, (first + end) / 2, end, l, r, type, x);
  pull(k);
}

static long long sum(int k, int first, int end, int l, int r) {
  if (r <= first || end <= l) return 0;
  if (l <= first && end <= r) return nodes[k].sum;
  push(k);
  return sum(2 * k, first, (first + end) / 2, l, r) + sum(2 * k + 1, (first + end) / 2, end, l, r);
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  values.resize(n);
  for (long long &value : values) {
    if (scanf("%lld", &value) != 1) return 1;
  }
  nodes.assign(4 * n, Node{});
  build(1, 0, n);
  while (q-- > 0) {
    int type, l, r;
    long long x;
    if (scanf("%d %d %d", &type, &l, &r) != 3) return 1;
    if (type < 3 && scanf("%lld", &x) != 1) return 1;
    if (type == 3) printf("%lld\n", sum(1, 0, n, l, r));
    else update(1, 0, n, l, r, type, x);
  }
}
