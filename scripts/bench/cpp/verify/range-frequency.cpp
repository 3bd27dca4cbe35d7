// Library Checker static_range_frequency: places in order of their values, two binary searches a
// question, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<std::pair<int, int>> places(n);
  for (int i = 0; i < n; i++) {
    if (scanf("%d", &places[i].first) != 1) return 1;
    places[i].second = i;
  }
  std::sort(places.begin(), places.end());
  while (q-- > 0) {
    int l, r, x;
    if (scanf("%d %d %d", &l, &r, &x) != 3) return 1;
    auto first = std::lower_bound(places.begin(), places.end(), std::make_pair(x, l));
    auto end = std::lower_bound(places.begin(), places.end(), std::make_pair(x, r));
    printf("%d\n", (int)(end - first));
  }
}
