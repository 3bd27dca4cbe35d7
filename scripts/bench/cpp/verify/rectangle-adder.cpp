// Library Checker rectangle_add_point_get: a Fenwick tree over the x of the questions, in each node a
// Fenwick tree over their y; a rectangle adds to four corners, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Query {
  int type, l, d, r, u, w;
};

static std::vector<int> xs;
static std::vector<std::vector<int>> ys;
static std::vector<std::vector<long long>> sums;

static int rank(const std::vector<int> &sorted, int value) {
  return std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin();
}

/** Adds w to all points with at least this x and d <= y < u. */
static void add(int x, int d, int u, long long w) {
  for (int i = rank(xs, x) + 1; i <= (int)xs.size(); i += i & -i) {
    for (int j = rank(ys[i], d) + 1; j <= (int)ys[i].size(); j += j & -j) sums[i][j] += w;
    for (int j = rank(ys[i], u) + 1; j <= (int)ys[i].size(); j += j & -j) sums[i][j] -= w;
  }
}

static long long get(int x, int y) {
  long long total = 0;
  for (int i = rank(xs, x) + 1; i > 0; i -= i & -i) {
    int end = std::upper_bound(ys[i].begin(), ys[i].end(), y) - ys[i].begin();
    for (int j = end; j > 0; j -= j & -j) total += sums[i][j];
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
    if (scanf("%d %d", &query.l, &query.d) != 2) return 1;
    if (query.type == 0 && scanf("%d %d %d", &query.r, &query.u, &query.w) != 3) return 1;
    if (query.type == 1) xs.push_back(query.l);
  }
  std::sort(xs.begin(), xs.end());
  xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
  ys.resize(xs.size() + 1);
  sums.resize(xs.size() + 1);
  for (const Query &query : queries) {
    if (query.type == 0) continue;
    for (int i = rank(xs, query.l) + 1; i > 0; i -= i & -i) ys[i].push_back(query.d);
  }
  for (int i = 1; i <= (int)xs.size(); i++) {
    std::sort(ys[i].begin(), ys[i].end());
    ys[i].erase(std::unique(ys[i].begin(), ys[i].end()), ys[i].end());
    sums[i].assign(ys[i].size() + 1, 0);
  }
  for (const Query &query : queries) {
    if (query.type == 1) {
      printf("%lld\n", get(query.l, query.d));
    } else {
      add(query.l, query.d, query.u, query.w);
      add(query.r, query.d, query.u, -query.w);
    }
  }
}
