// The work of lib/structure/proof/int-set.bench.ts on a tree of 64-bit words and on std::set.
#include "../bench.hpp"
#include <iterator>
#include <set>

static const int SIZE = 10000000, STEPS = 1000000;

struct Words {
  std::vector<std::vector<uint64_t>> levels;

  Words() {
    size_t words = SIZE;
    do {
      words = (words + 63) / 64;
      levels.emplace_back(words);
    } while (words > 1);
  }
  void add(int x) {
    for (auto &level : levels) level[x >> 6] |= 1ULL << (x & 63), x >>= 6;
  }
  void remove(int x) {
    for (auto &level : levels) {
      level[x >> 6] &= ~(1ULL << (x & 63));
      x >>= 6;
      if (level[x] != 0) return;
    }
  }
  int ceil(int x) const {
    for (size_t h = 0; h < levels.size(); h++) {
      if (static_cast<size_t>(x >> 6) >= levels[h].size()) return -1;
      const uint64_t rest = levels[h][x >> 6] >> (x & 63);
      if (rest != 0) {
        x += __builtin_ctzll(rest);
        while (h > 0) h--, x = x << 6 | __builtin_ctzll(levels[h][x]);
        return x;
      }
      x = (x >> 6) + 1;
    }
    return -1;
  }
  int floor(int x) const {
    for (size_t h = 0; h < levels.size() && x >= 0; h++) {
      const uint64_t rest = levels[h][x >> 6] << (63 - (x & 63));
      if (rest != 0) {
        x -= __builtin_clzll(rest);
        while (h > 0) h--, x = x << 6 | (63 - __builtin_clzll(levels[h][x]));
        return x;
      }
      x = (x >> 6) - 1;
    }
    return -1;
  }
};

struct Std {
  std::set<int> set;

  void add(int x) { set.insert(x); }
  void remove(int x) { set.erase(x); }
  int ceil(int x) const {
    const auto found = set.lower_bound(x);
    return found == set.end() ? -1 : *found;
  }
  int floor(int x) const {
    const auto beyond = set.upper_bound(x);
    return beyond == set.begin() ? -1 : *std::prev(beyond);
  }
};

template <class Set> auto neighbours() {
  Random random(1);
  std::vector<int> numbers(3 * STEPS);
  for (int &number : numbers) number = static_cast<int>(random.integer(0, SIZE - 1));
  return [numbers] {
    Set set;
    long long sum = 0;
    for (size_t at = 0; at < numbers.size(); at += 3) {
      set.add(numbers[at]);
      const int above = set.ceil(numbers[at + 1]), below = set.floor(numbers[at + 2]);
      sum += above + below;
      if (above >= 0 && at % 2 == 0) set.remove(above);
    }
    return sum;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "words")) return bench(neighbours<Words>);
  if (is(argc, argv, "set")) return bench(neighbours<Std>);
  return 2;
}
