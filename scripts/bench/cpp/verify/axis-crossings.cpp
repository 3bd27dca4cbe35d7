// AOJ CGL_6_A: a sweep upwards with a Fenwick tree over the x of upright segments, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Event {
  int y, kind, left, right; // kind 0: an upright one begins, 1: level, 2: it ends
};

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Event> events;
  std::vector<int> xs;
  for (int i = 0; i < n; i++) {
    int x, y, z, w;
    if (scanf("%d %d %d %d", &x, &y, &z, &w) != 4) return 1;
    if (y == w) {
      events.push_back({y, 1, std::min(x, z), std::max(x, z)});
    } else {
      xs.push_back(x);
      events.push_back({std::min(y, w), 0, x, x});
      events.push_back({std::max(y, w), 2, x, x});
    }
  }
  std::sort(xs.begin(), xs.end());
  xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return a.y != b.y ? a.y < b.y : a.kind < b.kind;
  });
  std::vector<int> tree(xs.size() + 1);
  auto add = [&](int i, int v) {
    for (i++; i < (int)tree.size(); i += i & -i) tree[i] += v;
  };
  auto sum = [&](int i) {
    int s = 0;
    for (; i > 0; i -= i & -i) s += tree[i];
    return s;
  };
  long long count = 0;
  for (const Event &e : events) {
    int from = std::lower_bound(xs.begin(), xs.end(), e.left) - xs.begin();
    if (e.kind != 1) {
      add(from, e.kind == 0 ? 1 : -1);
      continue;
    }
    int to = std::upper_bound(xs.begin(), xs.end(), e.right) - xs.begin();
    count += sum(to) - sum(from);
  }
  printf("%lld\n", count);
}
