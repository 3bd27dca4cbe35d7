// Library Checker sparse_matrix_det: Wiedemann with Berlekamp-Massey, scanf and printf.
#include <cstdio>
#include <random>
#include <vector>

typedef unsigned long long u64;
typedef std::vector<u64> Numbers;
static const u64 P = 998244353;

static u64 power(u64 b, u64 e) {
  u64 r = 1;
  for (; e > 0; e >>= 1, b = b * b % P)
    if (e & 1) r = r * b % P;
  return r;
}

/** The shortest c with c[0] = 1 and the sum of c[j] s[i - j] = 0 for all i from its length on. */
static Numbers recurrence(const Numbers &s) {
  Numbers c = {1}, old = {1};
  int length = 0, gap = 1;
  u64 last = 1;
  for (int i = 0; i < (int)s.size(); i++, gap++) {
    u64 delta = 0;
    for (int j = 0; j <= length && j < (int)c.size(); j++) delta = (delta + c[j] * s[i - j]) % P;
    if (delta == 0) continue;
    Numbers before = c;
    u64 f = P - delta * power(last, P - 2) % P;
    if (c.size() < old.size() + gap) c.resize(old.size() + gap);
    for (size_t j = 0; j < old.size(); j++) c[gap + j] = (c[gap + j] + f * old[j]) % P;
    if (2 * length > i) continue;
    length = i + 1 - length;
    old = before;
    last = delta;
    gap = 0;
  }
  c.resize(length + 1);
  return c;
}

int main() {
  int n, k;
  if (scanf("%d %d", &n, &k) != 2) return 1;
  std::vector<int> a(k), b(k);
  Numbers c(k);
  for (int i = 0; i < k; i++)
    if (scanf("%d %d %llu", &a[i], &b[i], &c[i]) != 3) return 1;
  std::mt19937_64 random(20);
  auto draw = [&] { return random() % (P - 1) + 1; };
  Numbers scale(n), v(n), u(n), s;
  u64 product = 1;
  for (int i = 0; i < n; i++) {
    scale[i] = draw(), v[i] = draw(), u[i] = draw();
    product = product * scale[i] % P;
  }
  for (int step = 0; step <= 2 * n; step++) {
    u64 dot = 0;
    for (int i = 0; i < n; i++) dot = (dot + u[i] * v[i]) % P;
    s.push_back(dot);
    Numbers next(n);
    for (int i = 0; i < n; i++) v[i] = v[i] * scale[i] % P;
    for (int e = 0; e < k; e++) next[a[e]] = (next[a[e]] + c[e] * v[b[e]]) % P;
    v = next;
  }
  Numbers minimal = recurrence(s);
  if ((int)minimal.size() <= n) {
    puts("0");
    return 0;
  }
  u64 det = minimal[n]; // times (-1)^n
  if (n % 2 == 1) det = (P - det) % P;
  printf("%llu\n", det * power(product, P - 2) % P);
}
