// Library Checker static_range_inversions_query: Mo's algorithm; what each move of an end adds is a
// difference of counts over prefixes, read in a second sweep from counts in blocks, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

struct Query {
  int l, r, id, block;
};
struct Count { // for i in [from, to): elements of a prefix that are greater (or less) than element i
  int from, to, at, sign;
  bool isGreater;
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
  // before[i]: inversions in the first i elements; below[i]: of the first i elements those less than a[i].
  int distinct = sorted.size();
  std::vector<long long> before(n + 1), below(n + 1);
  std::vector<int> tree(distinct + 1);
  auto atMost = [&](int value) {
    int total = 0;
    for (int i = value + 1; i > 0; i -= i & -i) total += tree[i];
    return total;
  };
  for (int i = 0; i < n; i++) {
    before[i + 1] = before[i] + i - atMost(values[i]);
    below[i + 1] = below[i] + atMost(values[i] - 1);
    for (int j = values[i] + 1; j <= distinct; j += j & -j) tree[j]++;
  }
  std::vector<Query> queries(q);
  int width = std::max(1, (int)(n / std::sqrt(q)));
  for (int i = 0; i < q; i++) {
    if (scanf("%d %d", &queries[i].l, &queries[i].r) != 2) return 1;
    queries[i].id = i;
    queries[i].block = queries[i].l / width;
  }
  std::sort(queries.begin(), queries.end(), [](const Query &a, const Query &b) {
    if (a.block != b.block) return a.block < b.block;
    return (a.block & 1) ? a.r > b.r : a.r < b.r;
  });
  std::vector<long long> changes(q);
  std::vector<std::vector<Count>> counts(n + 1);
  int l = 0, r = 0;
  for (int at = 0; at < q; at++) {
    const Query &query = queries[at];
    // The right end: element i brings those greater in [l, i), a count of prefix i less one of prefix l.
    if (r < query.r) {
      changes[at] += before[query.r] - before[r];
      counts[l].push_back({r, query.r, at, -1, true});
    } else if (r > query.r) {
      changes[at] -= before[r] - before[query.r];
      counts[l].push_back({query.r, r, at, 1, true});
    }
    r = query.r;
    // The left end: element i brings those less in (i, r), a count of prefix r less one of prefix i.
    if (l > query.l) {
      changes[at] -= below[l] - below[query.l];
      counts[r].push_back({query.l, l, at, 1, false});
    } else if (l < query.l) {
      changes[at] += below[query.l] - below[l];
      counts[r].push_back({l, query.l, at, -1, false});
    }
    l = query.l;
  }
  int size = std::max(1, (int)std::sqrt(distinct));
  std::vector<int> ofBlocks(distinct / size + 2), inBlocks(distinct + 1); // how many are less
  for (int prefix = 0; prefix <= n; prefix++) {
    for (const Count &count : counts[prefix]) {
      long long total = 0;
      for (int i = count.from; i < count.to; i++) {
        int value = values[i] + count.isGreater;
        int less = ofBlocks[value / size] + inBlocks[value];
        total += count.isGreater ? prefix - less : less;
      }
      changes[count.at] += count.sign * total;
    }
    if (prefix == n) break;
    int value = values[prefix];
    for (int b = value / size + 1; b < (int)ofBlocks.size(); b++) ofBlocks[b]++;
    for (int v = value + 1; v <= distinct && v / size == value / size; v++) inBlocks[v]++;
  }
  std::vector<long long> answers(q);
  long long answer = 0;
  for (int at = 0; at < q; at++) answers[queries[at].id] = answer += changes[at];
  for (long long a : answers) printf("%lld\n", a);
}
