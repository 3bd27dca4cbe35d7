// The works of lib/range/proof/dominance-sums.bench.ts, as most write them.
#include "../bench.hpp"
#include <algorithm>
#include <map>
#include <numeric>

struct Point {
  int x, y, z, id;
};

/** Equal points count each other; other points count those with all three coordinates at most theirs. */
static void cdq(std::vector<Point> &p, int l, int r, std::vector<int> &tree, std::vector<long long> &sums) {
  if (r - l < 2) return;
  const int middle = (l + r) / 2;
  cdq(p, l, middle, tree, sums), cdq(p, middle, r, tree, sums);
  int i = l;
  for (int j = middle; j < r; j++) {
    for (; i < middle && p[i].y <= p[j].y; i++)
      for (size_t at = p[i].z + 1; at < tree.size(); at += at & -at) tree[at]++;
    for (size_t at = p[j].z + 1; at > 0; at &= at - 1) sums[p[j].id] += tree[at];
  }
  while (i-- > l)
    for (size_t at = p[i].z + 1; at < tree.size(); at += at & -at) tree[at]--;
  std::inplace_merge(p.begin() + l, p.begin() + middle, p.begin() + r,
                     [](const Point &a, const Point &b) { return a.y < b.y; });
}

static auto dominance() {
  const int n = 100000;
  Random random(1);
  std::vector<Point> points(n);
  for (int Point::*side : {&Point::x, &Point::y, &Point::z})
    for (Point &p : points) p.*side = static_cast<int>(random.integer(0, 1000000));
  for (int i = 0; i < n; i++) points[i].id = i;
  return [=] {
    auto p = points;
    std::sort(p.begin(), p.end(), [](const Point &a, const Point &b) {
      return a.x != b.x ? a.x < b.x : a.y != b.y ? a.y < b.y : a.z < b.z;
    });
    std::vector<int> tree(1000002);
    std::vector<long long> sums(n, 1);
    cdq(p, 0, n, tree, sums);
    return std::accumulate(sums.begin(), sums.end(), 0LL);
  };
}

struct Timeline {
  std::vector<std::vector<std::pair<int, int>>> edges;
  std::vector<int> parent, size, undo;
  int count;
  long long sum = 0;
  int root(int v) { return parent[v] == v ? v : root(parent[v]); }
  void put(int k, int low, int high, int l, int r, std::pair<int, int> edge) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return void(edges[k].push_back(edge));
    const int middle = (low + high) / 2;
    put(2 * k, low, middle, l, r, edge), put(2 * k + 1, middle, high, l, r, edge);
  }
  void walk(int k, int low, int high) {
    const size_t before = undo.size();
    for (auto [a, b] : edges[k]) {
      a = root(a), b = root(b);
      if (a == b) continue;
      if (size[a] < size[b]) std::swap(a, b);
      parent[b] = a, size[a] += size[b], undo.push_back(b), count--;
    }
    const int middle = (low + high) / 2;
    if (high - low == 1) sum += count;
    else walk(2 * k, low, middle), walk(2 * k + 1, middle, high);
    for (; undo.size() > before; undo.pop_back(), count++) {
      const int b = undo.back();
      size[parent[b]] -= size[b], parent[b] = b;
    }
  }
};

static auto connectivity() {
  const int vertices = 50000, edges = 200000, asks = 20000;
  Random random(1);
  std::vector<int> ends(2 * edges);
  for (int &end : ends) end = static_cast<int>(random.integer(0, vertices - 1));
  return [=] {
    Timeline t;
    t.edges.resize(4 * asks), t.parent.resize(vertices), t.size.assign(vertices, 1), t.count = vertices;
    std::iota(t.parent.begin(), t.parent.end(), 0);
    // By the ends of the edges that are there, how many questions came before them.
    std::multimap<std::pair<int, int>, int> open;
    int asked = 0;
    for (int e = 0; e < edges; e++) {
      open.insert({std::minmax(ends[2 * e], ends[2 * e + 1]), asked});
      if (e >= 1000) {
        const auto edge = open.find(std::minmax(ends[2 * e - 2000], ends[2 * e - 1999]));
        t.put(1, 0, asks, edge->second, asked, edge->first);
        open.erase(edge);
      }
      if (e % 10 == 0) asked++;
    }
    for (const auto &[edge, from] : open) t.put(1, 0, asks, from, asks, edge);
    t.walk(1, 0, asks);
    return t.sum;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "dominance")) return bench(dominance);
  if (is(argc, argv, "connectivity")) return bench(connectivity);
  return 2;
}
