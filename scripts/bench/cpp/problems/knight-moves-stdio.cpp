// problems/knight-moves: one search a source square, then look-ups; read and written by stdio.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

static const int SIDE = 8, SQUARES = 64;

static void search(int from, int8_t *distance) {
  static const int rows[] = {-2, -2, -1, -1, 1, 1, 2, 2}, columns[] = {-1, 1, -2, 2, -2, 2, -1, 1};
  int queue[SQUARES], put = 0;
  distance[from] = 0;
  queue[put++] = from;
  for (int taken = 0; taken < put; taken++) {
    for (int move = 0; move < 8; move++) {
      const int row = queue[taken] / SIDE + rows[move], column = queue[taken] % SIDE + columns[move];
      if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) continue;
      const int next = row * SIDE + column;
      if (distance[next] >= 0) continue;
      distance[next] = static_cast<int8_t>(distance[queue[taken]] + 1);
      queue[put++] = next;
    }
  }
}

static int square(const char *name) {
  const int column = name[0] - 'a', row = name[1] - '1';
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) std::exit(1);
  return row * SIDE + column;
}

int main() {
  std::vector<int8_t> distances(SQUARES * SQUARES, -1);
  char a[3], b[3];
  while (std::scanf("%2s %2s", a, b) == 2) {
    const int from = square(a), to = square(b), pair = from * SQUARES + to;
    if (distances[pair] < 0) search(from, &distances[from * SQUARES]);
    std::printf("To get from %s to %s takes %d knight moves.\n", a, b, distances[pair]);
  }
}
