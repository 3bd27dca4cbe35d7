// USACO 2019 US Open silver 2: Shamos and Hoey's sweep over a std::set, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

typedef long long i64;
typedef __int128 i128;

struct Segment {
  i64 ax, ay, bx, by;
};

static std::vector<Segment> s;
static i64 now; // the x of the sweep

static int turn(i64 ax, i64 ay, i64 bx, i64 by, i64 cx, i64 cy) {
  i64 d = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax); // below 2^61 for coordinates from 0 to 10^9
  return d > 0 ? 1 : d < 0 ? -1 : 0;
}

static bool meet(int i, int j) {
  const Segment &a = s[i], &b = s[j];
  if (std::max(a.ax, b.ax) > std::min(a.bx, b.bx) ||
      std::max(std::min(a.ay, a.by), std::min(b.ay, b.by)) >
          std::min(std::max(a.ay, a.by), std::max(b.ay, b.by)))
    return false;
  return turn(a.ax, a.ay, a.bx, a.by, b.ax, b.ay) * turn(a.ax, a.ay, a.bx, a.by, b.bx, b.by) <= 0 &&
         turn(b.ax, b.ay, b.bx, b.by, a.ax, a.ay) * turn(b.ax, b.ay, b.bx, b.by, a.bx, a.by) <= 0;
}

struct Below {
  bool operator()(int i, int j) const {
    const Segment &a = s[i], &b = s[j];
    // Heights at now as fractions; of upright ones the lower end.
    i64 u = a.bx - a.ax, v = b.bx - b.ax;
    i128 p = u == 0 ? a.ay : (i128)a.ay * u + (i128)(a.by - a.ay) * (now - a.ax);
    i128 q = v == 0 ? b.ay : (i128)b.ay * v + (i128)(b.by - b.ay) * (now - b.ax);
    p *= v == 0 ? 1 : v, q *= u == 0 ? 1 : u;
    return p != q ? p < q : i < j;
  }
};

static void answer(int i, int j) {
  auto count = [](int k) {
    int c = 0;
    for (int l = 0; l < (int)s.size(); l++) c += l != k && meet(k, l);
    return c;
  };
  if (i > j) std::swap(i, j);
  printf("%d\n", count(j) > 1 ? j + 1 : i + 1);
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  s.resize(n);
  struct Event {
    i64 x;
    int kind, i;
  };
  std::vector<Event> events;
  for (int i = 0; i < n; i++) {
    Segment &t = s[i];
    if (scanf("%lld %lld %lld %lld", &t.ax, &t.ay, &t.bx, &t.by) != 4) return 1;
    if (t.ax > t.bx || (t.ax == t.bx && t.ay > t.by)) t = {t.bx, t.by, t.ax, t.ay};
    events.push_back({t.ax, 0, i}), events.push_back({t.bx, 1, i});
  }
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return a.x != b.x ? a.x < b.x : a.kind < b.kind;
  });
  std::set<int, Below> order;
  std::vector<std::set<int, Below>::iterator> where(n);
  for (const Event &e : events) {
    now = e.x;
    if (e.kind == 0) {
      auto above = order.lower_bound(e.i);
      if (above != order.end() && meet(*above, e.i)) return answer(*above, e.i), 0;
      if (above != order.begin() && meet(*std::prev(above), e.i))
        return answer(*std::prev(above), e.i), 0;
      where[e.i] = order.insert(above, e.i);
    } else {
      auto at = where[e.i], above = std::next(at);
      if (at != order.begin() && above != order.end() && meet(*std::prev(at), *above))
        return answer(*std::prev(at), *above), 0;
      order.erase(at);
    }
  }
  puts("1");
}
