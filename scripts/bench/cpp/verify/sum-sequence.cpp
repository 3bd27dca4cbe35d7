// Library Checker range_reverse_range_sum: a treap by places, reversals pushed down, scanf and printf.
#include <cstdio>
#include <random>
#include <utility>
#include <vector>

struct Node {
  int left, right, size;
  unsigned priority;
  bool is_turned;
  long long value, sum;
};

static std::vector<Node> nodes(1); // 0: none

static int pull(int v) {
  Node &node = nodes[v];
  const Node &a = nodes[node.left], &b = nodes[node.right];
  node.size = a.size + b.size + 1;
  node.sum = a.sum + b.sum + node.value;
  return v;
}

static void push(int v) {
  Node &node = nodes[v];
  if (!node.is_turned) return;
  std::swap(node.left, node.right);
  nodes[node.left].is_turned ^= true;
  nodes[node.right].is_turned ^= true;
  node.is_turned = false;
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
  for (int at = 1; at <= n; at++) {
    long long x;
    if (scanf("%lld", &x) != 1) return 1;
    nodes.push_back({0, 0, 1, static_cast<unsigned>(random()), false, x, x});
    root = merge(root, at);
  }
  while (q-- > 0) {
    int type, l, r;
    if (scanf("%d %d %d", &type, &l, &r) != 3) return 1;
    const auto [rest, c] = split(root, r);
    const auto [a, b] = split(rest, l);
    if (type == 0) nodes[b].is_turned ^= true;
    else printf("%lld\n", nodes[b].sum);
    root = merge(merge(a, b), c);
    nodes[0] = Node{};
  }
}
