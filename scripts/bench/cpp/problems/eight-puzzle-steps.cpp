// problems/eight-puzzle-steps: A* with std::priority_queue and std::unordered_map.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>

// Three bits a cell, its tile - 1 and 0 for the blank; the blank's cell from bit 27 on.
using Board = long long;

struct Known {
  int moves, left;
};

static int distance(int a, int b) { return std::abs(a / 3 - b / 3) + std::abs(a % 3 - b % 3); }

// Least f = moves + left first; among equal ones least left.
static int order(int moves, int left) { return 64 * (moves + left) + left; }

static int fewest_moves(Board start, int left) {
  std::unordered_map<Board, Known> states;
  using Entry = std::pair<int, Board>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
  states[start] = {0, left};
  open.push({order(0, left), start});
  while (!open.empty()) {
    const auto [priority, board] = open.top();
    open.pop();
    const Known here = states[board];
    if (here.left == 0) return here.moves;
    if (priority > order(here.moves, here.left)) continue;
    const int blank = static_cast<int>(board >> 27);
    for (const int step : {-3, -1, 1, 3}) {
      const int cell = blank + step;
      if (cell < 0 || cell > 8 || (std::abs(step) == 1 && cell / 3 != blank / 3)) continue;
      const Board tile = board >> 3 * cell & 7, rest = board & ((1 << 27) - 1);
      const Board next = (rest ^ tile << 3 * cell ^ tile << 3 * blank) | static_cast<Board>(cell) << 27;
      const auto known = states.find(next);
      if (known != states.end() && known->second.moves <= here.moves + 1) continue;
      const int goal = static_cast<int>(tile);
      const Known child = {here.moves + 1, here.left - distance(goal, cell) + distance(goal, blank)};
      states[next] = child;
      open.push({order(child.moves, child.left), next});
    }
  }
  return -1;
}

int main() {
  Board board = 0;
  int left = 0;
  for (int cell = 0; cell < 9; cell++) {
    int tile;
    if (std::scanf("%d", &tile) != 1) return 1;
    if (tile > 0) board |= static_cast<Board>(tile - 1) << 3 * cell;
    if (tile > 0) left += distance(tile - 1, cell);
    else board |= static_cast<Board>(cell) << 27;
  }
  std::printf("%d\n", fewest_moves(board, left));
}
