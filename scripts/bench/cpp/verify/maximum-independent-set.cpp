// Library Checker maximum_independent_set: branches on the greatest degree, takes degrees 0 and 1, scanf and printf.
#include <cstdio>
#include <vector>

using Set = unsigned long long;
static std::vector<Set> near;

/** A largest independent set among the vertices left. */
static Set largest(Set left) {
  Set taken = 0;
  for (;;) {
    int branch = -1, most = 0;
    bool reduced = false;
    for (Set rest = left; rest; rest &= rest - 1) {
      const int v = __builtin_ctzll(rest), degree = __builtin_popcountll(near[v] & left);
      if (degree <= 1) {
        taken |= 1ULL << v;
        left &= ~(near[v] | 1ULL << v);
        reduced = true;
        break;
      }
      if (degree > most) most = degree, branch = v;
    }
    if (reduced) continue;
    if (branch < 0) return taken;
    const Set with = 1ULL << branch | largest(left & ~(near[branch] | 1ULL << branch));
    if (most == 2) return taken | with; // all that is left are cycles
    const Set without = largest(left & ~(1ULL << branch));
    return taken | (__builtin_popcountll(with) >= __builtin_popcountll(without) ? with : without);
  }
}

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  near.resize(n);
  while (m-- > 0) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    near[a] |= 1ULL << b;
    near[b] |= 1ULL << a;
  }
  const Set best = largest((1ULL << n) - 1);
  printf("%d\n", __builtin_popcountll(best));
  for (int v = 0; v < n; v++) if (best >> v & 1) printf("%d ", v);
  puts("");
}
