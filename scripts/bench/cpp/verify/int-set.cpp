// Library Checker predecessor_problem: words of 64 bits on four levels, scanf and printf.
#include <cstdio>
#include <vector>

using Word = unsigned long long;
static char text[10000001];
static std::vector<std::vector<Word>> levels;

static bool has(int x) { return levels[0][x >> 6] >> (x & 63) & 1; }

static void insert(int x) {
  for (auto &words : levels) {
    words[x >> 6] |= 1ULL << (x & 63);
    x >>= 6;
  }
}

static void erase(int x) {
  for (auto &words : levels) {
    words[x >> 6] &= ~(1ULL << (x & 63));
    if (words[x >> 6] != 0) return;
    x >>= 6;
  }
}

static int at_least(int x) {
  for (size_t level = 0; level < levels.size(); level++, x = (x >> 6) + 1) {
    if ((x >> 6) >= static_cast<int>(levels[level].size())) return -1;
    const Word above = levels[level][x >> 6] >> (x & 63);
    if (above == 0) continue;
    x += __builtin_ctzll(above);
    while (level-- > 0) x = x * 64 + __builtin_ctzll(levels[level][x]);
    return x;
  }
  return -1;
}

static int at_most(int x) {
  for (size_t level = 0; level < levels.size() && x >= 0; level++, x = (x >> 6) - 1) {
    const Word below = levels[level][x >> 6] << (63 - (x & 63));
    if (below == 0) continue;
    x -= __builtin_clzll(below);
    while (level-- > 0) x = x * 64 + 63 - __builtin_clzll(levels[level][x]);
    return x;
  }
  return -1;
}

int main() {
  int n, q;
  if (scanf("%d %d %10000000s", &n, &q, text) != 3) return 1;
  for (size_t size = static_cast<size_t>(n) / 64 + 1;; size = size / 64 + 1) {
    levels.emplace_back(size);
    if (size == 1) break;
  }
  for (int x = 0; x < n; x++) if (text[x] == '1') insert(x);
  while (q-- > 0) {
    int type, k;
    if (scanf("%d %d", &type, &k) != 2) return 1;
    if (type == 0) insert(k);
    else if (type == 1) erase(k);
    else printf("%d\n", type == 2 ? has(k) : type == 3 ? at_least(k) : at_most(k));
  }
}
