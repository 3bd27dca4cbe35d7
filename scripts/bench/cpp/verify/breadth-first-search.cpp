// AOJ ALDS1_11_C: breadth-first search over vectors, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<int>> heads(n);
  for (int line = 0; line < n; line++) {
    int u, k;
    if (scanf("%d %d", &u, &k) != 2) return 1;
    while (k-- > 0) {
      int v;
      if (scanf("%d", &v) != 1) return 1;
      heads[u - 1].push_back(v - 1);
    }
  }
  std::vector<int> distance(n, -1), queue = {0};
  distance[0] = 0;
  for (size_t at = 0; at < queue.size(); at++) {
    const int v = queue[at];
    for (const int w : heads[v]) {
      if (distance[w] >= 0) continue;
      distance[w] = distance[v] + 1;
      queue.push_back(w);
    }
  }
  for (int v = 0; v < n; v++) printf("%d %d\n", v + 1, distance[v]);
}
