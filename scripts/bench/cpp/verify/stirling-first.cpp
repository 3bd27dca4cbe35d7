// Library Checker stirling_number_of_the_first_kind: falling powers by doubling with Taylor shifts, scanf and printf.
#include "../verify-ntt.hpp"

/** x (x - 1) … (x - n + 1) */
static Terms fallingPower(size_t n) {
  if (n == 0) return {1};
  const Terms half = fallingPower(n / 2);
  Terms result = convolution(half, taylorShift(half, sub(0, static_cast<u32>(n / 2))));
  if (n % 2 == 1) {
    result.push_back(0);
    for (size_t i = n; i > 0; i--) result[i] = sub(result[i - 1], mul(n - 1, result[i]));
    result[0] = sub(0, mul(n - 1, result[0]));
  }
  return result;
}

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  print(fallingPower(n));
}
