// The work of lib/sequence/proof/exact-cover.bench.ts: dancing links as in Knuth's paper.
#include "../bench.hpp"

static const int QUEENS = 11, ITEMS = 6 * QUEENS - 2, NEEDED = 2 * QUEENS;

struct Links {
  std::vector<int> left, right, up, down, item, size = std::vector<int>(ITEMS + 1);
  Links() {
    for (int k = 0; k <= ITEMS; k++) node(k, k, k);
    for (int k = 0; k <= NEEDED; k++) right[k] = k == NEEDED ? 0 : k + 1, left[k] = k == 0 ? NEEDED : k - 1;
  }
  void node(int l, int u, int i) {
    left.push_back(l), right.push_back(l), up.push_back(u), down.push_back(u), item.push_back(i);
  }
  void add(const std::vector<int> &set) {
    const int first = static_cast<int>(item.size());
    for (size_t k = 0; k < set.size(); k++) {
      const int i = set[k] + 1, now = first + static_cast<int>(k);
      node(now, up[i], i);
      down[now] = i, down[up[i]] = now, up[i] = now, size[i]++;
      left[now] = k == 0 ? first + static_cast<int>(set.size()) - 1 : now - 1;
      right[now] = k + 1 == set.size() ? first : now + 1;
    }
  }
  void cover(int i) {
    right[left[i]] = right[i], left[right[i]] = left[i];
    for (int a = down[i]; a != i; a = down[a])
      for (int b = right[a]; b != a; b = right[b]) up[down[b]] = up[b], down[up[b]] = down[b], size[item[b]]--;
  }
  void uncover(int i) {
    for (int a = up[i]; a != i; a = up[a])
      for (int b = left[a]; b != a; b = left[b]) up[down[b]] = b, down[up[b]] = b, size[item[b]]++;
    right[left[i]] = i, left[right[i]] = i;
  }
  long long count() {
    if (right[0] == 0) return 1;
    int best = right[0];
    for (int i = right[0]; i != 0; i = right[i]) if (size[i] < size[best]) best = i;
    long long ways = 0;
    cover(best);
    for (int a = down[best]; a != best; a = down[a]) {
      for (int b = right[a]; b != a; b = right[b]) cover(item[b]);
      ways += count();
      for (int b = left[a]; b != a; b = left[b]) uncover(item[b]);
    }
    uncover(best);
    return ways;
  }
};

int main() {
  return bench([] {
    return [] {
      Links links;
      for (int row = 0; row < QUEENS; row++)
        for (int column = 0; column < QUEENS; column++)
          links.add({row, QUEENS + column, 2 * QUEENS + row + column, 5 * QUEENS - 2 + row - column});
      return links.count();
    };
  });
}
