// The works of lib/structure/proof/quick-heap.bench.ts and lib/structure/proof/bucket-queue.bench.ts on std::priority_queue and buckets.
#include "../bench.hpp"
#include <functional>
#include <limits>
#include <queue>

struct Pairs {
  using Pair = std::pair<long long, int>;
  std::priority_queue<Pair, std::vector<Pair>, std::greater<Pair>> queue;
  long long priority = 0;
  bool empty() const { return queue.empty(); }
  void push(int id, long long priority) { queue.push({priority, id}); }
  int pop() {
    const auto [least, id] = queue.top();
    queue.pop();
    priority = least;
    return id;
  }
};

struct Words {
  std::priority_queue<uint64_t, std::vector<uint64_t>, std::greater<uint64_t>> queue;
  long long priority = 0;
  bool empty() const { return queue.empty(); }
  void push(int id, long long priority) { queue.push(static_cast<uint64_t>(priority) << 20 | id); }
  int pop() {
    const uint64_t key = queue.top();
    queue.pop();
    priority = static_cast<long long>(key >> 20);
    return static_cast<int>(key & 0xfffff);
  }
};

/** Dial's: sixteen vectors in a ring, for steps below 16. */
struct Buckets {
  std::vector<int> bucket[16];
  size_t length = 0;
  long long priority = 0;
  bool empty() const { return length == 0; }
  void push(int id, long long priority) {
    bucket[priority & 15].push_back(id);
    length++;
  }
  int pop() {
    while (bucket[priority & 15].empty()) priority++;
    const int id = bucket[priority & 15].back();
    bucket[priority & 15].pop_back();
    length--;
    return id;
  }
};

static std::vector<int> draws(size_t count, int low, int high, Random &random) {
  std::vector<int> values(count);
  for (int &value : values) value = static_cast<int>(random.integer(low, high));
  return values;
}

template <class Queue> auto hold() {
  const int held = 100000;
  Random random(1);
  return [drawn = draws(1100000, 0, 1000000, random)] {
    Queue queue;
    for (int id = 0; id < held; id++) queue.push(id, drawn[id]);
    uint32_t sum = 0;
    for (size_t step = held; step < drawn.size(); step++) {
      const int id = queue.pop();
      sum += static_cast<uint32_t>(queue.priority);
      queue.push(id, queue.priority + drawn[step]);
    }
    return static_cast<int32_t>(sum);
  };
}

template <class Queue> auto fill() {
  Random random(1);
  return [drawn = draws(1000000, 0, 1000000000, random)] {
    Queue queue;
    for (size_t id = 0; id < drawn.size(); id++) queue.push(static_cast<int>(id), drawn[id]);
    uint32_t sum = 0;
    for (size_t step = 0; step < drawn.size(); step++) {
      queue.pop();
      sum = sum * 31 + static_cast<uint32_t>(queue.priority);
    }
    return static_cast<int32_t>(sum);
  };
}

/** A border of cost 0 that nothing enters stands for the edge of the board. */
template <class Queue> auto grid() {
  const int side = 1000, width = side + 2;
  Random random(1);
  std::vector<int> cost(width * width);
  for (int row = 1; row <= side; row++) {
    for (int column = 1; column <= side; column++) {
      cost[row * width + column] = static_cast<int>(random.integer(1, 9));
    }
  }
  return [cost] {
    Queue queue;
    std::vector<int> distance(width * width, std::numeric_limits<int>::max());
    distance[width + 1] = 0;
    queue.push(width + 1, 0);
    while (!queue.empty()) {
      const int cell = queue.pop();
      const int here = static_cast<int>(queue.priority);
      if (here > distance[cell]) continue;
      for (const int step : {-width, -1, 1, width}) {
        const int next = cell + step;
        const int there = here + cost[next];
        if (cost[next] == 0 || there >= distance[next]) continue;
        distance[next] = there;
        queue.push(next, there);
      }
    }
    double sum = 0;
    for (const int each : distance) sum += each == std::numeric_limits<int>::max() ? 0 : each;
    return sum;
  };
}

template <class Queue> int run(const char *work) {
  const std::string name = work;
  if (name == "hold") return bench(hold<Queue>);
  if (name == "fill") return bench(fill<Queue>);
  return 2;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const std::string queue = argv[2];
  if (std::string(argv[1]) == "grid") {
    if (queue == "pair") return bench(grid<Pairs>);
    if (queue == "u64") return bench(grid<Words>);
    if (queue == "buckets") return bench(grid<Buckets>);
  }
  if (queue == "pair") return run<Pairs>(argv[1]);
  if (queue == "u64") return run<Words>(argv[1]);
  return 2;
}
