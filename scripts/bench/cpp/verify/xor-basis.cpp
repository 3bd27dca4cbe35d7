// Library Checker intersection_of_f2_vector_spaces: Zassenhaus' algorithm on pairs, scanf and printf.
#include <cstdio>
#include <vector>

typedef unsigned long long u64;

int main() {
  int t;
  if (scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    u64 basis[64] = {};
    auto insert = [&](u64 v) {
      while (v != 0) {
        int top = 63 - __builtin_clzll(v);
        if (basis[top] == 0) {
          basis[top] = v;
          return;
        }
        v ^= basis[top];
      }
    };
    int n, m;
    u64 v;
    if (scanf("%d", &n) != 1) return 1;
    while (n-- > 0) {
      if (scanf("%llu", &v) != 1) return 1;
      insert(v << 32 | v);
    }
    if (scanf("%d", &m) != 1) return 1;
    while (m-- > 0) {
      if (scanf("%llu", &v) != 1) return 1;
      insert(v << 32);
    }
    std::vector<u64> common;
    for (int i = 0; i < 32; i++)
      if (basis[i] != 0) common.push_back(basis[i]);
    printf("%d", (int)common.size());
    for (u64 w : common) printf(" %llu", w);
    puts("");
  }
}
