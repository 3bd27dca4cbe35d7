// The work of lib/structure/proof/int-set.bench.ts on std::set.
#include "../bench.hpp"
#include <iterator>
#include <set>

static const int SIZE = 10000000, STEPS = 1000000;

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

static auto neighbours() {
  Random random(1);
  std::vector<int> numbers(3 * STEPS);
  for (int &number : numbers) number = static_cast<int>(random.integer(0, SIZE - 1));
  return [numbers] {
    Std set;
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

int main() { return bench(neighbours); }
