// Library Checker partition_function: the inverse of Euler's product, by pentagonal numbers, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  Terms euler(n + 1);
  euler[0] = 1;
  for (size_t k = 1; k * (3 * k - 1) / 2 <= n; k++) {
    const u32 sign = k % 2 == 0 ? 1 : P - 1;
    euler[k * (3 * k - 1) / 2] = sign;
    if (k * (3 * k + 1) / 2 <= n) euler[k * (3 * k + 1) / 2] = sign;
  }
  print(seriesInverse(euler, n + 1));
}
