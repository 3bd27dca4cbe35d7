// The works of sorted-ints.bench.ts: std::set, and the tree of GNU's policy-based data structures for ranks.
#include "../bench.hpp"
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <functional>
#include <set>

static const int HELD = 100000, STEPS = 300000;
using Ranked = __gnu_pbds::tree<double, __gnu_pbds::null_type, std::less<double>, __gnu_pbds::rb_tree_tag,
                                __gnu_pbds::tree_order_statistics_node_update>;

static std::vector<int> draws(int count) {
  Random random(1);
  std::vector<int> numbers(count);
  for (int &x : numbers) x = static_cast<int>(random.integer(0, 1000000000));
  return numbers;
}

int main(int, char **argv) {
  if (std::string(argv[1]) == "neighbours") {
    return bench([] {
      const std::vector<int> numbers = draws(HELD + 2 * STEPS);
      return [=] {
        std::set<double> set(numbers.begin(), numbers.begin() + HELD);
        double sum = 0;
        for (size_t at = HELD; at < numbers.size(); at += 2) {
          set.insert(numbers[at]);
          const auto above = set.lower_bound(numbers[at + 1]);
          if (above == set.end()) continue;
          sum += *above;
          set.erase(above);
        }
        return sum;
      };
    });
  }
  return bench([] {
    const std::vector<int> numbers = draws(HELD + 3 * STEPS);
    return [=] {
      Ranked set;
      for (int at = 0; at < HELD; at++) set.insert(numbers[at]);
      double sum = 0;
      for (size_t at = HELD; at < numbers.size(); at += 3) {
        set.insert(numbers[at]);
        const auto found = set.find_by_order(numbers[at + 1] % set.size());
        sum += *found;
        set.erase(found);
        sum += static_cast<double>(set.order_of_key(numbers[at + 2]));
      }
      return sum;
    };
  });
}
