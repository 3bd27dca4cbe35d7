// Library Checker eertree: a table of 26 children a node, scanf and printf.
#include <array>
#include <cstdio>
#include <cstring>
#include <vector>

static char text[1000001];

struct Node {
  std::array<int, 26> child;
  int length, link, parent;
};

int main() {
  if (scanf("%1000000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  std::vector<Node> nodes; // 0: length -1, 1: empty
  nodes.reserve(n + 2);
  nodes.push_back({{}, -1, 0, 0});
  nodes.push_back({{}, 0, 0, 0});
  std::vector<int> longest(n);
  auto fit = [&](int node, int i) {
    while (i - nodes[node].length - 1 < 0 || text[i - nodes[node].length - 1] != text[i]) {
      node = nodes[node].link;
    }
    return node;
  };
  int last = 1;
  for (int i = 0; i < n; i++) {
    const int letter = text[i] - 'a', parent = fit(last, i);
    int node = nodes[parent].child[letter];
    if (node == 0) {
      node = static_cast<int>(nodes.size());
      const int link = parent == 0 ? 1 : nodes[fit(nodes[parent].link, i)].child[letter];
      nodes.push_back({{}, nodes[parent].length + 2, link, parent});
      nodes[parent].child[letter] = node;
    }
    last = longest[i] = node;
  }
  printf("%zu\n", nodes.size() - 2);
  for (size_t v = 2; v < nodes.size(); v++) printf("%d %d\n", nodes[v].parent - 1, nodes[v].link - 1);
  for (int i = 0; i < n; i++) printf("%d%c", longest[i] - 1, i + 1 < n ? ' ' : '\n');
}
