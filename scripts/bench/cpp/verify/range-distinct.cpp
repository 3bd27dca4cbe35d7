// Library Checker static_range_count_distinct: queries by their right ends, a Fenwick tree with a one at
// the last place of each value, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Query {
  int l, r, id;
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
  std::vector<Query> queries(q);
  for (int i = 0; i < q; i++) {
    if (scanf("%d %d", &queries[i].l, &queries[i].r) != 2) return 1;
    queries[i].id = i;
  }
  std::sort(queries.begin(), queries.end(), [](const Query &a, const Query &b) { return a.r < b.r; });
  std::vector<int> tree(n + 1), last(sorted.size(), -1), answers(q);
  auto add = [&](int i, int by) {
    for (i++; i <= n; i += i & -i) tree[i] += by;
  };
  auto sum = [&](int i) {
    int total = 0;
    for (; i > 0; i -= i & -i) total += tree[i];
    return total;
  };
  int end = 0;
  for (const Query &query : queries) {
    for (; end < query.r; end++) {
      int value = std::lower_bound(sorted.begin(), sorted.end(), values[end]) - sorted.begin();
      if (last[value] >= 0) add(last[value], -1);
      last[value] = end;
      add(end, 1);
    }
    answers[query.id] = sum(query.r) - sum(query.l);
  }
  for (int answer : answers) printf("%d\n", answer);
}
