// Library Checker enumerate_cliques: remove a vertex of least degree, try all sets of its neighbours, scanf and printf.
#include <cstdio>
#include <vector>

static const long long P = 998244353;
static std::vector<std::vector<char>> joined;
static std::vector<long long> value;
static long long total = 0;

/** All cliques that consist of one with this product and some of the candidates. */
static void extend(long long product, const std::vector<int> &candidates) {
  total = (total + product) % P;
  for (size_t i = 0; i < candidates.size(); i++) {
    const int v = candidates[i];
    std::vector<int> rest;
    for (size_t j = i + 1; j < candidates.size(); j++) {
      if (joined[v][candidates[j]]) rest.push_back(candidates[j]);
    }
    extend(product * value[v] % P, rest);
  }
}

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  value.resize(n);
  for (auto &x : value) {
    if (scanf("%lld", &x) != 1) return 1;
  }
  joined.assign(n, std::vector<char>(n));
  std::vector<int> degree(n);
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    joined[a][b] = joined[b][a] = 1;
    degree[a]++, degree[b]++;
  }
  std::vector<char> removed(n);
  for (int round = 0; round < n; round++) {
    int v = -1;
    for (int w = 0; w < n; w++) {
      if (!removed[w] && (v < 0 || degree[w] < degree[v])) v = w;
    }
    removed[v] = 1;
    std::vector<int> near;
    for (int w = 0; w < n; w++) {
      if (!joined[v][w] || removed[w]) continue;
      near.push_back(w);
      degree[w]--;
    }
    extend(value[v], near);
  }
  printf("%lld\n", total);
}
