#include "../bench.hpp"
#include <cstdlib>

// IDA* with Manhattan distance on 24 of Korf's boards, as lib/sliding/sliding-ida.ts with lib/sliding/manhattan-ida.ts.
static const int BOARDS[][16] = {
  {1, 6, 10, 8, 14, 12, 4, 2, 13, 11, 3, 5, 9, 7, 15, 0},
  {1, 3, 5, 6, 0, 13, 14, 9, 11, 4, 8, 12, 10, 7, 15, 2},
  {6, 1, 15, 8, 5, 10, 13, 0, 3, 4, 2, 7, 14, 9, 11, 12},
  {5, 10, 14, 4, 6, 12, 11, 1, 9, 0, 15, 7, 13, 2, 8, 3},
  {13, 5, 0, 4, 10, 3, 12, 6, 14, 15, 1, 8, 9, 11, 2, 7},
  {6, 14, 4, 11, 7, 3, 12, 15, 1, 10, 0, 2, 13, 8, 5, 9},
  {14, 12, 15, 10, 1, 13, 4, 6, 3, 7, 2, 0, 8, 5, 9, 11},
  {4, 5, 7, 12, 9, 14, 0, 3, 11, 13, 8, 1, 2, 15, 6, 10},
  {1, 5, 6, 11, 9, 0, 12, 13, 14, 15, 8, 4, 10, 2, 7, 3},
  {0, 1, 15, 6, 9, 10, 4, 3, 14, 8, 12, 11, 5, 7, 2, 13},
  {11, 4, 6, 14, 15, 13, 9, 0, 7, 10, 8, 1, 5, 12, 3, 2},
  {2, 11, 15, 0, 3, 1, 4, 14, 7, 6, 13, 9, 10, 12, 5, 8},
  {5, 7, 3, 6, 0, 9, 13, 11, 8, 12, 2, 15, 10, 14, 1, 4},
  {1, 3, 8, 2, 13, 12, 9, 15, 14, 7, 4, 5, 6, 11, 0, 10},
  {6, 2, 9, 7, 5, 14, 13, 10, 12, 11, 0, 15, 3, 1, 8, 4},
  {1, 5, 0, 13, 11, 2, 8, 4, 10, 7, 14, 15, 6, 3, 9, 12},
  {3, 5, 7, 4, 0, 14, 12, 13, 15, 9, 8, 1, 11, 6, 2, 10},
  {9, 8, 5, 1, 14, 6, 13, 7, 0, 15, 11, 12, 4, 10, 2, 3},
  {3, 14, 6, 5, 10, 11, 8, 15, 12, 0, 1, 4, 9, 7, 2, 13},
  {1, 0, 12, 8, 2, 4, 9, 15, 6, 11, 7, 5, 14, 13, 3, 10},
  {2, 15, 4, 14, 5, 8, 11, 6, 0, 7, 1, 9, 3, 10, 13, 12},
  {13, 7, 0, 14, 10, 8, 3, 6, 1, 2, 4, 5, 15, 9, 12, 11},
  {2, 13, 9, 15, 6, 1, 14, 8, 0, 4, 3, 12, 7, 10, 5, 11},
  {2, 3, 12, 8, 13, 14, 10, 1, 6, 7, 15, 4, 5, 0, 9, 11},
};

static int8_t change_of[16][4][16]; // blank, direction, tile
static int next_cell[16][4];
static uint8_t board[16];
static long long nodes;

static int distance(int tile, int cell) {
  return std::abs(cell / 4 - (tile - 1) / 4) + std::abs(cell % 4 - (tile - 1) % 4);
}

static bool visit(int blank, int back, int h, int left) {
  for (int direction = 0; direction < 4; direction++) {
    const int to = next_cell[blank][direction];
    if (to < 0 || direction == back) continue;
    nodes++;
    const int tile = board[to];
    const int after = h + change_of[blank][direction][tile];
    if (after >= left) continue;
    if (left == 1) return true;
    board[blank] = static_cast<uint8_t>(tile);
    board[to] = 0;
    const bool found = visit(to, 3 - direction, after, left - 1);
    board[to] = static_cast<uint8_t>(tile);
    board[blank] = 0;
    if (found) return true;
  }
  return false;
}

static long long solve_all() {
  nodes = 0;
  for (const auto &cells : BOARDS) {
    nodes++;
    int blank = 0, h = 0;
    for (int cell = 0; cell < 16; cell++) {
      board[cell] = static_cast<uint8_t>(cells[cell]);
      if (cells[cell] == 0) blank = cell;
      else h += distance(cells[cell], cell);
    }
    for (int bound = h; !visit(blank, -1, h, bound); bound += 2) {
    }
  }
  return nodes;
}

int main() {
  // Down, right, left, up: as Korf's up, left, right, down on boards turned by 180 degrees.
  static const int order[4] = {4, 1, -1, -4};
  for (int cell = 0; cell < 16; cell++) {
    for (int direction = 0; direction < 4; direction++) {
      const int to = cell + order[direction];
      const bool legal = to >= 0 && to < 16 && (direction % 3 == 0 || to / 4 == cell / 4);
      next_cell[cell][direction] = legal ? to : -1;
      if (!legal) continue;
      for (int tile = 1; tile < 16; tile++) {
        change_of[cell][direction][tile] = static_cast<int8_t>(distance(tile, cell) - distance(tile, to));
      }
    }
  }
  return bench([] { return solve_all; });
}
