// Library Checker segment_add_get_min: a Li Chao tree over the places of all questions, scanf and printf.
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
  long long l, r;
  Line line;
};

static const Line NONE{0, LLONG_MAX};
static int leaves = 1;
static std::vector<long long> places;
static std::vector<Line> lines;

/** Keeps the lower line at the middle of slot k, which covers places first ... end - 1; sinks the other. */
static void sink(int k, int first, int end, Line line) {
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

static void sinkSlot(int k, const Line &line) {
  int width = leaves >> (31 - __builtin_clz(k));
  int first = k * width - leaves;
  sink(k, first, first + width, line);
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<Query> queries(n + q);
  for (int i = 0; i < n + q; i++) {
    Query &query = queries[i];
    query.type = 0;
    if (i >= n && scanf("%d", &query.type) != 1) return 1;
    if (query.type == 0) {
      if (scanf("%lld %lld %lld %lld", &query.l, &query.r, &query.line.a, &query.line.b) != 4) return 1;
    } else {
      if (scanf("%lld", &query.l) != 1) return 1;
      places.push_back(query.l);
    }
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  if (places.empty()) return 0;
  int count = places.size();
  while (leaves < count) leaves *= 2;
  places.resize(leaves, places.back());
  lines.assign(2 * leaves, NONE);
  auto rank = [&](long long x) {
    return (int)(std::lower_bound(places.begin(), places.begin() + count, x) - places.begin());
  };
  for (const Query &query : queries) {
    if (query.type == 0) {
      int l = rank(query.l) + leaves, r = rank(query.r) + leaves;
      for (; l < r; l >>= 1, r >>= 1) {
        if (l & 1) sinkSlot(l++, query.line);
        if (r & 1) sinkSlot(--r, query.line);
      }
    } else {
      long long least = LLONG_MAX;
      for (int k = rank(query.l) + leaves; k > 0; k >>= 1) least = std::min(least, lines[k].at(query.l));
      if (least == LLONG_MAX) puts("INFINITY");
      else printf("%lld\n", least);
    }
  }
}
