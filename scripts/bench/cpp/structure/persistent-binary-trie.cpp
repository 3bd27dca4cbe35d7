// The work of lib/structure/proof/persistent-binary-trie.bench.ts.
#include "../bench.hpp"

static const int COUNT = 200000, BITS = 30;

struct Node {
  int child[2] = {0, 0};
  int count = 0;
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> words(3 * COUNT);
    for (int &word : words) word = static_cast<int>(random.integer(0, (1 << BITS) - 1));
    return [words] {
      std::vector<Node> nodes(1);
      std::vector<int> roots(1);
      long long sum = 0;
      for (int at = 0; at < COUNT; at++) {
        int old = roots.back(), now = static_cast<int>(nodes.size());
        nodes.push_back(nodes[old]), roots.push_back(now);
        nodes[now].count++;
        for (int bit = BITS - 1; bit >= 0; bit--) {
          const int side = words[3 * at] >> bit & 1;
          old = nodes[old].child[side];
          nodes.push_back(nodes[old]);
          now = nodes[now].child[side] = static_cast<int>(nodes.size()) - 1;
          nodes[now].count++;
        }
        int below = roots[words[3 * at + 1] % (at + 1)], above = roots[at + 1], best = 0;
        for (int bit = BITS - 1; bit >= 0; bit--) {
          int side = ~words[3 * at + 2] >> bit & 1;
          if (nodes[nodes[above].child[side]].count == nodes[nodes[below].child[side]].count) side ^= 1;
          else best |= 1 << bit;
          below = nodes[below].child[side], above = nodes[above].child[side];
        }
        sum += best;
      }
      return sum;
    };
  });
}
