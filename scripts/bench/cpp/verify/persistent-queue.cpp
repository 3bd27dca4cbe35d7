// Library Checker persistent_queue: a tree of values with jumps of powers of two, scanf and printf.
#include <array>
#include <cstdio>
#include <vector>

struct Node {
  std::array<int, 19> up; // by 2^k values towards the front
  int value;
};

struct Version {
  int last, length;
};

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  std::vector<Node> nodes(1);
  std::vector<Version> versions{{0, 0}};
  nodes.reserve(q + 1);
  while (q-- > 0) {
    int type, t, x;
    if (scanf("%d %d", &type, &t) != 2) return 1;
    const Version from = versions[t + 1];
    if (type == 0) {
      if (scanf("%d", &x) != 1) return 1;
      Node node;
      node.value = x;
      node.up[0] = from.last;
      for (size_t k = 1; k < 19; k++) node.up[k] = nodes[node.up[k - 1]].up[k - 1];
      versions.push_back({static_cast<int>(nodes.size()), from.length + 1});
      nodes.push_back(node);
      continue;
    }
    int front = from.last;
    for (int left = from.length - 1, k = 0; left > 0; left >>= 1, k++) {
      if (left & 1) front = nodes[front].up[k];
    }
    printf("%d\n", nodes[front].value);
    versions.push_back({from.last, from.length - 1});
  }
}
