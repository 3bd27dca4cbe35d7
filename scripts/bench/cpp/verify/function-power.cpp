// AtCoder abc167_d: a table of 2^i steps, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  long long k;
  if (scanf("%d %lld", &n, &k) != 2) return 1;
  std::vector<int> step(n), twice(n);
  for (auto &town : step) {
    if (scanf("%d", &town) != 1) return 1;
    town--;
  }
  int at = 0;
  for (; k > 0; k /= 2) {
    if (k % 2 == 1) at = step[at];
    for (int v = 0; v < n; v++) twice[v] = step[step[v]];
    step.swap(twice);
  }
  printf("%d\n", at + 1);
}
