// Codeforces 711D: the cycles of a functional graph by walks with stamps, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  const long long P = 1000000007;
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<int> next(n), walk(n, -1), step(n);
  for (auto &v : next) {
    if (scanf("%d", &v) != 1) return 1;
    v--;
  }
  std::vector<long long> power(n + 1, 1);
  for (int i = 1; i <= n; i++) power[i] = power[i - 1] * 2 % P;
  long long ways = 1;
  int rest = n;
  for (int start = 0; start < n; start++) {
    int v = start, steps = 0;
    for (; walk[v] < 0; v = next[v]) {
      walk[v] = start;
      step[v] = steps++;
    }
    if (walk[v] != start) continue;
    const int length = steps - step[v];
    ways = ways * (power[length] + P - 2) % P;
    rest -= length;
  }
  printf("%lld\n", ways * power[rest] % P);
}
