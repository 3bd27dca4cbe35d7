// The work of lib/grid/proof/grid-moves.bench.ts: a vector of targets for each cell, then searches from all cells.
#include "../bench.hpp"

static const int SIDE = 40, CELLS = SIDE * SIDE;

static std::vector<std::vector<int>> knight_moves() {
  std::vector<std::vector<int>> moves(CELLS);
  for (int row = 0; row < SIDE; row++) {
    for (int column = 0; column < SIDE; column++) {
      for (const int rows : {-2, -1, 1, 2}) {
        for (const int columns : {-2, -1, 1, 2}) {
          const int r = row + rows, c = column + columns;
          if (rows * rows == columns * columns || r < 0 || r >= SIDE || c < 0 || c >= SIDE) continue;
          moves[row * SIDE + column].push_back(r * SIDE + c);
        }
      }
    }
  }
  return moves;
}

int main() {
  return bench([] {
    return [] {
      const auto moves = knight_moves();
      std::vector<int> queue(CELLS), distance(CELLS);
      long long sum = 0;
      for (int start = 0; start < CELLS; start++) {
        std::fill(distance.begin(), distance.end(), -1);
        distance[start] = 0;
        queue[0] = start;
        int length = 1;
        for (int head = 0; head < length; head++) {
          const int cell = queue[head];
          for (const int target : moves[cell]) {
            if (distance[target] >= 0) continue;
            sum += distance[target] = distance[cell] + 1;
            queue[length++] = target;
          }
        }
      }
      return sum;
    };
  });
}
