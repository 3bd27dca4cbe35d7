// Library Checker rooted_tree_isomorphism_classification: sorted classes of children in a map, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> up(n, -1), kind(n);
  std::vector<std::vector<int>> below(n); // the classes of the children
  for (int v = 1; v < n; v++) {
    if (scanf("%d", &up[v]) != 1) return 1;
  }
  std::map<std::vector<int>, int> classes;
  // A parent has a smaller number than its children.
  for (int v = n - 1; v >= 0; v--) {
    std::sort(below[v].begin(), below[v].end());
    kind[v] = classes.emplace(std::move(below[v]), (int)classes.size()).first->second;
    if (v > 0) below[up[v]].push_back(kind[v]);
  }
  printf("%d\n", (int)classes.size());
  for (const int c : kind) printf("%d ", c);
  puts("");
}
