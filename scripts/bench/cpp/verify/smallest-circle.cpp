// Library Checker minimum_enclosing_circle: Welzl's increments on fractions, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

typedef long long i64;
typedef __int128 i128;

struct Point {
  i64 x, y;
};

/** The centre is (x / w, y / w), the square of the radius r / w². */
struct Circle {
  i128 x, y, w, r;
  int side(const Point &p) const { // 1: outside
    i128 dx = x - w * p.x, dy = y - w * p.y, d = dx * dx + dy * dy;
    return d > r ? 1 : d == r ? 0 : -1;
  }
};

static Circle from(i128 x, i128 y, i128 w, const Point &p) {
  i128 dx = x - w * p.x, dy = y - w * p.y;
  return {x, y, w, dx * dx + dy * dy};
}

static Circle about(const Point &a, const Point &b, const Point &c) {
  i64 bx = b.x - a.x, by = b.y - a.y, cx = c.x - a.x, cy = c.y - a.y;
  i64 b2 = bx * bx + by * by, c2 = cx * cx + cy * cy, w = 2 * (bx * cy - by * cx);
  i128 x = (i128)cy * b2 - (i128)by * c2, y = (i128)bx * c2 - (i128)cx * b2;
  return from(x + (i128)w * a.x, y + (i128)w * a.y, w, a);
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> given(n);
  for (auto &q : given)
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
  std::vector<Point> p = given;
  std::shuffle(p.begin(), p.end(), std::mt19937(1));
  Circle circle = from(p[0].x, p[0].y, 1, p[0]);
  for (int i = 1; i < n; i++) {
    if (circle.side(p[i]) <= 0) continue;
    circle = from(p[i].x, p[i].y, 1, p[i]);
    for (int j = 0; j < i; j++) {
      if (circle.side(p[j]) <= 0) continue;
      circle = from(p[i].x + p[j].x, p[i].y + p[j].y, 2, p[i]);
      for (int k = 0; k < j; k++)
        if (circle.side(p[k]) > 0) circle = about(p[i], p[j], p[k]);
    }
  }
  for (auto &q : given) putchar(circle.side(q) == 0 ? '1' : '0');
  puts("");
}
