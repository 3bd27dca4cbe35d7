// CSES 2192: crossings of a ray, after a test of the border, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
};

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<Point> p(n);
  for (auto &q : p)
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
  while (m-- > 0) {
    Point q;
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
    bool border = false, inside = false;
    for (int i = 0; i < n; i++) {
      const Point &a = p[i], &b = p[(i + 1) % n];
      __int128 cross = (__int128)(b.x - a.x) * (q.y - a.y) - (__int128)(b.y - a.y) * (q.x - a.x);
      if (cross == 0 && std::min(a.x, b.x) <= q.x && q.x <= std::max(a.x, b.x) &&
          std::min(a.y, b.y) <= q.y && q.y <= std::max(a.y, b.y))
        border = true;
      if ((a.y <= q.y) != (b.y <= q.y) && (cross > 0) == (b.y > a.y)) inside = !inside;
    }
    puts(border ? "BOUNDARY" : inside ? "INSIDE" : "OUTSIDE");
  }
}
