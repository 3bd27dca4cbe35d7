// The works of lib/structure/proof/bitset.bench.ts on std::bitset.
#include "../bench.hpp"
#include <bitset>
#include <memory>

static const size_t SIZE = 1 << 20;
using Set = std::bitset<SIZE>;

static auto points() {
  Random random(1);
  std::vector<int> values(5000000);
  for (int &value : values) value = static_cast<int>(random.integer(0, SIZE - 1));
  return [values] {
    auto set = std::make_unique<Set>();
    long long found = 0;
    for (size_t at = 0; at < values.size(); at += 4) {
      set->set(values[at]);
      set->flip(values[at + 1]);
      found += set->test(values[at + 2]);
      found += set->test(values[at + 3]);
    }
    return found;
  };
}

static auto bulk() {
  std::vector<std::shared_ptr<Set>> sets;
  for (const size_t factor : {2, 3, 5}) {
    sets.push_back(std::make_shared<Set>());
    for (size_t value = 0; value < SIZE; value += factor) sets.back()->set(value);
  }
  return [sets] {
    Set &a = *sets[0], &b = *sets[1], &c = *sets[2];
    long long sum = 0;
    for (int round = 0; round < 200; round++) {
      a &= b;
      sum += static_cast<long long>(a.count());
      a |= c;
      sum += static_cast<long long>(a.count());
      a ^= b;
      sum += static_cast<long long>(a.count());
    }
    return sum;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "points")) return bench(points);
  if (is(argc, argv, "bulk")) return bench(bulk);
  return 2;
}
