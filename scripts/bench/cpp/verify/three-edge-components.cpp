// Library Checker three_edge_connected_components: random sums over the cycles of a search tree, scanf and printf.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <random>
#include <utility>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<std::pair<int, int>>> near(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a].push_back({b, e});
    near[b].push_back({a, e});
  }
  std::mt19937_64 random(12345);
  std::vector<uint64_t> hash(n); // of the tree edge above v: the sum of the edges that pass it by
  std::vector<int> order, place(n, -1), up(n, -1), via(n, -1), path;
  std::vector<size_t> next(n);
  std::vector<uint64_t> back; // the hashes of the edges outside the tree
  for (int root = 0; root < n; root++) {
    if (place[root] >= 0) continue;
    place[root] = (int)order.size();
    order.push_back(root);
    path = {root};
    while (!path.empty()) {
      const int v = path.back();
      if (next[v] == near[v].size()) {
        path.pop_back();
        continue;
      }
      const auto [w, e] = near[v][next[v]++];
      if (place[w] < 0) {
        place[w] = (int)order.size();
        order.push_back(w);
        up[w] = v, via[w] = e;
        path.push_back(w);
      } else if (e != via[v] && place[w] < place[v]) {
        back.push_back(random());
        hash[v] ^= back.back(), hash[w] ^= back.back();
      }
    }
  }
  for (int at = n - 1; at >= 0; at--) {
    const int v = order[at];
    if (up[v] >= 0) hash[up[v]] ^= hash[v];
  }
  // Edges of equal hashes lie on one way down: between two of them labels differ from all others.
  std::sort(back.begin(), back.end());
  std::vector<std::pair<uint64_t, int>> classes; // tree edges by hash, from the top down
  for (const int v : order) if (up[v] >= 0) classes.push_back({hash[v], place[v]});
  std::sort(classes.begin(), classes.end());
  std::vector<uint64_t> label(n);
  for (size_t i = 0, j; i < classes.size(); i = j) {
    const uint64_t h = classes[i].first;
    const bool leaves = h == 0 || std::binary_search(back.begin(), back.end(), h);
    uint64_t above = 0;
    for (j = i; j < classes.size() && classes[j].first == h; j++) {
      const bool is_last = j + 1 == classes.size() || classes[j + 1].first != h;
      const uint64_t below = is_last && !leaves ? 0 : random();
      label[order[classes[j].second]] = h == 0 ? below : above ^ below;
      above = below;
    }
  }
  std::vector<std::pair<uint64_t, int>> members;
  for (const int v : order) {
    if (up[v] >= 0) label[v] ^= label[up[v]];
    else label[v] = random();
    members.push_back({label[v], v});
  }
  std::sort(members.begin(), members.end());
  std::vector<size_t> start;
  for (size_t i = 0; i < members.size(); i++) {
    if (i == 0 || members[i].first != members[i - 1].first) start.push_back(i);
  }
  printf("%d\n", (int)start.size());
  start.push_back(n);
  for (size_t c = 0; c + 1 < start.size(); c++) {
    printf("%d", (int)(start[c + 1] - start[c]));
    for (size_t i = start[c]; i < start[c + 1]; i++) printf(" %d", members[i].second);
    puts("");
  }
}
