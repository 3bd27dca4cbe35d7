// CSES 2132: the slopes to the left in a priority queue, scanf and printf.
#include <cstdio>
#include <queue>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::priority_queue<int> queue;
  long long steps = 0;
  while (n-- > 0) {
    int value;
    if (scanf("%d", &value) != 1) return 1;
    queue.push(value);
    if (queue.top() > value) {
      steps += queue.top() - value;
      queue.pop();
      queue.push(value);
    }
  }
  printf("%lld\n", steps);
}
