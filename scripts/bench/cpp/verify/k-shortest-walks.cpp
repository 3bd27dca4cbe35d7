// Library Checker k_shortest_walk: Eppstein's algorithm on persistent leftist heaps, scanf and printf.
#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

using Long = long long;
struct Arc {
  int from, to, weight;
};
struct Node {
  int left, right, rank, head;
  Long key;
};
static std::vector<Node> nodes = {{0, 0, 0, 0, 0}}; // 0 is the empty heap

static int meld(int a, int b) {
  if (a == 0 || b == 0) return a + b;
  if (nodes[a].key > nodes[b].key) std::swap(a, b);
  const int right = meld(nodes[a].right, b);
  Node node = nodes[a];
  node.right = right;
  if (nodes[node.left].rank < nodes[node.right].rank) std::swap(node.left, node.right);
  node.rank = nodes[node.right].rank + 1;
  nodes.push_back(node);
  return (int)nodes.size() - 1;
}

template <class T> using MinQueue = std::priority_queue<T, std::vector<T>, std::greater<T>>;

int main() {
  int n, m, s, t, k;
  if (scanf("%d %d %d %d %d", &n, &m, &s, &t, &k) != 5) return 1;
  std::vector<Arc> arcs(m);
  std::vector<std::vector<int>> out(n), in(n);
  for (int e = 0; e < m; e++) {
    auto &[from, to, weight] = arcs[e];
    if (scanf("%d %d %d", &from, &to, &weight) != 3) return 1;
    out[from].push_back(e);
    in[to].push_back(e);
  }
  const Long far = 1LL << 60;
  std::vector<Long> distance(n, far); // to t
  std::vector<int> tree(n, -1), order;
  MinQueue<std::pair<Long, int>> queue;
  queue.push({distance[t] = 0, t});
  while (!queue.empty()) {
    const auto [here, v] = queue.top();
    queue.pop();
    if (here != distance[v]) continue;
    order.push_back(v);
    for (const int e : in[v]) {
      const int u = arcs[e].from;
      if (here + arcs[e].weight >= distance[u]) continue;
      tree[u] = e;
      queue.push({distance[u] = here + arcs[e].weight, u});
    }
  }
  std::vector<int> heap(n); // the arcs that leave the tree's path from v
  std::vector<char> seen(n);
  for (const int v : order) {
    if (seen[v]) continue;
    seen[v] = 1;
    if (tree[v] >= 0) heap[v] = heap[arcs[tree[v]].to];
    for (const int e : out[v]) {
      const auto &[from, to, weight] = arcs[e];
      if (e == tree[v] || distance[to] == far) continue;
      nodes.push_back({0, 0, 1, to, weight + distance[to] - distance[v]});
      heap[v] = meld(heap[v], (int)nodes.size() - 1);
    }
  }
  if (distance[s] < far) {
    printf("%lld\n", distance[s]);
    k--;
    MinQueue<std::pair<Long, int>> walks;
    if (heap[s]) walks.push({distance[s] + nodes[heap[s]].key, heap[s]});
    for (; k > 0 && !walks.empty(); k--) {
      const auto [length, at] = walks.top();
      walks.pop();
      printf("%lld\n", length);
      const Node &node = nodes[at];
      for (const int next : {node.left, node.right}) {
        if (next) walks.push({length - node.key + nodes[next].key, next});
      }
      const int below = heap[node.head];
      if (below) walks.push({length + nodes[below].key, below});
    }
  }
  while (k-- > 0) puts("-1");
}
