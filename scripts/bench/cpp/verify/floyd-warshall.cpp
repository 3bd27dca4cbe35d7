// AOJ GRL_1_C: three loops over a matrix, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  const long long far = 1LL << 60;
  std::vector<std::vector<long long>> d(n, std::vector<long long>(n, far));
  for (int v = 0; v < n; v++) d[v][v] = 0;
  while (m-- > 0) {
    int a, b;
    long long weight;
    if (scanf("%d %d %lld", &a, &b, &weight) != 3) return 1;
    d[a][b] = std::min(d[a][b], weight);
  }
  for (int via = 0; via < n; via++) {
    for (int v = 0; v < n; v++) {
      if (d[v][via] == far) continue;
      for (int w = 0; w < n; w++) {
        if (d[via][w] < far) d[v][w] = std::min(d[v][w], d[v][via] + d[via][w]);
      }
    }
  }
  for (int v = 0; v < n; v++) if (d[v][v] < 0) return puts("NEGATIVE CYCLE") < 0;
  for (int v = 0; v < n; v++) {
    for (int w = 0; w < n; w++) {
      if (w > 0) putchar(' ');
      if (d[v][w] == far) printf("INF");
      else printf("%lld", d[v][w]);
    }
    puts("");
  }
}
