// Codeforces 622F: Lagrange interpolation from prefix and suffix products, scanf and printf.
#include <cstdio>
#include <vector>

static const long long P = 1000000007;

static long long power(long long base, long long exponent) {
  long long result = 1;
  for (base %= P; exponent > 0; exponent /= 2, base = base * base % P) {
    if (exponent % 2 == 1) result = result * base % P;
  }
  return result;
}

int main() {
  long long n, k;
  if (scanf("%lld %lld", &n, &k) != 2) return 1;
  int d = k + 1; // values at 0 … d
  std::vector<long long> sum(d + 1), left(d + 2, 1), right(d + 2, 1), inverse(d + 1);
  for (int i = 1; i <= d; i++) sum[i] = (sum[i - 1] + power(i, k)) % P;
  if (n <= d) {
    printf("%lld\n", sum[n]);
    return 0;
  }
  long long factorial = 1;
  for (int i = 1; i <= d; i++) factorial = factorial * i % P;
  inverse[d] = power(factorial, P - 2);
  for (int i = d; i > 0; i--) inverse[i - 1] = inverse[i] * i % P;
  for (int i = 0; i <= d; i++) left[i + 1] = left[i] * (n - i) % P;
  for (int i = d; i >= 0; i--) right[i] = right[i + 1] * (n - i) % P;
  long long answer = 0;
  for (int i = 0; i <= d; i++) {
    long long term = sum[i] * left[i] % P * right[i + 1] % P * inverse[i] % P * inverse[d - i] % P;
    answer += (d - i) % 2 == 0 ? term : P - term;
  }
  printf("%lld\n", answer % P);
}
