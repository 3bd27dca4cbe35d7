#include "../bench.hpp"
#include <algorithm>
#include <queue>

// Dijkstra's algorithm on lists of pairs with std::priority_queue, lists and search timed together.
static const int N = 100000, M = 200000;

static long long search(const std::vector<int> &numbers) {
  std::vector<std::vector<std::pair<int, int>>> arcs(N);
  for (int e = 0; e < M; e++) arcs[numbers[3 * e]].push_back({numbers[3 * e + 1], numbers[3 * e + 2]});
  const long long far = 1LL << 60;
  std::vector<long long> distance(N, far);
  std::priority_queue<std::pair<long long, int>, std::vector<std::pair<long long, int>>, std::greater<>> queue;
  queue.push({distance[0] = 0, 0});
  while (!queue.empty()) {
    const auto [here, v] = queue.top();
    queue.pop();
    if (here != distance[v]) continue;
    for (const auto &[target, weight] : arcs[v]) {
      if (here + weight >= distance[target]) continue;
      queue.push({distance[target] = here + weight, target});
    }
  }
  long long total = 0;
  for (const long long d : distance) if (d < far) total += d;
  return total;
}

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> numbers(3 * M);
    for (int e = 0; e < M; e++) {
      numbers[3 * e] = e % N;
      numbers[3 * e + 1] = random.integer(0, N / 2 - 1) + (e < N ? 0 : N / 2);
      numbers[3 * e + 2] = random.integer(0, 1000000000);
    }
    return [=] { return search(numbers); };
  });
}
