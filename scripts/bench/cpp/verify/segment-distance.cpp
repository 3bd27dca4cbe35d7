// AOJ CGL_2_D: 0 where they meet, else the least distance of an end from the other segment.
#include <algorithm>
#include <cmath>
#include <cstdio>

struct Point {
  double x, y;
};

static double cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static double dot(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y);
}

static double distance(const Point &p, const Point &a, const Point &b) {
  if (dot(a, b, p) <= 0) return std::hypot(p.x - a.x, p.y - a.y);
  if (dot(b, a, p) <= 0) return std::hypot(p.x - b.x, p.y - b.y);
  return std::fabs(cross(a, b, p)) / std::hypot(b.x - a.x, b.y - a.y);
}

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    Point a, b, c, d;
    if (scanf("%lf %lf %lf %lf", &a.x, &a.y, &b.x, &b.y) != 4) return 1;
    if (scanf("%lf %lf %lf %lf", &c.x, &c.y, &d.x, &d.y) != 4) return 1;
    double least = std::min(std::min(distance(a, c, d), distance(b, c, d)),
                            std::min(distance(c, a, b), distance(d, a, b)));
    bool cross1 = cross(a, b, c) * cross(a, b, d) < 0, cross2 = cross(c, d, a) * cross(c, d, b) < 0;
    printf("%.10f\n", cross1 && cross2 ? 0 : least);
  }
}
