// AOJ CGL_4_C: the part on the left, edge by edge, scanf and printf.
#include <cstdio>
#include <vector>

struct Point {
  double x, y;
};

static double cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

int main() {
  int n, q;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> p(n);
  for (auto &v : p)
    if (scanf("%lf %lf", &v.x, &v.y) != 2) return 1;
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    Point a, b;
    if (scanf("%lf %lf %lf %lf", &a.x, &a.y, &b.x, &b.y) != 4) return 1;
    std::vector<Point> part;
    for (int i = 0; i < n; i++) {
      const Point &u = p[i], &v = p[(i + 1) % n];
      double s = cross(a, b, u), t = cross(a, b, v);
      if (s >= 0) part.push_back(u);
      if ((s > 0 && t < 0) || (s < 0 && t > 0))
        part.push_back({u.x + (v.x - u.x) * s / (s - t), u.y + (v.y - u.y) * s / (s - t)});
    }
    double twice = 0;
    for (size_t i = 2; i < part.size(); i++) twice += cross(part[0], part[i - 1], part[i]);
    printf("%.8f\n", twice / 2);
  }
}
