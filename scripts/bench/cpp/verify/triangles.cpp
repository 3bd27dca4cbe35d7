// Library Checker enumerate_triangles: arcs from smaller to larger degrees, marked neighbours, scanf and printf.
#include <cstdio>
#include <tuple>
#include <vector>

int main() {
  const long long P = 998244353;
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<long long> value(n);
  for (auto &x : value) {
    if (scanf("%lld", &x) != 1) return 1;
  }
  std::vector<int> a(m), b(m), degree(n);
  for (int e = 0; e < m; e++) {
    if (scanf("%d %d", &a[e], &b[e]) != 2) return 1;
    degree[a[e]]++, degree[b[e]]++;
  }
  std::vector<std::vector<int>> above(n);
  for (int e = 0; e < m; e++) {
    const bool rises = std::tie(degree[a[e]], a[e]) < std::tie(degree[b[e]], b[e]);
    above[rises ? a[e] : b[e]].push_back(rises ? b[e] : a[e]);
  }
  std::vector<char> marked(n);
  long long total = 0;
  for (int u = 0; u < n; u++) {
    for (const int v : above[u]) marked[v] = 1;
    for (const int v : above[u]) {
      for (const int w : above[v]) {
        if (marked[w]) total = (total + value[u] * value[v] % P * value[w]) % P;
      }
    }
    for (const int v : above[u]) marked[v] = 0;
  }
  printf("%lld\n", total);
}
