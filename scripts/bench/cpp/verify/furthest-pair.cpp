// Library Checker furthest_pair: Andrew's chains and rotating calipers, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
  int id;
};

static long long cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static long long distance2(const Point &a, const Point &b) {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

int main() {
  int t;
  if (scanf("%d", &t) != 1) return 1;
  std::vector<Point> p, hull;
  while (t-- > 0) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    p.resize(n);
    for (int i = 0; i < n; i++) {
      if (scanf("%lld %lld", &p[i].x, &p[i].y) != 2) return 1;
      p[i].id = i;
    }
    std::sort(p.begin(), p.end(), [](const Point &a, const Point &b) {
      return a.x != b.x ? a.x < b.x : a.y < b.y;
    });
    hull.clear();
    for (int round = 0; round < 2; round++) {
      size_t base = hull.size();
      for (auto &q : p) {
        while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), q) <= 0)
          hull.pop_back();
        hull.push_back(q);
      }
      hull.pop_back();
      std::reverse(p.begin(), p.end());
    }
    int m = hull.size(), first = p[0].id, second = p[n - 1].id;
    long long best = distance2(p[0], p[n - 1]);
    for (int i = 0, j = 1; i < m; i++) {
      const Point &a = hull[i], &b = hull[(i + 1) % m];
      for (;; j = (j + 1) % m) {
        for (const Point *q : {&a, &b}) {
          if (distance2(*q, hull[j]) <= best) continue;
          best = distance2(*q, hull[j]), first = q->id, second = hull[j].id;
        }
        if (cross(a, b, hull[(j + 1) % m]) <= cross(a, b, hull[j])) break;
      }
    }
    printf("%d %d\n", first, second);
  }
}
