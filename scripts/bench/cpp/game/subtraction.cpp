#include "../bench.hpp"
#include <algorithm>
#include <set>

// Grundy numbers of a subtraction game: mex by stamps, or all sizes of one number after the other.
static const int SIZES = 100000;

static std::vector<int> random_moves(int count) {
  Random random(count);
  std::set<int> moves;
  while (static_cast<int>(moves.size()) < count) {
    moves.insert(static_cast<int>(random.integer(1, SIZES)));
  }
  return std::vector<int>(moves.begin(), moves.end());
}

static std::vector<int> by_stamps(const std::vector<int> &moves, int sizes) {
  std::vector<int> numbers(sizes), stamps(moves.size() + 2);
  for (int size = 0; size < sizes; size++) {
    for (const int move : moves) {
      if (move > size) break;
      stamps[numbers[size - move]] = size + 1;
    }
    int number = 0;
    while (stamps[number] == size + 1) number++;
    numbers[size] = number;
  }
  return numbers;
}

static std::vector<int> by_levels(const std::vector<int> &moves, int sizes) {
  const int words = (moves.back() >> 5) + 2;
  std::vector<std::vector<uint32_t>> shifted(32, std::vector<uint32_t>(words));
  for (int shift = 0; shift < 32; shift++) {
    for (const int move : moves) shifted[shift][(move + shift) >> 5] |= 1u << ((move + shift) & 31);
  }
  std::vector<uint32_t> reached((sizes >> 5) + 1);
  std::vector<int> open(sizes), numbers(sizes);
  for (int size = 0; size < sizes; size++) open[size] = size;
  for (int number = 0; !open.empty(); number++) {
    std::fill(reached.begin(), reached.end(), 0);
    size_t left = 0;
    for (const int size : open) {
      const int word = size >> 5;
      if (reached[word] >> (size & 31) & 1) {
        open[left++] = size;
        continue;
      }
      numbers[size] = number;
      const uint32_t *bits = shifted[size & 31].data();
      const int end = std::min(words, static_cast<int>(reached.size()) - word);
      for (int each = 0; each < end; each++) reached[word + each] |= bits[each];
    }
    open.resize(left);
  }
  return numbers;
}

static long long sum(const std::vector<int> &numbers) {
  long long total = 0;
  for (size_t size = 0; size < numbers.size(); size++) total += numbers[size] * (size % 1000 + 1);
  return total;
}

/** The least start and period, found by comparing windows as long as the largest move. */
static long long piles() {
  const std::vector<int> moves = {1, 7, 12, 30, 43};
  const int window = moves.back();
  const std::vector<int> numbers = by_stamps(moves, 4096);
  int start = 0, period = 0;
  for (int end = window; period == 0; end++) {
    for (int before = window; before < end && period == 0; before++) {
      if (std::equal(numbers.begin() + before - window, numbers.begin() + before,
                     numbers.begin() + end - window)) {
        start = before - window;
        period = end - before;
      }
    }
  }
  Random random(1);
  long long total = 0;
  for (int pile = 0; pile < 1000000; pile++) {
    const int64_t size = static_cast<int64_t>(random.real() * 1000000000000001.0);
    total += numbers[size < start ? size : start + (size - start) % period];
  }
  return total;
}

int main(int argc, char **argv) {
  if (is(argc, argv, "piles")) return bench([] { return [] { return piles(); }; });
  const int count = argc > 2 ? std::stoi(argv[2]) : 10;
  const bool levels = is(argc, argv, "levels");
  return bench([=] {
    const std::vector<int> moves = random_moves(count);
    return [=] { return sum(levels ? by_levels(moves, SIZES) : by_stamps(moves, SIZES)); };
  });
}
