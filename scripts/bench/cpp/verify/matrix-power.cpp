// Library Checker pow_of_matrix: binary powers, sums of 64 bits, scanf and printf.
#include <cstdio>
#include <vector>

typedef unsigned long long u64;
static const u64 P = 998244353;
typedef std::vector<u64> Matrix;
static int n;

static Matrix multiply(const Matrix &a, const Matrix &b) {
  Matrix c(n * n);
  for (int i = 0; i < n; i++) {
    u64 *row = &c[i * n];
    for (int j = 0; j < n; j++) {
      u64 f = a[i * n + j];
      for (int l = 0; l < n; l++) row[l] += f * b[j * n + l];
      if (j % 16 == 15)
        for (int l = 0; l < n; l++) row[l] %= P;
    }
    for (int l = 0; l < n; l++) row[l] %= P;
  }
  return c;
}

int main() {
  long long k;
  if (scanf("%d %lld", &n, &k) != 2) return 1;
  Matrix a(n * n), power(n * n);
  for (auto &v : a)
    if (scanf("%llu", &v) != 1) return 1;
  for (int i = 0; i < n; i++) power[i * n + i] = 1;
  for (; k > 0; k >>= 1) {
    if (k & 1) power = multiply(power, a);
    if (k > 1) a = multiply(a, a);
  }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) printf("%llu%c", power[i * n + j], j + 1 < n ? ' ' : '\n');
}
