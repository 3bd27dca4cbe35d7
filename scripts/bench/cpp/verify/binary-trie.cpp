// Library Checker set_xor_min: a trie of bits with counts, scanf and printf.
#include <cstdio>
#include <vector>

struct Node {
  int child[2], count;
};

static std::vector<Node> nodes(1); // 0: the root, and no child

static bool has(int x) {
  int node = 0;
  for (int bit = 29; bit >= 0; bit--) {
    node = nodes[node].child[x >> bit & 1];
    if (node == 0 || nodes[node].count == 0) return false;
  }
  return true;
}

static void change(int x, int by) {
  int node = 0;
  for (int bit = 29; bit >= 0; bit--) {
    const int side = x >> bit & 1;
    if (nodes[node].child[side] == 0) {
      nodes[node].child[side] = static_cast<int>(nodes.size());
      nodes.push_back({{0, 0}, 0});
    }
    node = nodes[node].child[side];
    nodes[node].count += by;
  }
}

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    int type, x;
    if (scanf("%d %d", &type, &x) != 2) return 1;
    if (type < 2) {
      if (has(x) == (type == 1)) change(x, type == 0 ? 1 : -1);
      continue;
    }
    int node = 0, least = 0;
    for (int bit = 29; bit >= 0; bit--) {
      int side = x >> bit & 1;
      const int child = nodes[node].child[side];
      if (child == 0 || nodes[child].count == 0) side ^= 1, least |= 1 << bit;
      node = nodes[node].child[side];
    }
    printf("%d\n", least);
  }
}
