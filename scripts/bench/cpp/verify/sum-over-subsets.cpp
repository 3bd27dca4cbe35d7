// CSES 1654: sums over subsets and supersets, scanf and printf.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  const int size = 1 << 20;
  std::vector<int> numbers(n), subsets(size), supersets(size);
  for (int &number : numbers) {
    if (scanf("%d", &number) != 1) return 1;
    subsets[number]++, supersets[number]++;
  }
  for (int bit = 1; bit < size; bit *= 2) {
    for (int set = 0; set < size; set++) {
      if (set & bit) subsets[set] += subsets[set ^ bit];
      else supersets[set] += supersets[set | bit];
    }
  }
  for (const int number : numbers) {
    printf("%d %d %d\n", subsets[number], supersets[number], n - subsets[size - 1 - number]);
  }
}
