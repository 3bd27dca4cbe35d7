// Codeforces 87E: edges of three convex polygons merged by angle, binary search, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
};

static __int128 cross(Point a, Point b) { return (__int128)a.x * b.y - (__int128)a.y * b.x; }
static Point minus(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

static std::vector<Point> read() {
  int n;
  if (scanf("%d", &n) != 1) return {};
  std::vector<Point> points(n);
  for (auto &p : points) {
    if (scanf("%lld %lld", &p.x, &p.y) != 2) return {};
  }
  return points;
}

/** From the lowest of the leftmost on, so that the edges ascend by angle in (-90°, 270°]. */
static void turn(std::vector<Point> &p) {
  auto less = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
  std::rotate(p.begin(), std::min_element(p.begin(), p.end(), less), p.end());
}

static std::vector<Point> sum(std::vector<Point> a, std::vector<Point> b) {
  turn(a);
  turn(b);
  size_t n = a.size(), m = b.size(), i = 0, j = 0;
  std::vector<Point> out;
  while (i < n || j < m) {
    out.push_back({a[i % n].x + b[j % m].x, a[i % n].y + b[j % m].y});
    __int128 c = i == n ? -1 : j == m ? 1 : cross(minus(a[(i + 1) % n], a[i]), minus(b[(j + 1) % m], b[j]));
    if (c >= 0) i++;
    if (c <= 0) j++;
  }
  return out;
}

int main() {
  auto a = read(), b = read(), c = read();
  auto p = sum(sum(a, b), c);
  for (auto hill : read()) {
    Point q = minus({3 * hill.x, 3 * hill.y}, p[0]);
    // The last corner that is not beyond the hill, seen from the first one.
    size_t low = 1, high = p.size();
    bool inside = cross(minus(p[1], p[0]), q) >= 0 && cross(minus(p.back(), p[0]), q) <= 0;
    while (high - low > 1) {
      size_t middle = (low + high) / 2;
      (cross(minus(p[middle], p[0]), q) >= 0 ? low : high) = middle;
    }
    if (low == p.size() - 1) low--;
    Point edge = minus(p[low + 1], p[low]), from = minus(q, minus(p[low], p[0]));
    puts(inside && cross(edge, from) >= 0 ? "YES" : "NO");
  }
}
