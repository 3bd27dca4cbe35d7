// The work of lib/flow/proof/bipartite-matching.bench.ts: Hopcroft and Karp's algorithm on lists, from an empty matching.
#include "../bench.hpp"

static const int SIDE = 100000, EDGES = 300000;

struct Matching {
  std::vector<std::vector<int>> arcs = std::vector<std::vector<int>>(SIDE);
  std::vector<int> partner = std::vector<int>(SIDE, -1), mate = std::vector<int>(SIDE, -1);
  std::vector<int> level = std::vector<int>(SIDE);
  std::vector<size_t> next = std::vector<size_t>(SIDE);

  bool layers() {
    std::vector<int> queue;
    for (int l = 0; l < SIDE; l++) {
      level[l] = partner[l] < 0 ? 0 : -1;
      if (partner[l] < 0) queue.push_back(l);
    }
    bool reached = false;
    for (size_t at = 0; at < queue.size(); at++) {
      const int l = queue[at];
      for (const int r : arcs[l]) {
        const int other = mate[r];
        if (other < 0) reached = true;
        else if (level[other] < 0) level[other] = level[l] + 1, queue.push_back(other);
      }
    }
    return reached;
  }
  bool augment(int l) {
    while (next[l] < arcs[l].size()) {
      const int r = arcs[l][next[l]++], other = mate[r];
      if (other >= 0 && (level[other] != level[l] + 1 || !augment(other))) continue;
      partner[l] = r, mate[r] = l;
      return true;
    }
    return false;
  }
  int run() {
    int matched = 0;
    while (layers()) {
      next.assign(SIDE, 0);
      for (int l = 0; l < SIDE; l++) if (partner[l] < 0 && augment(l)) matched++;
    }
    return matched;
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> ends(2 * EDGES);
    for (int &end : ends) end = static_cast<int>(random.integer(0, SIDE - 1));
    return [ends] {
      Matching matching;
      for (int e = 0; e < EDGES; e++) matching.arcs[ends[2 * e]].push_back(ends[2 * e + 1]);
      return matching.run();
    };
  });
}
