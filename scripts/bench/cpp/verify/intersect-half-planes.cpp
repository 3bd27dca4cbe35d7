// Kattis bigbrother: half-planes by angle and a deque, exact tests in __int128, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <deque>
#include <vector>

typedef long long i64;
typedef __int128 i128;

/** Points p with dx (p.y - y) - dy (p.x - x) ≥ 0. */
struct Line {
  i64 x, y, dx, dy;
  int half() const { return dy < 0 || (dy == 0 && dx < 0); }
};

static i64 cross(const Line &a, const Line &b) { return a.dx * b.dy - a.dy * b.dx; }

/** The crossing as (x / w, y / w), w > 0. */
static void crossing(const Line &a, const Line &b, i128 &x, i128 &y, i128 &w) {
  w = cross(a, b);
  i128 t = (i128)(b.x - a.x) * b.dy - (i128)(b.y - a.y) * b.dx; // along a, times w
  x = w * a.x + t * a.dx, y = w * a.y + t * a.dy;
  if (w < 0) x = -x, y = -y, w = -w;
}

/** Whether the crossing of a and b lies strictly outside of c. */
static bool isOut(const Line &a, const Line &b, const Line &c) {
  i128 x, y, w;
  crossing(a, b, x, y, w);
  return c.dx * (y - w * c.y) - c.dy * (x - w * c.x) < 0;
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<i64> x(n), y(n);
  for (int i = 0; i < n; i++)
    if (scanf("%lld %lld", &x[i], &y[i]) != 2) return 1;
  std::vector<Line> lines;
  for (int i = 0; i < n; i++) { // clockwise: the inside is on the left of the way back
    int j = (i + 1) % n;
    lines.push_back({x[j], y[j], x[i] - x[j], y[i] - y[j]});
  }
  std::sort(lines.begin(), lines.end(), [](const Line &a, const Line &b) {
    return a.half() != b.half() ? a.half() < b.half() : cross(a, b) > 0;
  });
  std::deque<Line> open;
  for (const Line &c : lines) {
    while (open.size() >= 2 && isOut(open[open.size() - 2], open.back(), c)) open.pop_back();
    while (open.size() >= 2 && isOut(open[0], open[1], c)) open.pop_front();
    if (!open.empty() && cross(open.back(), c) <= 0) {
      const Line &b = open.back();
      bool same = cross(b, c) == 0 && (b.dx * c.dx > 0 || b.dy * c.dy > 0);
      if (!same) { // a turn of half a circle or more: nothing is left
        puts("0.00000000");
        return 0;
      }
      i128 side = (i128)b.dx * (c.y - b.y) - (i128)b.dy * (c.x - b.x);
      if (side <= 0) continue;
      open.pop_back();
      while (open.size() >= 2 && isOut(open[open.size() - 2], open.back(), c)) open.pop_back();
    }
    open.push_back(c);
  }
  while (open.size() > 2 && isOut(open[open.size() - 2], open.back(), open[0])) open.pop_back();
  while (open.size() > 2 && isOut(open[0], open[1], open.back())) open.pop_front();
  double twice = 0;
  std::vector<double> px, py;
  for (size_t i = 0; open.size() > 2 && i < open.size(); i++) {
    i128 cx, cy, w;
    crossing(open[i], open[(i + 1) % open.size()], cx, cy, w);
    px.push_back((double)cx / (double)w), py.push_back((double)cy / (double)w);
  }
  for (size_t i = 2; i < px.size(); i++)
    twice += (px[i - 1] - px[0]) * (py[i] - py[0]) - (py[i - 1] - py[0]) * (px[i] - px[0]);
  printf("%.8f\n", twice > 0 ? twice / 2 : 0);
}
