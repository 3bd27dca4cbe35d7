// Library Checker line_add_get_min: a Li Chao tree over the places of all questions, scanf and printf.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <vector>

struct Line {
  long long a, b;
  long long at(long long x) const { return a * x + b; }
};
struct Query {
  int type;
  Line line; // of a question: a is the place
};

static std::vector<long long> places;
static std::vector<Line> lines;

/** Keeps the lower line at the middle of each node, and sinks the other where it is lower at an end. */
static void add(Line line) {
  int k = 1, first = 0, end = (int)lines.size() / 2;
  for (;;) {
    int middle = (first + end) / 2;
    if (line.at(places[middle]) < lines[k].at(places[middle])) std::swap(line, lines[k]);
    if (end - first == 1) return;
    if (line.at(places[first]) < lines[k].at(places[first])) {
      k = 2 * k, end = middle;
    } else if (line.at(places[end - 1]) < lines[k].at(places[end - 1])) {
      k = 2 * k + 1, first = middle;
    } else {
      return;
    }
  }
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<Query> queries(n + q);
  for (int i = 0; i < n + q; i++) {
    Query &query = queries[i];
    query.type = 0;
    if (i >= n && scanf("%d", &query.type) != 1) return 1;
    if (scanf("%lld", &query.line.a) != 1) return 1;
    if (query.type == 0 && scanf("%lld", &query.line.b) != 1) return 1;
    if (query.type == 1) places.push_back(query.line.a);
  }
  if (places.empty()) return 0;
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  int count = places.size(), leaves = 1;
  while (leaves < count) leaves *= 2;
  places.resize(leaves, places.back());
  lines.assign(2 * leaves, {0, LLONG_MAX});
  for (const Query &query : queries) {
    if (query.type == 0) {
      add(query.line);
    } else {
      long long x = query.line.a, least = LLONG_MAX;
      int i = std::lower_bound(places.begin(), places.begin() + count, x) - places.begin();
      for (int k = leaves + i; k > 0; k >>= 1) least = std::min(least, lines[k].at(x));
      printf("%lld\n", least);
    }
  }
}
