// Library Checker chromatic_number: covers by k independent sets, by inclusion and exclusion, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  const unsigned long long P = 1000000007;
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<int> near(n);
  for (int e = 0; e < m; e++) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a] |= 1 << b;
    near[b] |= 1 << a;
  }
  std::vector<unsigned> inside(1 << n), power(1 << n); // independent subsets, the empty one too
  inside[0] = 1;
  for (int set = 1; set < 1 << n; set++) {
    const int v = __builtin_ctz(set), rest = set & (set - 1);
    inside[set] = inside[rest] + inside[rest & ~near[v]];
  }
  for (int set = 0; set < 1 << n; set++) power[set] = (n - __builtin_popcount(set)) % 2 ? P - 1 : 1;
  for (int k = 1;; k++) {
    unsigned long long sum = 0;
    for (int set = 0; set < 1 << n; set++) sum += power[set] = power[set] * (inside[set] % P) % P;
    if (sum % P != 0) return printf("%d\n", k) < 0;
  }
}
