// SPOJ KATHTHI: 0-1 breadth-first search with std::deque, scanf and printf.
#include <cstdio>
#include <deque>
#include <string>
#include <vector>

int main() {
  int cases;
  if (scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0) {
    int rows, columns;
    if (scanf("%d %d", &rows, &columns) != 2) return 1;
    std::vector<std::string> grid(rows);
    std::vector<char> word(columns + 1);
    for (auto &line : grid) {
      if (scanf("%s", word.data()) != 1) return 1;
      line = word.data();
    }
    std::vector<int> cost(rows * columns, 1 << 30);
    std::deque<int> queue = {0};
    cost[0] = 0;
    while (!queue.empty()) {
      const int cell = queue.front(), r = cell / columns, c = cell % columns;
      queue.pop_front();
      const auto step = [&](int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        const int weight = grid[row][column] != grid[r][c], next = row * columns + column;
        if (cost[cell] + weight >= cost[next]) return;
        cost[next] = cost[cell] + weight;
        if (weight == 0) queue.push_front(next);
        else queue.push_back(next);
      };
      step(r, c - 1), step(r, c + 1), step(r - 1, c), step(r + 1, c);
    }
    printf("%d\n", cost.back());
  }
}
