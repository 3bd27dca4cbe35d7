#include "../bench.hpp"

// Breadth-first search of a knight from the corner of an N × N board: padded distances, one queue.
static int knight(int side) {
  const int stride = side + 4;
  std::vector<short> distance((side + 4) * stride, -2);
  for (int row = 0; row < side; row++) {
    for (int column = 0; column < side; column++) distance[(row + 2) * stride + column + 2] = -1;
  }
  const int steps[8] = {2 * stride + 1,  2 * stride - 1,  -2 * stride + 1, -2 * stride - 1,
                        stride + 2,      stride - 2,      -stride + 2,     -stride - 2};
  std::vector<int> queue(side * side);
  int head = 0, tail = 0;
  queue[tail++] = 2 * stride + 2;
  distance[2 * stride + 2] = 0;
  while (head < tail) {
    const int at = queue[head++];
    for (const int step : steps) {
      if (distance[at + step] != -1) continue;
      distance[at + step] = static_cast<short>(distance[at] + 1);
      queue[tail++] = at + step;
    }
  }
  int sum = 0;
  for (int cell = 0; cell < side * side; cell += 997) {
    sum += distance[(cell / side + 2) * stride + cell % side + 2];
  }
  return sum;
}

int main() {
  return bench([] { return [] { return knight(2000); }; });
}
