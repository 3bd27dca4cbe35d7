// The number of placements of n queens. "join n": halves joined as in lib/queens/queens-join.ts.
// "symmetry n": the classical search with bit masks that visits one of eight images (the scheme that
// Ken'ichi Takagi made known).
#include "../bench.hpp"
#include <algorithm>
#include <cstdlib>
#include <set>

struct Symmetry {
  int n, last, top, full, side = 0, last_mask = 0, end = 0, bound1 = 0, bound2 = 0;
  int board[32];
  long long eight = 0, four = 0, two = 0;

  explicit Symmetry(int n) : n(n), last(n - 1), top(1 << (n - 1)), full((1 << n) - 1) {}

  long long count() {
    board[0] = 1;  // a queen in the corner: eight images, no check needed
    for (bound1 = 2; bound1 < last; bound1++) {
      const int bit = board[1] = 1 << bound1;
      corner(2, (2 | bit) << 1, 1 | bit, bit >> 1);
    }
    side = last_mask = top | 1;
    end = top >> 1;
    for (bound1 = 1, bound2 = n - 2; bound1 < bound2; bound1++, bound2--) {
      const int bit = board[0] = 1 << bound1;
      inner(1, bit << 1, bit, bit >> 1);
      last_mask |= last_mask >> 1 | last_mask << 1;
      end >>= 1;
    }
    return 8 * eight + 4 * four + 2 * two;
  }

 private:
  void corner(int y, int left, int down, int right) {
    int free = full & ~(left | down | right);
    if (y == last) {
      if (free) eight++;
      return;
    }
    if (y < bound1) free &= ~2;
    while (free) {
      const int bit = free & -free;
      free ^= bit;
      corner(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
  }

  void inner(int y, int left, int down, int right) {
    int free = full & ~(left | down | right);
    if (y == last) {
      if (free && !(free & last_mask)) {
        board[y] = free;
        classify();
      }
      return;
    }
    if (y < bound1) {
      free &= ~side;
    } else if (y == bound2) {
      if (!(down & side)) return;
      if ((down & side) != side) free &= side;
    }
    while (free) {
      const int bit = board[y] = free & -free;
      free ^= bit;
      inner(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
  }

  /** Counts the board when none of its turned images comes before it. */
  void classify() {
    if (board[bound2] == 1) {  // a quarter turn
      int own = 1;
      for (int pattern = 2; own <= last; own++, pattern <<= 1) {
        int bit = 1;
        for (int you = last; board[you] != pattern && board[own] >= bit; you--) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
      if (own > last) { two++; return; }
    }
    if (board[last] == end) {  // a half turn
      int own = 1;
      for (int you = last - 1; own <= last; own++, you--) {
        int bit = 1;
        for (int pattern = top; pattern != board[you] && board[own] >= bit; pattern >>= 1) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
      if (own > last) { four++; return; }
    }
    if (board[bound1] == top) {  // a quarter turn the other way
      int own = 1;
      for (int pattern = top >> 1; own <= last; own++, pattern >>= 1) {
        int bit = 1;
        for (int you = 0; board[you] != pattern && board[own] >= bit; you++) bit <<= 1;
        if (board[own] > bit) return;
        if (board[own] < bit) break;
      }
    }
    eight++;
  }
};

struct Halves {
  int n, h;
  std::vector<int> sets, found, masks, ends, allowed, marks;

  Halves(int n, int h)
      : n(n), h(h), ends((1 << 2 * h) + 1), allowed(h), marks(h * n) {}
  int begin(int set) const { return set == 0 ? 0 : ends[set - 1]; }

  template <class RowOf> void fill(int free, int reach, RowOf row_of, int rising, int falling) {
    const int width = 2 * h - 1, middle = n - 2 * h, columns = ((1 << middle) - 1) << h;
    for (int step = 0; step < h; step++) {
      const int row = row_of(step), far = std::abs(2 * row - n + 1);
      allowed[step] = far > reach ? free & ~columns : free;
      for (int column = 0; column < n; column++) {
        const int down = row - column + h - 1, up = row + column - h - middle;
        int mark = far == reach && (columns >> column & 1) ? 1 << 31 : 0;
        if (down >= 0 && down < width) mark |= 1 << down;
        if (up >= 0 && up < width) mark |= 1 << (width + up);
        marks[step * n + column] = mark;
      }
    }
    sets.clear();
    found.clear();
    search(0, 0, 0, rising, falling);
    sort(free);
  }

 private:
  void search(int step, int columns, int mask, int rising, int falling) {
    int free = allowed[step] & ~(columns | rising | falling);
    while (free) {
      const int bit = free & -free, mark = mask | marks[step * n + __builtin_ctz(bit)];
      free ^= bit;
      if (step == h - 1) {
        sets.push_back(columns | bit);
        found.push_back(mark);
      } else {
        search(step + 1, columns | bit, mark, (rising | bit) << 1, (falling | bit) >> 1);
      }
    }
  }

  void sort(int free) {
    int low[512] = {}, high[512] = {}, rank = 0;
    for (int column = 0; column < n; column++) {
      int *table = column < 9 ? low : high;
      const int bit = 1 << column % 9, mark = free >> column & 1 ? 1 << rank++ : 0;
      for (int set = bit; set < 2 * bit; set++) table[set] = table[set ^ bit] | mark;
    }
    std::fill(ends.begin(), ends.end(), 0);
    for (int &set : sets) {
      set = low[set & 511] | high[set >> 9];
      ends[set + 1]++;
    }
    for (size_t set = 1; set < ends.size(); set++) ends[set] += ends[set - 1];
    if (masks.size() < sets.size()) masks.resize(sets.size());
    for (size_t at = 0; at < sets.size(); at++) masks[ends[sets[at]]++] = found[at];
  }
};

static long long fitting(const Halves &upper, const Halves &lower) {
  const int last = static_cast<int>(upper.ends.size()) - 2;
  long long count = 0;
  for (int set = 0; set <= last; set++) {
    const int to = lower.begin(last - set), end = lower.begin(last - set + 1);
    for (int i = upper.begin(set); i < upper.begin(set + 1); i++) {
      const int mask = upper.masks[i], diagonals = mask & 0x7fffffff;
      for (int j = to; j < end; j++)
        if (!(lower.masks[j] & diagonals)) count += (lower.masks[j] | mask) < 0 ? 1 : 2;
    }
  }
  return count;
}

struct Join {
  int n, middle, h;
  std::vector<int> columns;
  Halves upper, lower;
  long long count = 0;

  explicit Join(int n)
      : n(n), middle(n & 1 ? 3 : 2), h((n - middle) / 2), upper(n, h), lower(n, h) {}

  void extend() {
    if (static_cast<int>(columns.size()) < middle) {
      for (int column = 0; column < n; column++) {
        bool attacked = false;
        const int row = columns.size();
        for (int at = 0; at < row; at++)
          attacked |= columns[at] == column || std::abs(columns[at] - column) == row - at;
        if (attacked) continue;
        columns.push_back(column);
        extend();
        columns.pop_back();
      }
      return;
    }
    std::vector<int> mirrored;
    for (int column : columns) mirrored.push_back(n - 1 - column);
    const std::set<std::vector<int>> images{
        columns, mirrored, {columns.rbegin(), columns.rend()}, {mirrored.rbegin(), mirrored.rend()}};
    if (*images.begin() != columns) return;
    int used = 0, reach = 0, lines[4] = {};
    for (int row = 0; row < middle; row++) {
      const int bit = 1 << columns[row];
      used |= bit;
      reach = std::max(reach, std::abs(2 * columns[row] - n + 1));
      lines[0] |= bit << (row + 1);
      lines[1] |= bit >> (row + 1);
      lines[2] |= bit << (middle - row);
      lines[3] |= bit >> (middle - row);
    }
    const int free = ((1 << n) - 1) & ~used;
    upper.fill(free, reach, [&](int step) { return h - 1 - step; }, lines[0], lines[1]);
    lower.fill(free, reach, [&](int step) { return h + middle + step; }, lines[2], lines[3]);
    count += static_cast<long long>(images.size()) * fitting(upper, lower);
  }
};

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const int n = std::atoi(argv[2]);
  if (is(argc, argv, "symmetry"))
    return bench([=] { return [=] { return Symmetry(n).count(); }; });
  if (is(argc, argv, "join"))
    return bench([=] {
      return [=] {
        Join join(n);
        join.extend();
        return join.count;
      };
    });
  return 2;
}
