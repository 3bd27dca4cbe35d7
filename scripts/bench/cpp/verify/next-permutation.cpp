// AtCoder abc150_c: std::next_permutation from both to the last one, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  int behind[2] = {0, 0};
  for (int &count : behind) {
    std::vector<int> items(n);
    for (auto &x : items) {
      if (scanf("%d", &x) != 1) return 1;
    }
    while (std::next_permutation(items.begin(), items.end())) count++;
  }
  printf("%d\n", std::abs(behind[0] - behind[1]));
}
