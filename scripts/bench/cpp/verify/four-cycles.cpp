// Library Checker counting_c4: paths of two edges from each vertex to smaller degrees, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<int> a(m), b(m), degree(n), rank(n), byDegree(n);
  for (int e = 0; e < m; e++) {
    if (scanf("%d %d", &a[e], &b[e]) != 2) return 1;
    degree[a[e]]++, degree[b[e]]++;
  }
  std::iota(byDegree.begin(), byDegree.end(), 0);
  std::sort(byDegree.begin(), byDegree.end(),
            [&](int v, int w) { return degree[v] < degree[w]; });
  for (int i = 0; i < n; i++) rank[byDegree[i]] = i;
  // Parallel edges as one with a multiplicity; vertices by their rank.
  std::vector<std::pair<int, int>> ends(m);
  for (int e = 0; e < m; e++) ends[e] = std::minmax({rank[a[e]], rank[b[e]]});
  auto single = ends;
  std::sort(single.begin(), single.end());
  std::vector<long long> copies;
  size_t put = 0;
  for (size_t i = 0; i < single.size(); i++) {
    if (put > 0 && single[put - 1] == single[i]) {
      copies[put - 1]++;
    } else {
      single[put++] = single[i];
      copies.push_back(1);
    }
  }
  single.resize(put);
  std::vector<std::vector<std::pair<int, int>>> near(n); // neighbours in ascending order, and the edge
  for (size_t e = 0; e < put; e++) near[single[e].second].push_back({single[e].first, (int)e});
  for (size_t e = 0; e < put; e++) near[single[e].first].push_back({single[e].second, (int)e});
  std::vector<long long> through(n), cycles(put);
  for (int u = 0; u < n; u++) {
    for (const auto &[v, e] : near[u]) {
      if (v >= u) break;
      for (const auto &[w, f] : near[v]) {
        if (w >= u) break;
        through[w] += copies[e] * copies[f];
      }
    }
    for (const auto &[v, e] : near[u]) {
      if (v >= u) break;
      for (const auto &[w, f] : near[v]) {
        if (w >= u) break;
        const long long others = through[w] - copies[e] * copies[f];
        cycles[e] += others * copies[f];
        cycles[f] += others * copies[e];
      }
    }
    for (const auto &[v, e] : near[u]) {
      if (v >= u) break;
      for (const auto &[w, f] : near[v]) through[w] = 0;
    }
  }
  for (int e = 0; e < m; e++) {
    const size_t at = std::lower_bound(single.begin(), single.end(), ends[e]) - single.begin();
    printf("%lld%c", cycles[at], e + 1 < m ? ' ' : '\n');
  }
}
