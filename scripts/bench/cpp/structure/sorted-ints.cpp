// The works of lib/structure/proof/sorted-ints.bench.ts on std::set and on the tree with ranks of libstdc++.
#include "../bench.hpp"
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <set>

static const size_t HELD = 100000, STEPS = 300000;
using Ranked = __gnu_pbds::tree<int, __gnu_pbds::null_type, std::less<int>, __gnu_pbds::rb_tree_tag,
                                __gnu_pbds::tree_order_statistics_node_update>;

static std::vector<int> draws(size_t count) {
  Random random(1);
  std::vector<int> numbers(count);
  for (int &number : numbers) number = static_cast<int>(random.integer(0, 1000000000));
  return numbers;
}

static auto replaces() {
  const std::vector<int> numbers = draws(HELD + 2 * STEPS);
  return [numbers] {
    std::set<int> set;
    for (size_t at = 0; at < HELD; at++) set.insert(numbers[at]);
    long long sum = 0;
    for (size_t at = HELD; at < numbers.size(); at += 2) {
      set.insert(numbers[at]);
      const auto above = set.lower_bound(numbers[at + 1]);
      if (above == set.end()) continue;
      sum += *above;
      set.erase(above);
    }
    return sum;
  };
}

static auto ranks() {
  const std::vector<int> numbers = draws(HELD + 3 * STEPS);
  return [numbers] {
    Ranked set;
    for (size_t at = 0; at < HELD; at++) set.insert(numbers[at]);
    long long sum = 0;
    for (size_t at = HELD; at < numbers.size(); at += 3) {
      set.insert(numbers[at]);
      const auto found = set.find_by_order(static_cast<size_t>(numbers[at + 1]) % set.size());
      sum += *found;
      set.erase(found);
      sum += static_cast<long long>(set.order_of_key(numbers[at + 2]));
    }
    return sum;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "set")) return bench(replaces);
  if (is(argc, argv, "ranks")) return bench(ranks);
  return 2;
}
