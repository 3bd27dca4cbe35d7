// POJ 1195: a Fenwick tree of two dimensions, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int type, side;
  if (scanf("%d %d", &type, &side) != 2) return 1;
  std::vector<std::vector<int>> tree(side + 1, std::vector<int>(side + 1));
  auto sum = [&](int x, int y) {
    int total = 0;
    for (int i = x; i > 0; i -= i & -i)
      for (int j = y; j > 0; j -= j & -j) total += tree[i][j];
    return total;
  };
  while (scanf("%d", &type) == 1 && type != 3) {
    if (type == 1) {
      int x, y, a;
      if (scanf("%d %d %d", &x, &y, &a) != 3) return 1;
      for (int i = x + 1; i <= side; i += i & -i)
        for (int j = y + 1; j <= side; j += j & -j) tree[i][j] += a;
    } else {
      int l, b, r, t;
      if (scanf("%d %d %d %d", &l, &b, &r, &t) != 4) return 1;
      printf("%d\n", sum(r + 1, t + 1) - sum(l, t + 1) - sum(r + 1, b) + sum(l, b));
    }
  }
}
