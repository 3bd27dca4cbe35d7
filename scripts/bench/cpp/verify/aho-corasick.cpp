// Library Checker aho_corasick: a table of 26 children a node, breadth first, scanf and printf.
#include <array>
#include <cstdio>
#include <vector>

static char word[1000001];

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::array<int, 26>> next(1); // 0: none
  std::vector<int> parent(1), link, ends(n);
  for (int &end : ends) {
    if (scanf("%1000000s", word) != 1) return 1;
    int node = 0;
    for (const char *letter = word; *letter; letter++) {
      const int at = *letter - 'a';
      if (next[node][at] == 0) {
        next[node][at] = static_cast<int>(next.size());
        next.push_back({});
        parent.push_back(node);
      }
      node = next[node][at];
    }
    end = node;
  }
  const int size = static_cast<int>(next.size());
  link.assign(size, 0);
  std::vector<int> queue{0};
  queue.reserve(size);
  for (int at = 0; at < static_cast<int>(queue.size()); at++) {
    const int node = queue[at];
    for (int letter = 0; letter < 26; letter++) {
      int &child = next[node][letter];
      const int behind = node == 0 ? 0 : next[link[node]][letter];
      if (child != 0) {
        link[child] = behind;
        queue.push_back(child);
      } else {
        child = behind;
      }
    }
  }
  printf("%d\n", size);
  for (int node = 1; node < size; node++) printf("%d %d\n", parent[node], link[node]);
  for (int word = 0; word < n; word++) printf("%d%c", ends[word], word + 1 < n ? ' ' : '\n');
}
