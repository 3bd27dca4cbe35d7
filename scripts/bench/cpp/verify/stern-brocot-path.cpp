// Library Checker stern_brocot_tree: paths as runs by Euclid's algorithm, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

using i64 = long long;
using Runs = std::vector<std::pair<char, i64>>;

static Runs pathTo(i64 a, i64 b) {
  Runs runs;
  while (a != b) {
    if (a > b) {
      const i64 count = (a - 1) / b;
      runs.push_back({'R', count}), a -= count * b;
    } else {
      const i64 count = (b - 1) / a;
      runs.push_back({'L', count}), b -= count * a;
    }
  }
  return runs;
}

static Runs readPath() {
  i64 a, b;
  if (scanf("%lld %lld", &a, &b) != 2) std::exit(1);
  return pathTo(a, b);
}

/** The bounds of the node's subtree; the node is the mediant. */
struct Node {
  i64 lowA = 0, lowB = 1, highA = 1, highB = 0;
  explicit Node(const Runs &runs) {
    for (const auto &[side, count] : runs) {
      if (side == 'R') lowA += count * highA, lowB += count * highB;
      else highA += count * lowA, highB += count * lowB;
    }
  }
  void print() const { printf("%lld %lld\n", lowA + highA, lowB + highB); }
};

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    char kind[16];
    if (scanf("%15s", kind) != 1) return 1;
    const std::string name = kind;
    if (name == "ENCODE_PATH") {
      const Runs runs = readPath();
      printf("%zu", runs.size());
      for (const auto &[side, length] : runs) printf(" %c %lld", side, length);
      puts("");
    } else if (name == "DECODE_PATH") {
      size_t size;
      if (scanf("%zu", &size) != 1) return 1;
      Runs runs(size);
      for (auto &[side, length] : runs) {
        if (scanf(" %c %lld", &side, &length) != 2) return 1;
      }
      Node(runs).print();
    } else if (name == "LCA") {
      const Runs first = readPath(), second = readPath();
      Runs common;
      for (size_t i = 0; i < std::min(first.size(), second.size()) && first[i].first == second[i].first; i++) {
        common.push_back({first[i].first, std::min(first[i].second, second[i].second)});
        if (first[i].second != second[i].second) break;
      }
      Node(common).print();
    } else if (name == "ANCESTOR") {
      i64 depth;
      if (scanf("%lld", &depth) != 1) return 1;
      Runs runs = readPath();
      for (auto &run : runs) {
        run.second = std::min(run.second, depth);
        depth -= run.second;
      }
      if (depth > 0) puts("-1");
      else Node(runs).print();
    } else {
      const Node node(readPath());
      printf("%lld %lld %lld %lld\n", node.lowA, node.lowB, node.highA, node.highB);
    }
  }
}
