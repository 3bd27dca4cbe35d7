// BOJ 4225: the greatest height over each edge of the hull, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

typedef std::pair<long long, long long> Point;

static long long cross(Point a, Point b, Point c) {
  return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

int main() {
  int n;
  for (int number = 1; scanf("%d", &n) == 1 && n > 0; number++) {
    std::vector<Point> p(n), hull;
    for (auto &q : p)
      if (scanf("%lld %lld", &q.first, &q.second) != 2) return 1;
    std::sort(p.begin(), p.end());
    for (int round = 0; round < 2; round++) {
      size_t base = hull.size();
      for (auto q : p) {
        while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), q) <= 0)
          hull.pop_back();
        hull.push_back(q);
      }
      hull.pop_back();
      std::reverse(p.begin(), p.end());
    }
    double least = 1e9;
    for (size_t i = 0; i < hull.size(); i++) {
      Point a = hull[i], b = hull[(i + 1) % hull.size()];
      long long height = 0;
      for (auto q : hull) height = std::max(height, cross(a, b, q));
      least = std::min(least, height / std::hypot(b.first - a.first, b.second - a.second));
    }
    printf("Case %d: %.2f\n", number, std::ceil(least * 100 - 1e-7) / 100);
  }
}
