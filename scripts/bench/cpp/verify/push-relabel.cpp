// SPOJ FASTFLOW: push and relabel from the highest label, with the gap rule, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Arc {
  int to, back;
  long long room;
};

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<Arc>> arcs(n);
  while (m-- > 0) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    if (a-- == b--) continue;
    arcs[a].push_back({b, static_cast<int>(arcs[b].size()), c});
    arcs[b].push_back({a, static_cast<int>(arcs[a].size()) - 1, c});
  }
  const int s = 0, t = n - 1;
  std::vector<long long> excess(n);
  std::vector<int> label(n, n), count(2 * n + 1), queue{t};
  std::vector<size_t> at_arc(n);
  std::vector<std::vector<int>> active(2 * n + 1); // by label
  label[t] = 0; // labels begin as distances to the sink
  for (size_t at = 0; at < queue.size(); at++) {
    for (const Arc &arc : arcs[queue[at]]) {
      if (label[arc.to] < n || arc.to == s) continue;
      label[arc.to] = label[queue[at]] + 1;
      queue.push_back(arc.to);
    }
  }
  for (int v = 0; v < n; v++) count[label[v]]++;
  int highest = 0;
  auto push = [&](int v, Arc &arc, long long flow) {
    if (flow == 0) return;
    if (excess[arc.to] == 0 && arc.to != s && arc.to != t) {
      active[label[arc.to]].push_back(arc.to);
      highest = std::max(highest, label[arc.to]);
    }
    arc.room -= flow;
    arcs[arc.to][arc.back].room += flow;
    excess[v] -= flow;
    excess[arc.to] += flow;
  };
  for (Arc &arc : arcs[s]) push(s, arc, arc.room);
  while (highest >= 0) {
    if (active[highest].empty()) {
      highest--;
      continue;
    }
    const int v = active[highest].back();
    active[highest].pop_back();
    if (label[v] != highest) continue; // it was lifted over a gap
    while (excess[v] > 0) {
      if (at_arc[v] < arcs[v].size()) {
        Arc &arc = arcs[v][at_arc[v]];
        if (arc.room > 0 && label[v] == label[arc.to] + 1) push(v, arc, std::min(excess[v], arc.room));
        else at_arc[v]++;
        continue;
      }
      int lowest = 2 * n;
      for (const Arc &arc : arcs[v]) if (arc.room > 0) lowest = std::min(lowest, label[arc.to] + 1);
      const int old = label[v];
      count[old]--;
      if (count[old] == 0 && old < n) {
        for (int w = 0; w < n; w++) {
          if (w == s || w == v || label[w] <= old || label[w] >= n) continue;
          count[label[w]]--;
          count[label[w] = n + 1]++;
          at_arc[w] = 0;
          if (excess[w] > 0 && w != t) active[n + 1].push_back(w), highest = std::max(highest, n + 1);
        }
        lowest = std::max(lowest, n + 1);
      }
      label[v] = lowest;
      count[lowest]++;
      at_arc[v] = 0;
      highest = std::max(highest, lowest);
    }
    if (highest < label[v]) highest = label[v];
  }
  printf("%lld\n", excess[t]);
}
