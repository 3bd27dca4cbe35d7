#include "../bench.hpp"
#include <queue>

static const int LENGTH = 1000, STEPS = 10000000;

struct Ring {
  std::vector<int> ring = std::vector<int>(1024);
  uint32_t taken = 0, put = 0;
  void push(int value) { ring[put++ & 1023] = value; }
  int shift() { return ring[taken++ & 1023]; }
};

struct Std {
  std::queue<int> queue;
  void push(int value) { queue.push(value); }
  int shift() {
    const int value = queue.front();
    queue.pop();
    return value;
  }
};

template <class Queue> int rotate() {
  Queue queue;
  for (int value = 0; value < LENGTH; value++) queue.push(value);
  uint32_t sum = 0;
  for (int step = 0; step < STEPS; step++) {
    const int value = queue.shift();
    sum += value;
    queue.push((value + step) & 0xffff);
  }
  return static_cast<int>(sum);
}

int main(int argc, char **argv) {
  if (is(argc, argv, "std")) return bench([] { return rotate<Std>; });
  if (is(argc, argv, "ring")) return bench([] { return rotate<Ring>; });
  return 2;
}
