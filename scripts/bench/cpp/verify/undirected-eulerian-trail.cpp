// Library Checker eulerian_trail_undirected: Hierholzer's algorithm, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

static void solve() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return;
  std::vector<std::vector<std::pair<int, int>>> near(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return;
    near[a].push_back({b, e});
    near[b].push_back({a, e});
  }
  int start = 0, odd = 0;
  for (int v = 0; v < n; v++) if (!near[v].empty()) start = v;
  for (int v = 0; v < n; v++) if (near[v].size() % 2 == 1) start = v, odd++;
  std::vector<std::pair<int, int>> path = {{start, -1}}, trail;
  std::vector<char> used(m);
  while (odd <= 2 && !path.empty()) {
    auto &open = near[path.back().first];
    if (open.empty()) {
      trail.push_back(path.back());
      path.pop_back();
      continue;
    }
    const auto [w, e] = open.back();
    open.pop_back();
    if (used[e]) continue;
    used[e] = 1;
    path.push_back({w, e});
  }
  if ((int)trail.size() != m + 1) {
    puts("No");
    return;
  }
  // Backwards it is as good: the edge by which a vertex was entered leads to the next one.
  puts("Yes");
  for (const auto &[v, e] : trail) printf("%d ", v);
  puts("");
  for (int i = 0; i < m; i++) printf("%d ", trail[i].second);
  puts("");
}

int main() {
  int cases;
  if (scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0) solve();
}
