// The work of circle-union-area.bench.ts, as most write it: arcs that no other circle covers, in doubles.
#include "../bench.hpp"
#include <algorithm>
#include <cmath>

struct Circle {
  double x, y, r;
};

static const double PI = std::acos(-1.0);

static double area(const std::vector<Circle> &all) {
  double doubled = 0;
  std::vector<std::pair<double, double>> arcs;
  for (const Circle &a : all) {
    arcs.clear();
    bool is_inside = false;
    for (const Circle &b : all) {
      if (&a == &b) continue;
      const double dx = b.x - a.x, dy = b.y - a.y, d = std::hypot(dx, dy);
      if (a.r + d <= b.r && (a.r < b.r || d > 0 || &b < &a)) is_inside = true;
      if (d >= a.r + b.r || b.r + d <= a.r || a.r + d <= b.r) continue;
      const double middle = std::atan2(dy, dx), half = std::acos((a.r * a.r + d * d - b.r * b.r) / (2 * a.r * d));
      const double from = middle - half, to = middle + half;
      if (from < -PI) arcs.push_back({from + 2 * PI, PI}), arcs.push_back({-PI, to});
      else if (to > PI) arcs.push_back({from, PI}), arcs.push_back({-PI, to - 2 * PI});
      else arcs.push_back({from, to});
    }
    if (is_inside) continue;
    std::sort(arcs.begin(), arcs.end());
    arcs.push_back({PI, PI});
    double free = -PI;
    for (const auto &[from, to] : arcs) {
      if (from > free)
        doubled += a.r * (a.r * (from - free) + a.x * (std::sin(from) - std::sin(free)) -
                          a.y * (std::cos(from) - std::cos(free)));
      free = std::max(free, to);
    }
  }
  return doubled / 2;
}

int main() {
  return bench([] {
    Random random(1);
    std::vector<Circle> circles(1000);
    for (Circle &circle : circles) {
      circle.x = static_cast<double>(random.integer(0, 5000));
      circle.y = static_cast<double>(random.integer(0, 5000));
      circle.r = static_cast<double>(random.integer(100, 500));
    }
    return [=] { return std::llround(area(circles)); };
  });
}
