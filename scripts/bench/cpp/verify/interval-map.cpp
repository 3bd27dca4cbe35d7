// Codeforces 896C: runs of equal numbers in a std::map, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

static long long seed;

static long long rnd() {
  long long value = seed;
  seed = (seed * 7 + 13) % 1000000007;
  return value;
}

static long long power(long long base, long long exponent, long long m) {
  long long result = 1 % m;
  for (base %= m; exponent > 0; exponent /= 2, base = base * base % m) {
    if (exponent % 2 == 1) result = result * base % m;
  }
  return result;
}

int main() {
  long long n, m, vmax;
  if (scanf("%lld %lld %lld %lld", &n, &m, &seed, &vmax) != 4) return 1;
  std::map<long long, long long> runs; // begin → value; the run ends where the next begins
  for (int i = 1; i <= n; i++) runs[i] = rnd() % vmax + 1;
  runs[n + 1] = 0;
  auto split = [&](long long at) {
    auto it = runs.lower_bound(at);
    if (it->first == at) return it;
    return runs.emplace_hint(it, at, std::prev(it)->second);
  };
  while (m-- > 0) {
    long long op = rnd() % 4 + 1, l = rnd() % n + 1, r = rnd() % n + 1;
    if (l > r) std::swap(l, r);
    long long x = (op == 3 ? rnd() % (r - l + 1) : rnd() % vmax) + 1;
    auto from = split(l), to = split(r + 1);
    if (op == 1) {
      for (auto it = from; it != to; ++it) it->second += x;
    } else if (op == 2) {
      runs.erase(from, to);
      runs[l] = x;
    } else if (op == 3) {
      std::vector<std::pair<long long, long long>> values;
      for (auto it = from; it != to; ++it) values.push_back({it->second, std::next(it)->first - it->first});
      std::sort(values.begin(), values.end());
      size_t at = 0;
      while (x > values[at].second) x -= values[at++].second;
      printf("%lld\n", values[at].first);
    } else {
      long long y = rnd() % vmax + 1, sum = 0;
      for (auto it = from; it != to; ++it) {
        sum = (sum + power(it->second, x, y) * (std::next(it)->first - it->first)) % y;
      }
      printf("%lld\n", sum);
    }
  }
}
