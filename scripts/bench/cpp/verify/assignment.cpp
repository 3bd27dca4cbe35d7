// Library Checker assignment: rows enter one by one along a shortest path, dual prices kept, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  // Row and column 0 stand for none.
  std::vector<std::vector<long long>> cost(n + 1, std::vector<long long>(n + 1));
  for (int row = 1; row <= n; row++) {
    for (int column = 1; column <= n; column++) {
      if (scanf("%lld", &cost[row][column]) != 1) return 1;
    }
  }
  const long long far = 1LL << 60;
  std::vector<long long> row_price(n + 1), column_price(n + 1);
  std::vector<int> row_of(n + 1), before(n + 1), column_of(n + 1);
  for (int row = 1; row <= n; row++) {
    std::vector<long long> slack(n + 1, far);
    std::vector<char> used(n + 1);
    int column = 0;
    row_of[0] = row;
    do {
      used[column] = true;
      const int from = row_of[column];
      long long delta = far;
      int next = 0;
      for (int c = 1; c <= n; c++) {
        if (used[c]) continue;
        const long long reduced = cost[from][c] - row_price[from] - column_price[c];
        if (reduced < slack[c]) slack[c] = reduced, before[c] = column;
        if (slack[c] < delta) delta = slack[c], next = c;
      }
      for (int c = 0; c <= n; c++) {
        if (used[c]) row_price[row_of[c]] += delta, column_price[c] -= delta;
        else slack[c] -= delta;
      }
      column = next;
    } while (row_of[column] != 0);
    for (; column != 0; column = before[column]) row_of[column] = row_of[before[column]];
  }
  long long total = 0;
  for (int c = 1; c <= n; c++) total += cost[row_of[c]][c], column_of[row_of[c]] = c - 1;
  printf("%lld\n", total);
  for (int row = 1; row <= n; row++) printf("%d%c", column_of[row], row < n ? ' ' : '\n');
}
