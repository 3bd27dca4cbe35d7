// Library Checker min_plus_convolution_convex_arbitrary: SMAWK on rows and columns, scanf and printf.
#include <cstdio>
#include <numeric>
#include <vector>

static std::vector<int> a, b;

/** Whether column `right` is less than column `left` in a row; columns that the row lacks count as large. */
static bool isLess(int row, int left, int right) {
  const int n = static_cast<int>(a.size());
  if (right > row) return false;
  if (row - left >= n) return true;
  return a[row - right] + b[right] < a[row - left] + b[left];
}

/** The column of the least number in each row. */
static std::vector<int> smawk(const std::vector<int> &rows, const std::vector<int> &columns) {
  if (rows.empty()) return {};
  std::vector<int> kept, odd;
  for (const int column : columns) {
    while (!kept.empty() && isLess(rows[kept.size() - 1], kept.back(), column)) kept.pop_back();
    if (kept.size() < rows.size()) kept.push_back(column);
  }
  for (size_t i = 1; i < rows.size(); i += 2) odd.push_back(rows[i]);
  const std::vector<int> below = smawk(odd, kept);
  std::vector<int> best(rows.size());
  for (size_t i = 0, at = 0; i < rows.size(); i++) {
    if (i % 2 == 1) {
      best[i] = below[i / 2];
      continue;
    }
    const int last = i + 1 < rows.size() ? below[i / 2] : kept.back();
    best[i] = kept[at];
    while (kept[at] != last) {
      at++;
      if (isLess(rows[i], best[i], kept[at])) best[i] = kept[at];
    }
  }
  return best;
}

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  a.resize(n), b.resize(m);
  for (int &term : a) {
    if (scanf("%d", &term) != 1) return 1;
  }
  for (int &term : b) {
    if (scanf("%d", &term) != 1) return 1;
  }
  std::vector<int> rows(n + m - 1), columns(m);
  std::iota(rows.begin(), rows.end(), 0), std::iota(columns.begin(), columns.end(), 0);
  const std::vector<int> best = smawk(rows, columns);
  for (const int row : rows) printf(row == 0 ? "%d" : " %d", a[row - best[row]] + b[best[row]]);
  puts("");
}
