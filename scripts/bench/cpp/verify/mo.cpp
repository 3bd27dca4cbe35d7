// Library Checker static_range_mode_query: Mo's algorithm over values in order of their counts, scanf
// and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

struct Query {
  int l, r, id, block;
};

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> values(n);
  for (int &value : values) {
    if (scanf("%d", &value) != 1) return 1;
  }
  std::vector<int> sorted(values);
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (int &value : values) {
    value = std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin();
  }
  std::vector<Query> queries(q);
  int block = std::max(1, (int)(n / std::sqrt(q)));
  for (int i = 0; i < q; i++) {
    if (scanf("%d %d", &queries[i].l, &queries[i].r) != 2) return 1;
    queries[i].id = i;
    queries[i].block = queries[i].l / block;
  }
  std::sort(queries.begin(), queries.end(), [](const Query &a, const Query &b) {
    if (a.block != b.block) return a.block < b.block;
    return (a.block & 1) ? a.r > b.r : a.r < b.r;
  });
  // `order`: values by rising counts; ends[c]: how many values have a count of at most c.
  int distinct = sorted.size();
  std::vector<int> counts(distinct), order(distinct), place(distinct), ends(n + 2, distinct);
  for (int v = 0; v < distinct; v++) order[v] = place[v] = v;
  auto swapTo = [&](int v, int to) {
    int from = place[v], other = order[to];
    order[from] = other, place[other] = from;
    order[to] = v, place[v] = to;
  };
  auto add = [&](int i) { swapTo(values[i], --ends[counts[values[i]]++]); };
  auto remove = [&](int i) { swapTo(values[i], ends[--counts[values[i]]]++); };
  std::vector<int> modes(q), frequencies(q);
  int l = 0, r = 0;
  for (const Query &query : queries) {
    while (l > query.l) add(--l);
    while (r < query.r) add(r++);
    while (l < query.l) remove(l++);
    while (r > query.r) remove(--r);
    modes[query.id] = sorted[order.back()];
    frequencies[query.id] = counts[order.back()];
  }
  for (int i = 0; i < q; i++) printf("%d %d\n", modes[i], frequencies[i]);
}
