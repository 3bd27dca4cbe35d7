// Library Checker longest_increasing_subsequence: binary search in the least last numbers, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> last, lastAt, before(n);
  for (int i = 0; i < n; i++) {
    int value;
    if (scanf("%d", &value) != 1) return 1;
    const size_t length = std::lower_bound(last.begin(), last.end(), value) - last.begin();
    if (length == last.size()) last.push_back(0), lastAt.push_back(0);
    last[length] = value, lastAt[length] = i;
    before[i] = length == 0 ? -1 : lastAt[length - 1];
  }
  std::vector<int> places(last.size());
  for (int i = static_cast<int>(last.size()) - 1, at = i < 0 ? -1 : lastAt[i]; i >= 0; i--, at = before[at]) places[i] = at;
  printf("%zu\n", places.size());
  for (size_t i = 0; i < places.size(); i++) printf(i == 0 ? "%d" : " %d", places[i]);
  puts("");
}
