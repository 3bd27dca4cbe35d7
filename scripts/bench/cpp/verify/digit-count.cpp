// CSES 2220: digit after digit, by the last one, scanf and printf.
#include <cstdio>
#include <string>

using i64 = long long;

/** How many numbers below n have no two equal neighbours. */
static i64 countBelow(i64 n) {
  // rest[k]: how many ways to go on for k more digits, whatever the last one was.
  i64 rest[20] = {1}, count = 0;
  for (int k = 1; k < 20; k++) rest[k] = k < 19 ? 9 * rest[k - 1] : 0;
  const std::string digits = std::to_string(n);
  const int length = static_cast<int>(digits.size());
  if (n > 0) count = 1; // 0 itself
  for (int shorter = 1; shorter < length; shorter++) count += 9 * rest[shorter - 1];
  for (int i = 0; i < length; i++) {
    for (char digit = i == 0 ? '1' : '0'; digit < digits[i]; digit++) {
      if (i == 0 || digit != digits[i - 1]) count += rest[length - 1 - i];
    }
    if (i > 0 && digits[i] == digits[i - 1]) break;
  }
  return count;
}

int main() {
  i64 a, b;
  if (scanf("%lld %lld", &a, &b) != 2) return 1;
  printf("%lld\n", countBelow(b + 1) - countBelow(a));
}
