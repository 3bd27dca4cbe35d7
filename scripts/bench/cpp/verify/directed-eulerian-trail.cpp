// Library Checker eulerian_trail_directed: Hierholzer's algorithm, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static void solve() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return;
  std::vector<std::vector<std::pair<int, int>>> arcs(n);
  std::vector<int> surplus(n); // arcs out less arcs in
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return;
    arcs[a].push_back({b, e});
    surplus[a]++, surplus[b]--;
  }
  int start = 0;
  for (int v = 0; v < n; v++) if (!arcs[v].empty()) start = v;
  for (int v = 0; v < n; v++) if (surplus[v] > 0) start = v;
  int total = 0;
  for (int v = 0; v < n; v++) total += std::max(surplus[v], 0);
  std::vector<std::pair<int, int>> path = {{start, -1}}, trail;
  if (total <= 1) {
    while (!path.empty()) {
      const int v = path.back().first;
      if (arcs[v].empty()) {
        trail.push_back(path.back());
        path.pop_back();
      } else {
        path.push_back(arcs[v].back());
        arcs[v].pop_back();
      }
    }
  }
  if ((int)trail.size() != m + 1) {
    puts("No");
    return;
  }
  std::reverse(trail.begin(), trail.end());
  puts("Yes");
  for (const auto &[v, e] : trail) printf("%d ", v);
  puts("");
  for (int i = 1; i <= m; i++) printf("%d ", trail[i].second);
  puts("");
}

int main() {
  int cases;
  if (scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0) solve();
}
