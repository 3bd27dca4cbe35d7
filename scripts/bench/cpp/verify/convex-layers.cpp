// Library Checker convex_layers: hulls as bridges in a tree (Overmars, van Leeuwen), scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

typedef long long i64;

struct Point {
  i64 x, y;
  int id;
};

static i64 cross(const Point &a, const Point &b, const Point &c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The upper hull, with all points on its edges, of points by x, then y, that can go. */
struct Hull {
  std::vector<Point> p;
  int size = 1;
  // A node's hull is that of its left child up to from, then that of its right child from to on.
  std::vector<int> from, to; // both the point for a single one, -1 for none

  explicit Hull(const std::vector<Point> &points) : p(points) {
    while (size < (int)p.size()) size *= 2;
    from.assign(2 * size, -1);
    for (size_t i = 0; i < p.size(); i++) from[size + i] = i;
    to = from;
    for (int k = size - 1; k > 0; k--) join(k);
  }
  /** The node below k, or k, that has two children or is a leaf. */
  int real(int k) const {
    while (k < size && (from[2 * k] < 0 || from[2 * k + 1] < 0))
      k = from[2 * k] < 0 ? 2 * k + 1 : 2 * k;
    return k;
  }
  void join(int k) {
    if (from[2 * k] < 0 || from[2 * k + 1] < 0) {
      int only = from[2 * k] < 0 ? 2 * k + 1 : 2 * k;
      from[k] = from[only], to[k] = to[only];
      return;
    }
    int l = real(2 * k), r = real(2 * k + 1), leaf = 2 * k + 1;
    while (leaf < size) leaf *= 2;
    const Point &split = p[leaf - size];
    while (l < size || r < size) {
      const Point &a = p[from[l]], &b = p[to[l]], &c = p[from[r]], &d = p[to[r]];
      if (l < size && cross(a, b, c) > 0) l = real(2 * l);
      else if (r < size && cross(b, c, d) > 0) r = real(2 * r + 1);
      else if (l >= size) r = real(2 * r);
      else if (r >= size) l = real(2 * l + 1);
      else {
        // The lines of both edges cross at (s c + t d) / (s + t): before the split?
        i64 t = cross(a, b, c), s = -cross(a, b, d), sum = s + t;
        __int128 x = (__int128)s * (c.x - split.x) + (__int128)t * (d.x - split.x);
        __int128 y = (__int128)s * (c.y - split.y) + (__int128)t * (d.y - split.y);
        if (sum == 0 || x < 0 || (x == 0 && y < 0)) l = real(2 * l + 1);
        else r = real(2 * r);
      }
    }
    from[k] = l - size, to[k] = r - size;
  }
  void erase(int i) {
    int k = i + size;
    from[k] = to[k] = -1;
    while ((k /= 2) > 0) join(k);
  }
  void collect(int k, int low, int high, std::vector<int> &out) const {
    if (from[k] < 0) return;
    k = real(k);
    if (k >= size) {
      out.push_back(k - size);
      return;
    }
    if (low <= from[k]) collect(2 * k, low, std::min(high, from[k]), out);
    if (high >= to[k]) collect(2 * k + 1, std::max(low, to[k]), high, out);
  }
};

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> p(n);
  for (int i = 0; i < n; i++) {
    if (scanf("%lld %lld", &p[i].x, &p[i].y) != 2) return 1;
    p[i].id = i;
  }
  std::sort(p.begin(), p.end(), [](const Point &a, const Point &b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
  });
  Hull upper(p);
  std::vector<Point> turned(p.rbegin(), p.rend());
  for (auto &q : turned) q.x = -q.x, q.y = -q.y;
  Hull lower(turned);
  std::vector<int> layer(n);
  for (int left = n, number = 1; left > 0; number++) {
    std::vector<int> border, below;
    upper.collect(1, 0, n, border);
    lower.collect(1, 0, n, below);
    for (int i : below) border.push_back(n - 1 - i);
    for (int i : border) {
      if (layer[p[i].id] != 0) continue;
      layer[p[i].id] = number;
      upper.erase(i), lower.erase(n - 1 - i);
      left--;
    }
  }
  for (int i = 0; i < n; i++) printf("%d\n", layer[i]);
}
