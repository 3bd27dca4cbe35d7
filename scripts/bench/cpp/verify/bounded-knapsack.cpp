// CSES 1159: copies in bundles of 1, 2, 4 …, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, money;
  if (scanf("%d %d", &n, &money) != 2) return 1;
  std::vector<int> prices(n), pages(n), copies(n), best(money + 1);
  for (std::vector<int> *column : {&prices, &pages, &copies}) {
    for (int &number : *column) {
      if (scanf("%d", &number) != 1) return 1;
    }
  }
  for (int book = 0; book < n; book++) {
    for (int left = copies[book], bundle = 1; left > 0; left -= bundle, bundle *= 2) {
      bundle = std::min(bundle, left);
      const int price = bundle * prices[book], gain = bundle * pages[book];
      for (int sum = money; sum >= price; sum--) best[sum] = std::max(best[sum], best[sum - price] + gain);
    }
  }
  printf("%d\n", best[money]);
}
