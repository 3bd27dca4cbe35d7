// Library Checker tree_diameter: the farthest vertex from any vertex, and the farthest from that one, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<std::pair<int, int>>> near(n);
  for (int e = 1; e < n; e++) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    near[a].push_back({b, c});
    near[b].push_back({a, c});
  }
  std::vector<long long> distance(n);
  std::vector<int> up(n);
  const auto farthest = [&](int root) {
    std::vector<int> order = {root};
    up[root] = -1;
    distance[root] = 0;
    for (int i = 0; i < n; i++) {
      const int v = order[i];
      for (const auto &[w, length] : near[v]) {
        if (w == up[v]) continue;
        up[w] = v;
        distance[w] = distance[v] + length;
        order.push_back(w);
      }
    }
    return (int)(std::max_element(distance.begin(), distance.end()) - distance.begin());
  };
  const int end = farthest(farthest(0));
  std::vector<int> path;
  for (int v = end; v >= 0; v = up[v]) path.push_back(v);
  printf("%lld %d\n", distance[end], (int)path.size());
  for (const int v : path) printf("%d ", v);
  puts("");
}
