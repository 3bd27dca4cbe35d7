// Luogu P4174: a minimum cut by Dinic, users pay for both of their stations, scanf and printf.
#include "../verify-dinic.hpp"
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  const int s = n + m, t = s + 1;
  const long long far = 1LL << 40;
  long long total = 0;
  out.resize(t + 1);
  for (int station = 0; station < n; station++) {
    int cost;
    if (scanf("%d", &cost) != 1) return 1;
    add(station, t, cost, 0);
  }
  for (int user = 0; user < m; user++) {
    int a, b, pay;
    if (scanf("%d %d %d", &a, &b, &pay) != 3) return 1;
    add(s, n + user, pay, 0);
    add(n + user, a - 1, far, 0);
    add(n + user, b - 1, far, 0);
    total += pay;
  }
  printf("%lld\n", total - max_flow(s, t));
}
