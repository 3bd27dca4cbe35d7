// Library Checker count_points_in_triangle: points below each pair of corners, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

typedef long long i64;

struct Point {
  i64 x, y;
};

static i64 cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

int main() {
  int n, m, q;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> p(n);
  for (auto &a : p)
    if (scanf("%lld %lld", &a.x, &a.y) != 2) return 1;
  if (scanf("%d", &m) != 1) return 1;
  std::vector<Point> points(m);
  for (auto &a : points)
    if (scanf("%lld %lld", &a.x, &a.y) != 2) return 1;
  // under[i][j]: points with x in [p[i].x, p[j].x) strictly below the segment; on[i][j]: also those on it.
  // below[i], upto[i]: points in the column of p[i] strictly below it, and with those equal to it.
  std::vector<std::vector<int>> under(n, std::vector<int>(n)), on = under;
  std::vector<int> below(n), upto(n);
  for (int i = 0; i < n; i++) {
    for (auto &a : points) {
      if (a.x != p[i].x) continue;
      below[i] += a.y < p[i].y;
      upto[i] += a.y <= p[i].y;
    }
    for (int j = 0; j < n; j++) {
      if (p[i].x >= p[j].x) continue;
      for (auto &a : points) {
        if (a.x < p[i].x || a.x >= p[j].x) continue;
        i64 side = cross(p[i], p[j], a);
        under[i][j] += side < 0;
        on[i][j] += side <= 0;
      }
    }
  }
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    auto before = [&](int i, int j) {
      return p[i].x != p[j].x ? p[i].x < p[j].x : p[i].y < p[j].y;
    };
    if (before(b, a)) std::swap(a, b);
    if (before(c, b)) std::swap(b, c);
    if (before(b, a)) std::swap(a, b);
    i64 side = cross(p[a], p[c], p[b]);
    int count = 0;
    // Strictly between the edge ac and the other two; nothing in the column of a is inside.
    if (side > 0)
      count = under[a][b] + under[b][c] - on[a][c] - below[p[a].x < p[b].x ? a : b] + upto[a];
    else if (side < 0)
      count = under[a][c] - on[a][b] - on[b][c] - below[a] + upto[a];
    printf("%d\n", count);
  }
}
