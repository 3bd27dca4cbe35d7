// Library Checker sort_points_by_argument: std::sort by half-planes and cross products.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
  int half() const { return y < 0 ? 0 : y == 0 && x >= 0 ? 1 : 2; } // below, angle 0, the rest
};

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> p(n);
  for (auto &q : p)
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
  std::sort(p.begin(), p.end(), [](const Point &a, const Point &b) {
    int i = a.half(), j = b.half();
    return i != j ? i < j : i != 1 && a.x * b.y - a.y * b.x > 0;
  });
  for (auto &q : p) printf("%lld %lld\n", q.x, q.y);
}
