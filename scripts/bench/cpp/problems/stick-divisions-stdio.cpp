// problems/stick-divisions: the two shortest sticks are glued until one is left; read and written by stdio.
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>

int main() {
  long long x, length;
  int n;
  if (std::scanf("%lld %d", &x, &n) != 2) return 1;
  std::priority_queue<long long, std::vector<long long>, std::greater<long long>> sticks;
  for (int stick = 0; stick < n; stick++) {
    if (std::scanf("%lld", &length) != 1) return 1;
    sticks.push(length);
  }
  long long cost = 0;
  while (sticks.size() > 1) {
    const long long shortest = sticks.top();
    sticks.pop();
    const long long glued = shortest + sticks.top();
    sticks.pop();
    cost += glued;
    sticks.push(glued);
  }
  std::printf("%lld\n", cost);
}
