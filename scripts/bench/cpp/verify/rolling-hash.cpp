// Library Checker zalgorithm: hashes modulo 2^61 - 1 and binary search, scanf and printf.
#include <cstdio>
#include <cstring>
#include <vector>

using Word = unsigned long long;
static const Word P = (1ULL << 61) - 1, BASE = 1234567890123456789ULL;
static char text[500001];
static std::vector<Word> power, sum;

static Word product(Word a, Word b) {
  const unsigned __int128 c = static_cast<unsigned __int128>(a) * b;
  const Word rest = static_cast<Word>(c & P) + static_cast<Word>(c >> 61);
  return rest >= P ? rest - P : rest;
}

static Word hash(int l, int r) {
  const Word below = product(sum[l], power[r - l]);
  return sum[r] >= below ? sum[r] - below : sum[r] + P - below;
}

int main() {
  if (scanf("%500000s", text) != 1) return 1;
  const int n = static_cast<int>(strlen(text));
  power.assign(n + 1, 1);
  sum.assign(n + 1, 0);
  for (int i = 0; i < n; i++) {
    power[i + 1] = product(power[i], BASE);
    sum[i + 1] = (product(sum[i], BASE) + static_cast<Word>(text[i])) % P;
  }
  for (int i = 0; i < n; i++) {
    int low = 0, high = n - i; // an agreement of `low` symbols is certain
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (hash(0, middle) == hash(i, i + middle)) low = middle;
      else high = middle - 1;
    }
    printf("%d%c", low, i + 1 < n ? ' ' : '\n');
  }
}
