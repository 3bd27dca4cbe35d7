// CSES 1132: the two longest ways down from each vertex, then the ways up, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<int>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a - 1].push_back(b - 1);
    near[b - 1].push_back(a - 1);
  }
  std::vector<int> up(n, -1), longest(n), second(n), order = {0};
  for (int i = 0; i < n; i++) {
    const int v = order[i];
    for (const int w : near[v]) if (w != up[v]) up[w] = v, order.push_back(w);
  }
  const auto offer = [&](int v, int length) {
    if (length > longest[v]) {
      second[v] = longest[v];
      longest[v] = length;
    } else {
      second[v] = std::max(second[v], length);
    }
  };
  for (int i = n - 1; i > 0; i--) offer(up[order[i]], longest[order[i]] + 1);
  for (int i = 1; i < n; i++) {
    const int v = order[i], p = up[v];
    offer(v, 1 + (longest[p] == longest[v] + 1 ? second[p] : longest[p]));
  }
  for (int v = 0; v < n; v++) printf("%d%c", longest[v], v + 1 < n ? ' ' : '\n');
}
