// The work of lib/structure/proof/state-index.bench.ts: std::unordered_set, and linear probing in one table of keys.
#include "../bench.hpp"
#include <unordered_set>

static const int COUNT = 1000000;

struct Std {
  std::unordered_set<uint64_t> set;
  void add(uint64_t key) { set.insert(key); }
  bool has(uint64_t key) const { return set.count(key) != 0; }
};

struct Reserved : Std {
  Reserved() { set.reserve(COUNT); }
};

/** A free slot holds all ones, which is no key of 52 bits. */
struct Open {
  std::vector<uint64_t> slots = std::vector<uint64_t>(1 << 21, ~0ULL);
  static size_t hash(uint64_t key) { return key * 0x9e3779b97f4a7c15ULL >> 43; }
  void add(uint64_t key) {
    size_t at = hash(key);
    while (slots[at] != ~0ULL && slots[at] != key) at = (at + 1) & (slots.size() - 1);
    slots[at] = key;
  }
  bool has(uint64_t key) const {
    size_t at = hash(key);
    while (slots[at] != ~0ULL && slots[at] != key) at = (at + 1) & (slots.size() - 1);
    return slots[at] == key;
  }
};

template <class Set> int visit() {
  return bench([] {
    Random random(1);
    std::vector<uint64_t> keys(2 * COUNT);
    for (uint64_t &key : keys) key = random.uint32();
    for (uint64_t &key : keys) key |= static_cast<uint64_t>(random.integer(0, (1 << 20) - 1)) << 32;
    return [keys] {
      Set set;
      for (int at = 0; at < COUNT; at++) set.add(keys[at]);
      int found = 0;
      for (const uint64_t key : keys) found += set.has(key);
      return found;
    };
  });
}

int main(int argc, char **argv) {
  if (is(argc, argv, "std")) return visit<Std>();
  if (is(argc, argv, "reserved")) return visit<Reserved>();
  if (is(argc, argv, "open")) return visit<Open>();
  return 2;
}
