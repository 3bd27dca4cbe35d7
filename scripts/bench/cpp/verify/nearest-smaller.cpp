// Library Checker cartesian_tree: the nearest smaller values by jumps over larger ones, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> value(n), left(n), right(n);
  for (auto &x : value) {
    if (scanf("%d", &x) != 1) return 1;
  }
  for (int i = 0; i < n; i++) {
    int at = i - 1;
    while (at >= 0 && value[at] > value[i]) at = left[at];
    left[i] = at;
  }
  for (int i = n - 1; i >= 0; i--) {
    int at = i + 1;
    while (at < n && value[at] > value[i]) at = right[at];
    right[i] = at;
  }
  for (int i = 0; i < n; i++) {
    int parent = left[i];
    if (right[i] < n && (parent < 0 || value[right[i]] > value[parent])) parent = right[i];
    printf("%d%c", parent < 0 ? i : parent, i + 1 < n ? ' ' : '\n');
  }
}
