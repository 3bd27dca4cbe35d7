// Library Checker general_weighted_matching: weighted blossoms in O(n^3) (Galil), scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

// Nodes: vertices 1 … n, blossoms behind them, 0 for none. An outer node is in no blossom.
struct Edge {
  int u, v, weight;
};

static const int FREE = -1, EVEN = 0, ODD = 1;
static int n, nodes;
static Edge edge[1002][1002]; // between nodes: the tightest edge between their vertices
static int dual[1002], mate[1002], nearest[1002], outer[1002], parent[1002], kind[1002], mark[1002], round_of_marks;
static int child_of[1002][502]; // the child of a blossom that holds a vertex
static std::vector<int> ring[1002], queue;

static int slack(const Edge &e) { return dual[e.u] + dual[e.v] - 2 * edge[e.u][e.v].weight; }

static void offer(int u, int x) {
  if (nearest[x] == 0 || slack(edge[u][x]) < slack(edge[nearest[x]][x])) nearest[x] = u;
}

static void find_nearest(int x) {
  nearest[x] = 0;
  for (int u = 1; u <= n; u++) if (edge[u][x].weight > 0 && outer[u] != x && kind[outer[u]] == EVEN) offer(u, x);
}

static void enqueue(int x) {
  if (x <= n) queue.push_back(x);
  else for (const int child : ring[x]) enqueue(child);
}

static void set_outer(int x, int blossom) {
  outer[x] = blossom;
  if (x > n) for (const int child : ring[x]) set_outer(child, blossom);
}

/** The even place of a child in the ring, which is turned round if need be. */
static int even_place(int blossom, int child) {
  auto &r = ring[blossom];
  const int place = static_cast<int>(std::find(r.begin(), r.end(), child) - r.begin());
  if (place % 2 == 0) return place;
  std::reverse(r.begin() + 1, r.end());
  return static_cast<int>(r.size()) - place;
}

static void set_mate(int u, int v) {
  const Edge e = edge[u][v];
  mate[u] = e.v;
  if (u <= n) return;
  const int child = child_of[u][e.u], place = even_place(u, child);
  for (int i = 0; i < place; i++) set_mate(ring[u][i], ring[u][i ^ 1]);
  set_mate(child, v);
  std::rotate(ring[u].begin(), ring[u].begin() + place, ring[u].end());
}

static void augment(int u, int v) {
  for (;;) {
    const int next = outer[mate[u]];
    set_mate(u, v);
    if (next == 0) return;
    set_mate(next, outer[parent[next]]);
    u = outer[parent[next]];
    v = next;
  }
}

static int common_ancestor(int u, int v) {
  round_of_marks++;
  for (; u != 0 || v != 0; std::swap(u, v)) {
    if (u == 0) continue;
    if (mark[u] == round_of_marks) return u;
    mark[u] = round_of_marks;
    u = outer[mate[u]];
    if (u != 0) u = outer[parent[u]];
  }
  return 0;
}

static void shrink(int u, int top, int v) {
  int b = n + 1;
  while (b <= nodes && outer[b] != 0) b++;
  nodes = std::max(nodes, b);
  dual[b] = 0;
  kind[b] = EVEN;
  mate[b] = mate[top];
  ring[b] = {top};
  auto walk = [&](int x) {
    while (x != top) {
      const int odd = outer[mate[x]];
      ring[b].push_back(x);
      ring[b].push_back(odd);
      enqueue(odd);
      x = outer[parent[odd]];
    }
  };
  walk(u);
  std::reverse(ring[b].begin() + 1, ring[b].end());
  walk(v);
  set_outer(b, b);
  for (int x = 1; x <= nodes; x++) edge[b][x].weight = edge[x][b].weight = 0;
  for (int x = 1; x <= n; x++) child_of[b][x] = 0;
  for (const int child : ring[b]) {
    for (int x = 1; x <= nodes; x++) {
      if (edge[b][x].weight == 0 || slack(edge[child][x]) < slack(edge[b][x])) {
        edge[b][x] = edge[child][x];
        edge[x][b] = edge[x][child];
      }
    }
    for (int x = 1; x <= n; x++) if (child == x || (child > n && child_of[child][x] != 0)) child_of[b][x] = child;
  }
  find_nearest(b);
}

/** Dissolves an odd blossom whose dual is 0. */
static void expand(int b) {
  for (const int child : ring[b]) set_outer(child, child);
  const int first = child_of[b][edge[b][parent[b]].u], place = even_place(b, first);
  for (int i = 0; i < place; i += 2) {
    const int odd = ring[b][i], even = ring[b][i + 1];
    parent[odd] = edge[even][odd].u;
    kind[odd] = ODD;
    kind[even] = EVEN;
    nearest[odd] = 0;
    find_nearest(even);
    enqueue(even);
  }
  kind[first] = ODD;
  parent[first] = parent[b];
  for (size_t i = static_cast<size_t>(place) + 1; i < ring[b].size(); i++) {
    kind[ring[b][i]] = FREE;
    find_nearest(ring[b][i]);
  }
  outer[b] = 0;
}

/** A tight edge from an even node; true if it ends an augmenting path. */
static bool use(const Edge &e) {
  const int u = outer[e.u], v = outer[e.v];
  if (kind[v] == FREE) {
    parent[v] = e.u;
    kind[v] = ODD;
    const int even = outer[mate[v]];
    nearest[v] = nearest[even] = 0;
    kind[even] = EVEN;
    enqueue(even);
  } else if (kind[v] == EVEN) {
    const int top = common_ancestor(u, v);
    if (top == 0) {
      augment(u, v);
      augment(v, u);
      return true;
    }
    shrink(u, top, v);
  }
  return false;
}

/** One more edge in the matching; false if that gains nothing. */
static bool grow() {
  queue.clear();
  for (int x = 1; x <= nodes; x++) {
    kind[x] = FREE;
    nearest[x] = 0;
    if (outer[x] == x && mate[x] == 0) parent[x] = 0, kind[x] = EVEN, enqueue(x);
  }
  if (queue.empty()) return false;
  for (;;) {
    for (size_t at = 0; at < queue.size(); at++) {
      const int u = queue[at];
      if (kind[outer[u]] == ODD) continue;
      for (int v = 1; v <= n; v++) {
        if (edge[u][v].weight == 0 || outer[u] == outer[v]) continue;
        if (slack(edge[u][v]) == 0) {
          if (use(edge[u][v])) return true;
        } else {
          offer(u, outer[v]);
        }
      }
    }
    queue.clear();
    int step = 1 << 30;
    for (int b = n + 1; b <= nodes; b++) if (outer[b] == b && kind[b] == ODD) step = std::min(step, dual[b] / 2);
    for (int x = 1; x <= nodes; x++) {
      if (outer[x] != x || nearest[x] == 0 || kind[x] == ODD) continue;
      const int s = slack(edge[nearest[x]][x]);
      step = std::min(step, kind[x] == EVEN ? s / 2 : s);
    }
    for (int u = 1; u <= n; u++) {
      if (kind[outer[u]] == EVEN && dual[u] <= step) return false;
      if (kind[outer[u]] != FREE) dual[u] += kind[outer[u]] == EVEN ? -step : step;
    }
    for (int b = n + 1; b <= nodes; b++) {
      if (outer[b] == b && kind[b] != FREE) dual[b] += kind[b] == EVEN ? 2 * step : -2 * step;
    }
    for (int x = 1; x <= nodes; x++) {
      if (outer[x] != x || nearest[x] == 0 || outer[nearest[x]] == x || slack(edge[nearest[x]][x]) != 0) continue;
      if (use(edge[nearest[x]][x])) return true;
    }
    for (int b = n + 1; b <= nodes; b++) if (outer[b] == b && kind[b] == ODD && dual[b] == 0) expand(b);
  }
}

int main() {
  int m, most = 0, size = 0;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  nodes = n;
  for (int u = 0; u <= n; u++) {
    outer[u] = u;
    for (int v = 0; v <= n; v++) edge[u][v] = {u, v, 0};
    if (u > 0) child_of[u][u] = u;
  }
  while (m-- > 0) {
    int u, v, weight;
    if (scanf("%d %d %d", &u, &v, &weight) != 3) return 1;
    edge[u + 1][v + 1].weight = edge[v + 1][u + 1].weight = weight;
    most = std::max(most, weight);
  }
  for (int v = 1; v <= n; v++) dual[v] = most;
  while (grow()) {}
  long long total = 0;
  for (int v = 1; v <= n; v++) if (mate[v] > v) size++, total += edge[v][mate[v]].weight;
  printf("%d %lld\n", size, total);
  for (int v = 1; v <= n; v++) if (mate[v] > v) printf("%d %d\n", v - 1, mate[v] - 1);
}
