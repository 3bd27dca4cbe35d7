// Eolymp 2300: binary search in the fan of the first corner, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
};

static long long cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

int main() {
  int n, k;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> p(n);
  for (auto &q : p)
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
  if (cross(p[0], p[1], p[2]) < 0) std::reverse(p.begin(), p.end());
  if (scanf("%d", &k) != 1) return 1;
  while (k-- > 0) {
    Point q;
    if (scanf("%lld %lld", &q.x, &q.y) != 2) return 1;
    // The last corner that q is not on the right of, seen from the first one.
    int low = 1, high = n - 1;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (cross(p[0], p[middle], q) >= 0) low = middle;
      else high = middle;
    }
    long long a = cross(p[0], p[low], q), b = cross(p[low], p[high], q), c = cross(p[high], p[0], q);
    if (a < 0 || b < 0 || c < 0) puts("OUTSIDE");
    else if (b == 0 || (a == 0 && low == 1) || (c == 0 && high == n - 1)) puts("BORDER");
    else puts("INSIDE");
  }
}
