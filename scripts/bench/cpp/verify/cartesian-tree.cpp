// Library Checker cartesian_tree: a stack of the right spine, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> value(n), parent(n), spine;
  for (auto &x : value) {
    if (scanf("%d", &x) != 1) return 1;
  }
  for (int i = 0; i < n; i++) {
    int below = -1;
    while (!spine.empty() && value[spine.back()] > value[i]) {
      below = spine.back();
      spine.pop_back();
    }
    if (below >= 0) parent[below] = i;
    parent[i] = spine.empty() ? i : spine.back();
    spine.push_back(i);
  }
  for (int i = 0; i < n; i++) printf("%d%c", parent[i], i + 1 < n ? ' ' : '\n');
}
