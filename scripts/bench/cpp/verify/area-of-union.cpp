// Library Checker area_of_union_of_rectangles: a sweep over x, covers counted in a segment tree of the
// compressed y, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Side {
  int x, low, high, by;
};

static std::vector<int> ys, covers, lengths;

static void add(int k, int first, int end, int l, int r, int by) {
  if (r <= first || end <= l) return;
  if (l <= first && end <= r) {
    covers[k] += by;
  } else {
    int middle = (first + end) / 2;
    add(2 * k, first, middle, l, r, by);
    add(2 * k + 1, middle, end, l, r, by);
  }
  if (covers[k] > 0) lengths[k] = ys[end] - ys[first];
  else lengths[k] = end - first == 1 ? 0 : lengths[2 * k] + lengths[2 * k + 1];
}

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<Side> sides;
  sides.reserve(2 * n);
  for (int i = 0; i < n; i++) {
    int l, d, r, u;
    if (scanf("%d %d %d %d", &l, &d, &r, &u) != 4) return 1;
    sides.push_back({l, d, u, 1});
    sides.push_back({r, d, u, -1});
    ys.push_back(d);
    ys.push_back(u);
  }
  std::sort(ys.begin(), ys.end());
  ys.erase(std::unique(ys.begin(), ys.end()), ys.end());
  std::sort(sides.begin(), sides.end(), [](const Side &a, const Side &b) { return a.x < b.x; });
  int gaps = (int)ys.size() - 1;
  covers.assign(4 * gaps + 4, 0);
  lengths.assign(4 * gaps + 4, 0);
  long long area = 0;
  int last = 0;
  for (const Side &side : sides) {
    area += (long long)lengths[1] * (side.x - last);
    last = side.x;
    int low = std::lower_bound(ys.begin(), ys.end(), side.low) - ys.begin();
    int high = std::lower_bound(ys.begin(), ys.end(), side.high) - ys.begin();
    add(1, 0, gaps, low, high, side.by);
  }
  printf("%lld\n", area);
}
