// Library Checker bipartitematching: Hopcroft and Karp on lists, from an empty matching, scanf and printf.
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> arcs;
static std::vector<int> partner, mate, level;
static std::vector<size_t> at_arc;

static bool has_path() {
  std::vector<int> queue;
  bool is_reached = false;
  for (size_t l = 0; l < arcs.size(); l++) {
    level[l] = partner[l] < 0 ? 0 : -1;
    if (partner[l] < 0) queue.push_back(static_cast<int>(l));
  }
  for (size_t at = 0; at < queue.size(); at++) {
    const int l = queue[at];
    for (const int r : arcs[l]) {
      const int other = mate[r];
      if (other < 0) is_reached = true;
      else if (level[other] < 0) level[other] = level[l] + 1, queue.push_back(other);
    }
  }
  return is_reached;
}

static bool augment(int l) {
  while (at_arc[l] < arcs[l].size()) {
    const int r = arcs[l][at_arc[l]++], other = mate[r];
    if (other >= 0 && (level[other] != level[l] + 1 || !augment(other))) continue;
    partner[l] = r;
    mate[r] = l;
    return true;
  }
  return false;
}

int main() {
  int l, r, m, size = 0;
  if (scanf("%d %d %d", &l, &r, &m) != 3) return 1;
  arcs.resize(l);
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    arcs[a].push_back(b);
  }
  partner.assign(l, -1);
  mate.assign(r, -1);
  level.resize(l);
  while (has_path()) {
    at_arc.assign(l, 0);
    for (int v = 0; v < l; v++) if (partner[v] < 0 && augment(v)) size++;
  }
  printf("%d\n", size);
  for (int v = 0; v < l; v++) if (partner[v] >= 0) printf("%d %d\n", v, partner[v]);
}
