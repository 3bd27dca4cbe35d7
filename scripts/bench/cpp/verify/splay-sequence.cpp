// Library Checker dynamic_sequence_range_affine_range_sum: a treap by places, maps pushed down, scanf and printf.
#include <cstdio>
#include <random>
#include <utility>
#include <vector>

using Wide = long long;
static const Wide P = 998244353;

struct Node {
  int left, right, size;
  unsigned priority;
  bool is_turned;
  Wide value, sum, factor, term;
};

static std::vector<Node> nodes(1); // 0: none

static int pull(int v) {
  Node &node = nodes[v];
  const Node &a = nodes[node.left], &b = nodes[node.right];
  node.size = a.size + b.size + 1;
  node.sum = (a.sum + b.sum + node.value) % P;
  return v;
}

static void act(int v, Wide factor, Wide term) {
  if (v == 0) return;
  Node &node = nodes[v];
  node.value = (node.value * factor + term) % P;
  node.sum = (node.sum * factor + node.size * term) % P;
  node.factor = node.factor * factor % P;
  node.term = (node.term * factor + term) % P;
}

static void turn(int v) {
  if (v == 0) return;
  std::swap(nodes[v].left, nodes[v].right);
  nodes[v].is_turned ^= true;
}

static void push(int v) {
  Node &node = nodes[v];
  if (node.is_turned) turn(node.left), turn(node.right);
  if (node.factor != 1 || node.term != 0) {
    act(node.left, node.factor, node.term);
    act(node.right, node.factor, node.term);
  }
  node.is_turned = false;
  node.factor = 1;
  node.term = 0;
}

static int merge(int a, int b) {
  if (a == 0 || b == 0) return a + b;
  if (nodes[a].priority > nodes[b].priority) {
    push(a);
    nodes[a].right = merge(nodes[a].right, b);
    return pull(a);
  }
  push(b);
  nodes[b].left = merge(a, nodes[b].left);
  return pull(b);
}

/** The first `count` nodes, and the others. */
static std::pair<int, int> split(int v, int count) {
  if (v == 0) return {0, 0};
  push(v);
  const int before = nodes[nodes[v].left].size;
  if (count <= before) {
    const auto [a, b] = split(nodes[v].left, count);
    nodes[v].left = b;
    return {a, pull(v)};
  }
  const auto [a, b] = split(nodes[v].right, count - before - 1);
  nodes[v].right = a;
  return {pull(v), b};
}

int main() {
  int n, q, root = 0;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::mt19937 random(1);
  nodes.reserve(n + q + 1);
  auto add = [&](int x) {
    nodes.push_back({0, 0, 1, static_cast<unsigned>(random()), false, x, x, 1, 0});
    return static_cast<int>(nodes.size()) - 1;
  };
  while (n-- > 0) {
    int x;
    if (scanf("%d", &x) != 1) return 1;
    root = merge(root, add(x));
  }
  while (q-- > 0) {
    int type, l, r, b, c;
    if (scanf("%d %d", &type, &l) != 2) return 1;
    r = l + 1;
    if (type != 1 && scanf("%d", &r) != 1) return 1;
    if (type == 3 && scanf("%d %d", &b, &c) != 2) return 1;
    if (type == 0) {
      const auto [left, right] = split(root, l);
      root = merge(merge(left, add(r)), right);
      continue;
    }
    const auto [rest, right] = split(root, r);
    const auto [left, middle] = split(rest, l);
    if (type == 2) turn(middle);
    if (type == 3) act(middle, b, c);
    if (type == 4) printf("%lld\n", nodes[middle].sum);
    root = type == 1 ? merge(left, right) : merge(merge(left, middle), right);
  }
}
