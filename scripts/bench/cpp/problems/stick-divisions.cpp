// problems/stick-divisions: the two shortest sticks are glued until one is left, by std::priority_queue.
#include "../fast-io.hpp"
#include <functional>
#include <queue>

int main() {
  Input input;
  Output output;
  input.integer(); // x
  const int64_t n = input.integer();
  std::priority_queue<int64_t, std::vector<int64_t>, std::greater<int64_t>> sticks;
  for (int64_t stick = 0; stick < n; stick++) sticks.push(input.integer());
  int64_t cost = 0;
  while (sticks.size() > 1) {
    const int64_t shortest = sticks.top();
    sticks.pop();
    const int64_t glued = shortest + sticks.top();
    sticks.pop();
    cost += glued;
    sticks.push(glued);
  }
  output.integer(cost);
  output.byte('\n');
}
