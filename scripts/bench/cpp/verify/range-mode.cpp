// Library Checker static_range_mode_query: modes between all borders of blocks; the best of these grows
// by the elements at both sides of a question, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> values(n);
  for (int &value : values) {
    if (scanf("%d", &value) != 1) return 1;
  }
  std::vector<int> sorted(values);
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  // places[v]: where value v is; index[i]: which of them i is.
  std::vector<std::vector<int>> places(sorted.size());
  std::vector<int> index(n);
  for (int i = 0; i < n; i++) {
    values[i] = std::lower_bound(sorted.begin(), sorted.end(), values[i]) - sorted.begin();
    index[i] = places[values[i]].size();
    places[values[i]].push_back(i);
  }
  int width = std::max(1, (int)std::sqrt(n)), blocks = n / width + 1;
  // The mode of the blocks from `first` up to, and with, `last`.
  struct Mode {
    int value, count;
  };
  std::vector<std::vector<Mode>> modes(blocks, std::vector<Mode>(blocks, {0, 0}));
  std::vector<int> counts(sorted.size());
  for (int first = 0; first < blocks; first++) {
    std::fill(counts.begin(), counts.end(), 0);
    Mode mode{0, 0};
    for (int i = first * width; i < n; i++) {
      if (++counts[values[i]] > mode.count) mode = {values[i], counts[values[i]]};
      modes[first][i / width] = mode;
    }
  }
  while (q-- > 0) {
    int l, r;
    if (scanf("%d %d", &l, &r) != 2) return 1;
    int first = (l + width - 1) / width, last = r / width - 1;
    Mode mode = first <= last ? modes[first][last] : Mode{values[l], 0};
    int leftEnd = std::min(r, first * width), rightStart = std::max(leftEnd, (last + 1) * width);
    for (int i = l; i < leftEnd; i++) {
      const std::vector<int> &at = places[values[i]];
      while (index[i] + mode.count < (int)at.size() && at[index[i] + mode.count] < r) {
        mode = {values[i], mode.count + 1};
      }
    }
    for (int i = rightStart; i < r; i++) {
      const std::vector<int> &at = places[values[i]];
      while (index[i] - mode.count >= 0 && at[index[i] - mode.count] >= l) {
        mode = {values[i], mode.count + 1};
      }
    }
    printf("%d %d\n", sorted[mode.value], mode.count);
  }
}
