// CSES 2190: boxes and four orientations, scanf and printf.
#include <algorithm>
#include <cstdio>

struct Point {
  long long x, y;
};

static int turn(const Point &a, const Point &b, const Point &c) {
  __int128 d = (__int128)(b.x - a.x) * (c.y - a.y) - (__int128)(b.y - a.y) * (c.x - a.x);
  return d > 0 ? 1 : d < 0 ? -1 : 0;
}

int main() {
  int t;
  if (scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    Point a, b, c, d;
    if (scanf("%lld %lld %lld %lld", &a.x, &a.y, &b.x, &b.y) != 4) return 1;
    if (scanf("%lld %lld %lld %lld", &c.x, &c.y, &d.x, &d.y) != 4) return 1;
    bool boxes = std::max(a.x, b.x) >= std::min(c.x, d.x) &&
                 std::max(c.x, d.x) >= std::min(a.x, b.x) &&
                 std::max(a.y, b.y) >= std::min(c.y, d.y) &&
                 std::max(c.y, d.y) >= std::min(a.y, b.y);
    bool meet = boxes && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
    puts(meet ? "YES" : "NO");
  }
}
