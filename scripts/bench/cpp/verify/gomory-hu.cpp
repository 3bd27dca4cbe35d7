// Luogu P4897: Gusfield's tree of minimum cuts by Dinic, scanf and printf.
#include "../verify-dinic.hpp"
#include <cstdio>
#include <vector>

int main() {
  int last, m, q;
  if (scanf("%d %d", &last, &m) != 2) return 1;
  const int n = last + 1;
  out.resize(n);
  while (m-- > 0) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    add(a, b, c, c);
  }
  const std::vector<Arc> fresh = all;
  std::vector<int> parent(n);
  std::vector<long long> cut(n);
  for (int v = 1; v < n; v++) {
    all = fresh;
    cut[v] = max_flow(v, parent[v]);
    for (int w = v + 1; w < n; w++) if (level[w] >= 0 && parent[w] == parent[v]) parent[w] = v;
  }
  // Cuts between all pairs: parents have smaller numbers.
  std::vector<std::vector<long long>> least(n, std::vector<long long>(n, 1LL << 60));
  for (int v = 1; v < n; v++) {
    for (int w = 0; w < v; w++) least[v][w] = least[w][v] = std::min(cut[v], least[parent[v]][w]);
  }
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    int u, v;
    if (scanf("%d %d", &u, &v) != 2) return 1;
    printf("%lld\n", least[u][v]);
  }
}
