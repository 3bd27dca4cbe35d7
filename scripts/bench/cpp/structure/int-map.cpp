// The work of lib/structure/proof/int-map.bench.ts on std::unordered_map.
#include "../bench.hpp"
#include <unordered_map>

static const int KEYS = 300000, STEPS = 1000000;

int main() {
  return bench([] {
    Random random(1);
    std::vector<long long> keys(KEYS);
    for (long long &key : keys) key = random.integer(0, 1000000000) * 1000003;
    std::vector<int> picks(2 * STEPS);
    for (int &pick : picks) pick = static_cast<int>(random.integer(0, KEYS - 1));
    return [keys, picks] {
      std::unordered_map<long long, long long> map;
      long long sum = 0;
      for (int step = 0; step < STEPS; step++) {
        map[keys[picks[2 * step]]] += step;
        const long long other = keys[picks[2 * step + 1]];
        if (step % 8 == 7) {
          sum += static_cast<long long>(map.erase(other));
          continue;
        }
        const auto found = map.find(other);
        if (found != map.end()) sum += found->second;
      }
      return sum;
    };
  });
}
