// Library Checker sum_of_floor_of_linear: Euclid's algorithm on the lattice points, scanf and printf.
#include <cstdio>

using u64 = unsigned long long;

static u64 floorSum(u64 n, u64 m, u64 a, u64 b) {
  u64 sum = 0;
  while (true) {
    sum += n * (n - 1) / 2 * (a / m) + n * (b / m);
    a %= m, b %= m;
    const u64 last = a * n + b;
    if (last < m) return sum;
    // Columns and rows change places.
    n = last / m, b = last % m;
    const u64 slope = a;
    a = m, m = slope;
  }
}

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  while (count-- > 0) {
    u64 n, m, a, b;
    if (scanf("%llu %llu %llu %llu", &n, &m, &a, &b) != 4) return 1;
    printf("%llu\n", floorSum(n, m, a, b));
  }
}
