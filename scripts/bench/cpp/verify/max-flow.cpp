// SPOJ FASTFLOW: Dinic, scanf and printf.
#include "../verify-dinic.hpp"
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  out.resize(n);
  while (m-- > 0) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) return 1;
    add(a - 1, b - 1, c, c);
  }
  printf("%lld\n", max_flow(0, n - 1));
}
