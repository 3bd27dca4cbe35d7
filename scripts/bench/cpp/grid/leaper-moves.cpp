// The work of lib/grid/proof/leaper-moves.bench.ts: the steps of a leaper in a std::set, which keeps order.
#include "../bench.hpp"
#include <set>

int main() {
  return bench([] {
    return [] {
      uint32_t sum = 0;
      for (int a = 0; a <= 300; a++) {
        for (int b = 0; b <= 300; b++) {
          std::set<std::pair<int, int>> steps;
          for (const int down : {-1, 1}) {
            for (const int right : {-1, 1}) {
              steps.insert({down * a, right * b});
              steps.insert({down * b, right * a});
            }
          }
          for (const auto &[rows, columns] : steps) sum = sum * 31u + static_cast<uint32_t>(1009 * rows + columns);
        }
      }
      return static_cast<int32_t>(sum);
    };
  });
}
