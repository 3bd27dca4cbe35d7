// Library Checker bipartite_edge_coloring: small vertices merged, alternating paths of two colours, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

/** Numbers of groups of vertices whose degrees add up to at most `most`; counts them. */
static std::vector<int> groups(const std::vector<int> &degree, int most, int &count) {
  std::vector<int> group(degree.size());
  int sum = 0;
  count = 0;
  for (size_t v = 0; v < degree.size(); v++) {
    if (sum + degree[v] > most) sum = 0, count++;
    sum += degree[v];
    group[v] = count;
  }
  count++;
  return group;
}

int main() {
  int l, r, m;
  if (scanf("%d %d %d", &l, &r, &m) != 3) return 1;
  std::vector<int> a(m), b(m), left(l), right(r);
  for (int e = 0; e < m; e++) {
    if (scanf("%d %d", &a[e], &b[e]) != 2) return 1;
    left[a[e]]++;
    right[b[e]]++;
  }
  const int colours = std::max(*std::max_element(left.begin(), left.end()), *std::max_element(right.begin(), right.end()));
  int lefts, rights;
  const std::vector<int> left_group = groups(left, colours, lefts), right_group = groups(right, colours, rights);
  const size_t size = static_cast<size_t>(lefts + rights), width = static_cast<size_t>(colours);
  std::vector<int> edge_at(size * width, -1), lowest(size), colour(m); // lowest: a bound for the first free colour
  auto edge = [&](int v, int c) -> int & { return edge_at[static_cast<size_t>(v) * width + static_cast<size_t>(c)]; };
  auto free_colour = [&](int v) {
    int &c = lowest[v];
    while (edge(v, c) >= 0) c++;
    return c;
  };
  std::vector<int> path;
  for (int e = 0; e < m; e++) {
    a[e] = left_group[a[e]];
    b[e] = lefts + right_group[b[e]];
    const int x = free_colour(a[e]), y = free_colour(b[e]);
    // The path of colours x, y, x, … from b; it never reaches a.
    path.clear();
    for (int v = b[e], c = x; edge(v, c) >= 0; c = x + y - c) {
      path.push_back(edge(v, c));
      v = a[path.back()] + b[path.back()] - v;
    }
    if (x != y) {
      for (const int on : path) for (const int v : {a[on], b[on]}) edge(v, colour[on]) = -1;
      for (const int on : path) {
        colour[on] = x + y - colour[on];
        for (const int v : {a[on], b[on]}) edge(v, colour[on]) = on;
      }
      for (const int on : path) for (const int v : {a[on], b[on]}) lowest[v] = std::min(lowest[v], std::min(x, y));
    }
    colour[e] = x;
    edge(a[e], x) = edge(b[e], x) = e;
  }
  printf("%d\n", colours);
  for (const int c : colour) printf("%d\n", c);
}
