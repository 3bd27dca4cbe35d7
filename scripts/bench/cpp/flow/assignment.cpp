// The work of lib/flow/proof/assignment.bench.ts: rows enter one by one along a shortest path, dual prices kept.
#include "../bench.hpp"

static const int SIZE = 500;

static long long least(const std::vector<long long> &cost) {
  const long long far = 1LL << 60;
  // Row and column 0 stand for none.
  std::vector<long long> row_price(SIZE + 1), column_price(SIZE + 1);
  std::vector<int> row_of(SIZE + 1), before(SIZE + 1);
  for (int row = 1; row <= SIZE; row++) {
    std::vector<long long> slack(SIZE + 1, far);
    std::vector<char> used(SIZE + 1);
    int column = 0;
    row_of[0] = row;
    do {
      used[column] = true;
      const int from = row_of[column];
      const long long *costs = &cost[static_cast<size_t>(from - 1) * SIZE];
      long long delta = far;
      int next = 0;
      for (int c = 1; c <= SIZE; c++) {
        if (used[c]) continue;
        const long long reduced = costs[c - 1] - row_price[from] - column_price[c];
        if (reduced < slack[c]) slack[c] = reduced, before[c] = column;
        if (slack[c] < delta) delta = slack[c], next = c;
      }
      for (int c = 0; c <= SIZE; c++) {
        if (used[c]) row_price[row_of[c]] += delta, column_price[c] -= delta;
        else slack[c] -= delta;
      }
      column = next;
    } while (row_of[column] != 0);
    for (; column != 0; column = before[column]) row_of[column] = row_of[before[column]];
  }
  long long total = 0;
  for (int c = 1; c <= SIZE; c++) total += cost[static_cast<size_t>(row_of[c] - 1) * SIZE + c - 1];
  return total;
}

int main() {
  return bench([] {
    Random random(1);
    std::vector<long long> cost(SIZE * SIZE);
    for (long long &value : cost) value = random.integer(0, 1000000000);
    return [cost] { return least(cost); };
  });
}
