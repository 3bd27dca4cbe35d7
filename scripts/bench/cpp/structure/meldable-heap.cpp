// The work of lib/structure/proof/meldable-heap.bench.ts: pairing heaps of libstdc++.
#include "../bench.hpp"
#include <ext/pb_ds/priority_queue.hpp>
#include <functional>

static const int NODES = 200000;
using Heap = __gnu_pbds::priority_queue<int, std::greater<int>, __gnu_pbds::pairing_heap_tag>;

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> keys(NODES), picks(NODES);
    for (int &key : keys) key = static_cast<int>(random.integer(0, 1000000000));
    for (int &pick : picks) pick = static_cast<int>(random.integer(0, 1000000000));
    return [keys, picks] {
      std::vector<Heap> heaps(NODES);
      for (int at = 0; at < NODES; at++) heaps[at].push(keys[at]);
      long long sum = 0;
      int held = NODES;
      auto pop = [&](Heap &heap) {
        sum = (31 * sum + heap.top()) % 1000000007;
        heap.pop();
        held--;
      };
      for (int count = NODES; count > 1; count--) {
        Heap &heap = heaps[picks[count - 1] % (count - 1)];
        heap.join(heaps[count - 1]);
        if (count % 4 == 0) pop(heap);
      }
      while (held > 0) pop(heaps[0]);
      return sum;
    };
  });
}
