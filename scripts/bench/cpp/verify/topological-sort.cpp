// CSES 1679: Kahn's algorithm with a queue, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<int>> heads(n);
  std::vector<int> waits(n), order;
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    heads[a - 1].push_back(b - 1);
    waits[b - 1]++;
  }
  for (int v = 0; v < n; v++) if (waits[v] == 0) order.push_back(v);
  for (size_t at = 0; at < order.size(); at++) {
    const int v = order[at];
    for (const int w : heads[v]) if (--waits[w] == 0) order.push_back(w);
  }
  if ((int)order.size() < n) return puts("IMPOSSIBLE") < 0;
  for (const int v : order) printf("%d ", v + 1);
  puts("");
}
