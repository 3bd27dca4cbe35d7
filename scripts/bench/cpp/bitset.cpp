// The works of lib/bitset.bench.ts on std::bitset.
#include "bench.hpp"
#include <bitset>
#include <memory>

static const size_t SIZE = 1 << 20;
using Set = std::bitset<SIZE>;

static long long points() {
  auto set = std::make_unique<Set>();
  Random random(1);
  long long found = 0;
  uint32_t value = random.uint32() % SIZE;
  for (int step = 0; step < 5000000; step++) {
    value = (value * 1664525u + 1013904223u) & (SIZE - 1);
    if ((step & 3) == 0) set->set(value);
    else if ((step & 3) == 1) set->flip(value ^ 5);
    else if ((*set)[value ^ 1]) found++;
  }
  return found;
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
  if (is(argc, argv, "points")) return bench([] { return points; });
  if (is(argc, argv, "bulk")) return bench(bulk);
  return 2;
}
