#include "../bench.hpp"
#include <deque>

// 0-1 search on a grid: entering a cell costs 0 or 1; cost 0 to the front of a deque, 1 to its back.
static const int SIDE = 1000, CELLS = SIDE * SIDE;

static std::vector<uint8_t> walls() {
  Random random(1);
  std::vector<uint8_t> wall(CELLS);
  for (auto &cell : wall) cell = random.integer(0, 9) < 4;
  return wall;
}

static long long search(const std::vector<uint8_t> &wall) {
  std::vector<int> costs(CELLS, 1 << 30);
  std::deque<int> deque = {0};
  costs[0] = 0;
  while (!deque.empty()) {
    const int cell = deque.front(), cost = costs[cell], column = cell % SIDE;
    deque.pop_front();
    const auto visit = [&](int target) {
      const int price = wall[target];
      if (costs[target] <= cost + price) return;
      costs[target] = cost + price;
      if (price == 0) deque.push_front(target);
      else deque.push_back(target);
    };
    if (cell >= SIDE) visit(cell - SIDE);
    if (column > 0) visit(cell - 1);
    if (column < SIDE - 1) visit(cell + 1);
    if (cell < CELLS - SIDE) visit(cell + SIDE);
  }
  long long total = 0;
  for (const int cost : costs) total += cost;
  return total;
}

int main() {
  return bench([] {
    const std::vector<uint8_t> wall = walls();
    return [=] { return search(wall); };
  });
}
