// AOJ 2160: the island cut by the perpendicular bisector with each other castle, scanf and printf.
#include <cstdio>
#include <vector>

struct Point {
  double x, y;
};

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<Point> island(n), castles(m);
  for (auto &p : island)
    if (scanf("%lf %lf", &p.x, &p.y) != 2) return 1;
  for (auto &p : castles)
    if (scanf("%lf %lf", &p.x, &p.y) != 2) return 1;
  for (auto &a : castles) {
    std::vector<Point> cell = island;
    for (auto &b : castles) {
      if (&a == &b) continue;
      auto nearer = [&](const Point &p) { // linear: half the difference of the squared distances
        return (p.x - (a.x + b.x) / 2) * (a.x - b.x) + (p.y - (a.y + b.y) / 2) * (a.y - b.y);
      };
      std::vector<Point> part;
      for (size_t i = 0; i < cell.size(); i++) {
        Point u = cell[i], v = cell[(i + 1) % cell.size()];
        double s = nearer(u), t = nearer(v);
        if (s >= 0) part.push_back(u);
        if ((s > 0 && t < 0) || (s < 0 && t > 0))
          part.push_back({u.x + (v.x - u.x) * s / (s - t), u.y + (v.y - u.y) * s / (s - t)});
      }
      cell = part;
    }
    double twice = 0;
    for (size_t i = 0; i < cell.size(); i++) {
      const Point &u = cell[i], &v = cell[(i + 1) % cell.size()];
      twice += u.x * v.y - u.y * v.x;
    }
    printf("%.8f\n", twice / 2);
  }
}
