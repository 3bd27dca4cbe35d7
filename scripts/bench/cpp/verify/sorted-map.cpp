// Library Checker double_ended_priority_queue: how often each number is there, in a std::map, scanf and printf.
#include <cstdio>
#include <iterator>
#include <map>

int main() {
  int n, q, x;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::map<int, int> counts;
  while (n-- > 0) {
    if (scanf("%d", &x) != 1) return 1;
    counts[x]++;
  }
  while (q-- > 0) {
    int type;
    if (scanf("%d", &type) != 1) return 1;
    if (type == 0) {
      if (scanf("%d", &x) != 1) return 1;
      counts[x]++;
      continue;
    }
    const auto entry = type == 1 ? counts.begin() : std::prev(counts.end());
    printf("%d\n", entry->first);
    if (--entry->second == 0) counts.erase(entry);
  }
}
