// problems/stone-pile-grundy: the remainder of each size by 3; XOR over the piles; by stdio.
#include <cstdio>

int main() {
  int tests, piles;
  if (std::scanf("%d", &tests) != 1) return 0;
  while (tests-- > 0) {
    if (std::scanf("%d", &piles) != 1) return 1;
    int sum = 0;
    while (piles-- > 0) {
      long long size;
      if (std::scanf("%lld", &size) != 1) return 1;
      sum ^= static_cast<int>(size % 3);
    }
    std::puts(sum == 0 ? "second" : "first");
  }
}
