// Library Checker number_of_subsequences: what each value added when it came last, in a map, scanf and printf.
#include <cstdio>
#include <map>

static const int P = 998244353;

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::map<int, int> ending;
  long long count = 1;
  while (n-- > 0) {
    int value;
    if (scanf("%d", &value) != 1) return 1;
    int &here = ending[value];
    const long long all = (2 * count + P - here) % P;
    here = static_cast<int>(count), count = all;
  }
  printf("%lld\n", (count + P - 1) % P);
}
