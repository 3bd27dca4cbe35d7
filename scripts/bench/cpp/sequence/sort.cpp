// The works of lib/sequence/proof/radix-sort.bench.ts with the standard library.
#include "../bench.hpp"
#include <algorithm>
#include <numeric>

static const int COUNT = 1000000;

template <class Key> double checksum(const std::vector<Key> &keys) {
  uint32_t sum = 0;
  for (size_t index = 1; index < keys.size(); index++) {
    if (keys[index - 1] > keys[index]) return -static_cast<double>(index);
    sum = sum * 31 + static_cast<uint32_t>(static_cast<int64_t>(static_cast<double>(keys[index]) * 1000));
  }
  return static_cast<int32_t>(sum);
}

static std::vector<int32_t> ints() {
  Random random(1);
  std::vector<int32_t> keys(COUNT);
  for (int32_t &key : keys) key = static_cast<int32_t>(random.uint32());
  return keys;
}

static std::vector<double> doubles() {
  Random random(1);
  std::vector<double> keys(COUNT);
  for (double &key : keys) key = random.real() - 0.5;
  return keys;
}

template <class Key> auto sorting(std::vector<Key> keys) {
  return [keys]() mutable {
    std::sort(keys.begin(), keys.end());
    return checksum(keys);
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "int")) return bench([] { return sorting(ints()); });
  if (is(argc, argv, "double")) return bench([] { return sorting(doubles()); });
  if (is(argc, argv, "order")) {
    return bench([] {
      return [keys = ints()] {
        std::vector<int> order(COUNT);
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return keys[a] < keys[b]; });
        std::vector<int32_t> sorted(COUNT);
        for (int at = 0; at < COUNT; at++) sorted[at] = keys[order[at]];
        return checksum(sorted);
      };
    });
  }
  return 2;
}
