// Library Checker euclidean_mst: Guibas and Stolfi's Delaunay triangulation, Kruskal; scanf and printf.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

typedef long long i64;

struct Point {
  i64 x, y;
  int id;
};

static std::vector<Point> p;

/** One of the four directed edges of a quad-edge. */
struct Quad {
  Quad *rot, *onext;
  int from;
  Quad *sym() { return rot->rot; }
  Quad *oprev() { return rot->onext->rot; }
  Quad *lnext() { return sym()->oprev(); }
  int to() { return sym()->from; }
};

static std::vector<Quad *> all;

static Quad *make(int a, int b) {
  Quad *q = new Quad[4];
  for (int i = 0; i < 4; i++) q[i] = {&q[(i + 1) % 4], &q[i % 2 == 0 ? i : 4 - i], -1};
  q[0].from = a, q[2].from = b;
  all.push_back(q);
  return q;
}

static void splice(Quad *a, Quad *b) {
  std::swap(a->onext->rot->onext, b->onext->rot->onext);
  std::swap(a->onext, b->onext);
}

static Quad *connect(Quad *a, Quad *b) {
  Quad *q = make(a->to(), b->from);
  splice(q, a->lnext());
  splice(q->sym(), b);
  return q;
}

static void drop(Quad *q) {
  splice(q, q->oprev());
  splice(q->sym(), q->sym()->oprev());
  q->from = q->sym()->from = -1;
}

static i64 cross(int a, int b, int c) {
  return (p[b].x - p[a].x) * (p[c].y - p[a].y) - (p[b].y - p[a].y) * (p[c].x - p[a].x);
}

/** a, b, c counterclockwise: whether d lies inside their circle; below 2^62 for coordinates to 10^4. */
static bool inside(int a, int b, int c, int d) {
  i64 ax = p[a].x - p[d].x, ay = p[a].y - p[d].y, bx = p[b].x - p[d].x, by = p[b].y - p[d].y;
  i64 cx = p[c].x - p[d].x, cy = p[c].y - p[d].y;
  return (ax * ax + ay * ay) * (bx * cy - by * cx) + (bx * bx + by * by) * (cx * ay - cy * ax) +
             (cx * cx + cy * cy) * (ax * by - ay * bx) > 0;
}

/** The edges of the hull that leave the first point counterclockwise and the last one clockwise. */
static std::pair<Quad *, Quad *> build(int l, int r) {
  if (r - l <= 3) {
    Quad *a = make(l, l + 1);
    if (r - l == 2) return {a, a->sym()};
    Quad *b = make(l + 1, l + 2);
    splice(a->sym(), b);
    i64 side = cross(l, l + 1, l + 2);
    Quad *c = side != 0 ? connect(b, a) : nullptr;
    if (side < 0) return {c->sym(), c};
    return {a, b->sym()};
  }
  int m = (l + r) / 2;
  auto [first, left] = build(l, m);
  auto [right, last] = build(m, r);
  for (;;) { // down to the lower common tangent
    if (cross(right->from, left->from, left->to()) > 0) left = left->lnext();
    else if (cross(left->from, right->to(), right->from) > 0) right = right->sym()->onext;
    else break;
  }
  Quad *base = connect(right->sym(), left);
  if (left->from == first->from) first = base->sym();
  if (right->from == last->from) last = base;
  for (;;) { // and up
    auto above = [&](Quad *q) { return cross(q->to(), base->to(), base->from) > 0; };
    Quad *a = base->sym()->onext, *b = base->oprev();
    if (above(a)) {
      while (inside(base->to(), base->from, a->to(), a->onext->to())) {
        Quad *next = a->onext;
        drop(a);
        a = next;
      }
    }
    if (above(b)) {
      while (inside(base->to(), base->from, b->to(), b->oprev()->to())) {
        Quad *next = b->oprev();
        drop(b);
        b = next;
      }
    }
    if (!above(a) && !above(b)) break;
    if (!above(a) || (above(b) && inside(a->to(), a->from, b->from, b->to())))
      base = connect(b, base->sym());
    else
      base = connect(base->sym(), a->sym());
  }
  return {first, last};
}

static std::vector<int> parent;

static int root(int v) {
  while (parent[v] != v) v = parent[v] = parent[parent[v]];
  return v;
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Point> given(n);
  for (int i = 0; i < n; i++) {
    if (scanf("%lld %lld", &given[i].x, &given[i].y) != 2) return 1;
    given[i].id = i;
  }
  std::sort(given.begin(), given.end(), [](const Point &a, const Point &b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
  });
  struct Edge {
    i64 length;
    int u, v;
  };
  std::vector<Edge> edges;
  for (const Point &q : given) { // equal points are linked at no cost
    if (p.empty() || p.back().x != q.x || p.back().y != q.y) p.push_back(q);
    else edges.push_back({0, p.back().id, q.id});
  }
  if (p.size() > 1) build(0, p.size());
  for (Quad *q : all) {
    if (q->from < 0) continue;
    const Point &a = p[q->from], &b = p[q->to()];
    edges.push_back({(a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y), a.id, b.id});
  }
  std::sort(edges.begin(), edges.end(),
            [](const Edge &a, const Edge &b) { return a.length < b.length; });
  parent.resize(n);
  std::iota(parent.begin(), parent.end(), 0);
  for (const Edge &e : edges) {
    int u = root(e.u), v = root(e.v);
    if (u == v) continue;
    parent[u] = v;
    printf("%d %d\n", e.u, e.v);
  }
}
