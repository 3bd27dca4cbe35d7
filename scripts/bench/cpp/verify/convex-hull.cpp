// Library Checker static_convex_hull: Andrew's chains, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

typedef std::pair<long long, long long> Point;

static long long cross(Point a, Point b, Point c) {
  return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

int main() {
  int t;
  if (scanf("%d", &t) != 1) return 1;
  std::vector<Point> p, hull;
  while (t-- > 0) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    p.resize(n);
    for (auto &q : p)
      if (scanf("%lld %lld", &q.first, &q.second) != 2) return 1;
    std::sort(p.begin(), p.end());
    p.erase(std::unique(p.begin(), p.end()), p.end());
    hull.clear();
    for (int round = 0; round < 2 && p.size() > 1; round++) {
      size_t base = hull.size();
      for (auto q : p) {
        while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), q) <= 0)
          hull.pop_back();
        hull.push_back(q);
      }
      hull.pop_back();
      std::reverse(p.begin(), p.end());
    }
    if (p.size() == 1) hull = p;
    printf("%d\n", (int)hull.size());
    for (auto q : hull) printf("%lld %lld\n", q.first, q.second);
  }
}
