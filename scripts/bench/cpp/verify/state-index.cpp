// Library Checker associative_array: std::unordered_map, scanf and printf.
#include <cstdio>
#include <unordered_map>

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  std::unordered_map<long long, long long> values;
  while (q-- > 0) {
    int type;
    long long k, v;
    if (scanf("%d %lld", &type, &k) != 2) return 1;
    if (type == 0) {
      if (scanf("%lld", &v) != 1) return 1;
      values[k] = v;
      continue;
    }
    const auto entry = values.find(k);
    printf("%lld\n", entry == values.end() ? 0 : entry->second);
  }
}
