#include "../bench.hpp"
#include <deque>

int main() {
  return bench([] {
    return [] {
      std::deque<int> deque;
      for (int value = 0; value < 1000; value++) deque.push_back(value);
      uint32_t sum = 0;
      for (int step = 0; step < 2500000; step++) {
        const int first = deque.front();
        deque.pop_front();
        deque.push_back((first + step) & 0xffff);
        const int last = deque.back();
        deque.pop_back();
        deque.push_front((last ^ step) & 0xffff);
        sum += static_cast<uint32_t>(first + last);
      }
      return static_cast<int32_t>(sum);
    };
  });
}
