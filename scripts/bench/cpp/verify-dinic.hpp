// For the programs of three modules in verify: maximum flow by Dinic on lists of arcs.
#pragma once
#include <algorithm>
#include <vector>

struct Arc {
  int to;
  long long room;
};

static std::vector<Arc> all; // the reverse of arc e is e ^ 1
static std::vector<std::vector<int>> out;
static std::vector<int> level;
static std::vector<size_t> at_arc;

static void add(int a, int b, long long there, long long back) {
  out[a].push_back(static_cast<int>(all.size()));
  all.push_back({b, there});
  out[b].push_back(static_cast<int>(all.size()));
  all.push_back({a, back});
}

static bool has_path(int s, int t) {
  level.assign(out.size(), -1);
  std::vector<int> queue{s};
  level[s] = 0;
  for (size_t at = 0; at < queue.size() && level[t] < 0; at++) {
    for (const int e : out[queue[at]]) {
      const int to = all[e].to;
      if (all[e].room > 0 && level[to] < 0) level[to] = level[queue[at]] + 1, queue.push_back(to);
    }
  }
  return level[t] >= 0;
}

static long long push(int v, int t, long long most) {
  if (v == t) return most;
  long long sum = 0;
  for (; at_arc[v] < out[v].size(); at_arc[v]++) {
    const int e = out[v][at_arc[v]], to = all[e].to;
    if (all[e].room == 0 || level[to] != level[v] + 1) continue;
    const long long flow = push(to, t, std::min(most - sum, all[e].room));
    all[e].room -= flow;
    all[e ^ 1].room += flow;
    sum += flow;
    if (sum == most) break;
  }
  return sum;
}

static long long max_flow(int s, int t) {
  long long sum = 0;
  while (has_path(s, t)) {
    at_arc.assign(out.size(), 0);
    sum += push(s, t, 1LL << 60);
  }
  return sum;
}
