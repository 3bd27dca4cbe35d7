// Library Checker point_add_rectangle_sum: a Fenwick tree over x, in each node the y of its points, in
// order, and a Fenwick tree of their weights, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Query {
  int type, a, b, c, d;
};

static std::vector<int> xs;
static std::vector<std::vector<int>> ys;
static std::vector<std::vector<long long>> sums;

static int rank(const std::vector<int> &sorted, int value) {
  return std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin();
}

static void add(int x, int y, int w) {
  for (int i = rank(xs, x) + 1; i <= (int)xs.size(); i += i & -i) {
    for (int j = rank(ys[i], y) + 1; j <= (int)ys[i].size(); j += j & -j) sums[i][j] += w;
  }
}

static long long sum(int x, int d, int u) {
  long long total = 0;
  for (int i = rank(xs, x); i > 0; i -= i & -i) {
    for (int j = rank(ys[i], u); j > 0; j -= j & -j) total += sums[i][j];
    for (int j = rank(ys[i], d); j > 0; j -= j & -j) total -= sums[i][j];
  }
  return total;
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<Query> queries(n + q);
  for (int i = 0; i < n + q; i++) {
    Query &query = queries[i];
    query.type = 0;
    if (i >= n && scanf("%d", &query.type) != 1) return 1;
    if (scanf("%d %d %d", &query.a, &query.b, &query.c) != 3) return 1;
    if (query.type == 1 && scanf("%d", &query.d) != 1) return 1;
    if (query.type == 0) xs.push_back(query.a);
  }
  std::sort(xs.begin(), xs.end());
  xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
  ys.resize(xs.size() + 1);
  sums.resize(xs.size() + 1);
  for (const Query &query : queries) {
    if (query.type == 1) continue;
    for (int i = rank(xs, query.a) + 1; i <= (int)xs.size(); i += i & -i) ys[i].push_back(query.b);
  }
  for (size_t i = 0; i < ys.size(); i++) {
    std::sort(ys[i].begin(), ys[i].end());
    ys[i].erase(std::unique(ys[i].begin(), ys[i].end()), ys[i].end());
    sums[i].assign(ys[i].size() + 1, 0);
  }
  for (const Query &query : queries) {
    if (query.type == 0) add(query.a, query.b, query.c);
    else printf("%lld\n", sum(query.c, query.b, query.d) - sum(query.a, query.b, query.d));
  }
}
