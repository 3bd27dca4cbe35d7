// Library Checker dominatortree: Lengauer and Tarjan's algorithm with path compression, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n, m, root;
  if (scanf("%d %d %d", &n, &m, &root) != 3) return 1;
  std::vector<std::vector<int>> out(n), in(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    out[a].push_back(b);
    in[b].push_back(a);
  }
  // Vertices by their number in preorder from here on.
  std::vector<int> number(n, -1), vertex, parent(n, -1), path = {root};
  std::vector<size_t> next(n);
  number[root] = 0;
  vertex.push_back(root);
  while (!path.empty()) {
    const int v = path.back();
    if (next[v] == out[v].size()) {
      path.pop_back();
      continue;
    }
    const int w = out[v][next[v]++];
    if (number[w] >= 0) continue;
    parent[vertex.size()] = number[v];
    number[w] = (int)vertex.size();
    vertex.push_back(w);
    path.push_back(w);
  }
  const int count = (int)vertex.size();
  std::vector<int> semi(count), best(count), link(count, -1), idom(count);
  std::vector<std::vector<int>> bucket(count);
  for (int v = 0; v < count; v++) semi[v] = best[v] = v;
  std::vector<int> chain;
  /** The vertex of least semidominator on the way up from v in the forest of links. */
  const auto eval = [&](int v) {
    if (link[v] < 0) return v;
    for (int w = v; link[link[w]] >= 0; w = link[w]) chain.push_back(w);
    for (; !chain.empty(); chain.pop_back()) {
      const int w = chain.back(), up = link[w];
      if (semi[best[up]] < semi[best[w]]) best[w] = best[up];
      link[w] = link[up];
    }
    return best[v];
  };
  for (int v = count - 1; v > 0; v--) {
    for (const int u : in[vertex[v]]) {
      if (number[u] < 0) continue;
      const int s = semi[eval(number[u])];
      if (s < semi[v]) semi[v] = s;
    }
    bucket[semi[v]].push_back(v);
    link[v] = parent[v];
    for (const int w : bucket[parent[v]]) {
      const int u = eval(w);
      idom[w] = semi[u] < semi[w] ? u : parent[v];
    }
    bucket[parent[v]].clear();
  }
  for (int v = 1; v < count; v++) {
    if (idom[v] != semi[v]) idom[v] = idom[idom[v]];
  }
  for (int v = 0; v < n; v++) {
    printf("%d%c", number[v] < 0 ? -1 : vertex[idom[number[v]]], v + 1 < n ? ' ' : '\n');
  }
}
