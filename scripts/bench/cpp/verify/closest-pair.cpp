// Library Checker closest_pair: divide by x and merge by y, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Point {
  long long x, y;
  int id;
};

static long long best;
static int first, second;
static std::vector<Point> p, merged, strip;

static void offer(const Point &a, const Point &b) {
  long long d = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
  if (d < best) best = d, first = a.id, second = b.id;
}

static void solve(int from, int to) {
  if (to - from < 2) return;
  int middle = (from + to) / 2;
  long long x = p[middle].x;
  solve(from, middle), solve(middle, to);
  auto byY = [](const Point &a, const Point &b) { return a.y < b.y; };
  std::merge(p.begin() + from, p.begin() + middle, p.begin() + middle, p.begin() + to,
             merged.begin(), byY);
  std::copy(merged.begin(), merged.begin() + (to - from), p.begin() + from);
  strip.clear();
  for (int i = from; i < to; i++) {
    if ((p[i].x - x) * (p[i].x - x) >= best) continue;
    for (int j = strip.size() - 1; j >= 0; j--) {
      if ((p[i].y - strip[j].y) * (p[i].y - strip[j].y) >= best) break;
      offer(strip[j], p[i]);
    }
    strip.push_back(p[i]);
  }
}

int main() {
  int t;
  if (scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    p.resize(n), merged.resize(n);
    for (int i = 0; i < n; i++) {
      if (scanf("%lld %lld", &p[i].x, &p[i].y) != 2) return 1;
      p[i].id = i;
    }
    std::sort(p.begin(), p.end(), [](const Point &a, const Point &b) { return a.x < b.x; });
    best = 9e18, first = 0, second = 1;
    solve(0, n);
    printf("%d %d\n", first, second);
  }
}
