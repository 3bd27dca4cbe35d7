// Library Checker rectangle_sum: points and sides of rectangles in order of x, a Fenwick tree over the
// compressed y, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  int x, y, w;
};
struct Side {
  int x, d, u, id, sign;
};

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<Point> points(n);
  std::vector<int> ys;
  for (Point &p : points) {
    if (scanf("%d %d %d", &p.x, &p.y, &p.w) != 3) return 1;
    ys.push_back(p.y);
  }
  std::sort(ys.begin(), ys.end());
  ys.erase(std::unique(ys.begin(), ys.end()), ys.end());
  auto rank = [&](int y) { return (int)(std::lower_bound(ys.begin(), ys.end(), y) - ys.begin()); };
  std::vector<Side> sides;
  sides.reserve(2 * q);
  for (int i = 0; i < q; i++) {
    int l, d, r, u;
    if (scanf("%d %d %d %d", &l, &d, &r, &u) != 4) return 1;
    d = rank(d), u = rank(u);
    sides.push_back({l, d, u, i, -1});
    sides.push_back({r, d, u, i, 1});
  }
  std::sort(points.begin(), points.end(), [](const Point &a, const Point &b) { return a.x < b.x; });
  std::sort(sides.begin(), sides.end(), [](const Side &a, const Side &b) { return a.x < b.x; });
  std::vector<long long> tree(ys.size() + 1), answers(q);
  auto sum = [&](int i) {
    long long total = 0;
    for (; i > 0; i -= i & -i) total += tree[i];
    return total;
  };
  size_t next = 0;
  for (const Side &side : sides) {
    for (; next < points.size() && points[next].x < side.x; next++) {
      for (size_t i = rank(points[next].y) + 1; i < tree.size(); i += i & -i) tree[i] += points[next].w;
    }
    answers[side.id] += side.sign * (sum(side.u) - sum(side.d));
  }
  for (long long answer : answers) printf("%lld\n", answer);
}
