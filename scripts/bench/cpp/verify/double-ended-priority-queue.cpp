// Library Checker double_ended_priority_queue: an interval heap, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

// Pairs of places 2k, 2k + 1: their numbers are the ends of an interval that holds all below it.
static std::vector<int> heap;

/** Lifts the number at `at` to where its interval's parents are wider. */
static void lift(size_t at) {
  if (at % 2 == 1 && heap[at - 1] > heap[at]) std::swap(heap[at - 1], heap[at]), at--;
  else if (at % 2 == 0 && at + 1 < heap.size() && heap[at] > heap[at + 1]) std::swap(heap[at], heap[at + 1]), at++;
  while (at >= 2) {
    const size_t low = (at / 2 - 1) / 2 * 2, high = low + 1;
    if (heap[at] < heap[low]) std::swap(heap[at], heap[low]), at = low;
    else if (heap[at] > heap[high]) std::swap(heap[at], heap[high]), at = high;
    else return;
  }
}

/** Takes the number at place `side` (0 the least, 1 the largest) out. */
static int take(size_t side) {
  if (side >= heap.size()) side = 0;
  const int result = heap[side];
  heap[side] = heap.back();
  heap.pop_back();
  const size_t size = heap.size();
  if (side >= size) return result;
  size_t at = side;
  for (;;) {
    // Children of the interval k are 2k + 1 and 2k + 2; the last one may be a single number.
    size_t left = (at / 2 * 2 + 1) * 2 + side, right = left + 2;
    if (left == size && side == 1) left--;
    if (right == size && side == 1) right--;
    if (left >= size) break;
    const bool is_right = right < size && (side == 0 ? heap[right] < heap[left] : heap[right] > heap[left]);
    const size_t child = is_right ? right : left;
    std::swap(heap[at], heap[child]);
    at = child;
  }
  lift(at);
  return result;
}

int main() {
  int n, q, x;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  while (n-- > 0) {
    if (scanf("%d", &x) != 1) return 1;
    heap.push_back(x);
    lift(heap.size() - 1);
  }
  while (q-- > 0) {
    int type;
    if (scanf("%d", &type) != 1) return 1;
    if (type > 0) {
      printf("%d\n", take(static_cast<size_t>(type - 1)));
      continue;
    }
    if (scanf("%d", &x) != 1) return 1;
    heap.push_back(x);
    lift(heap.size() - 1);
  }
}
