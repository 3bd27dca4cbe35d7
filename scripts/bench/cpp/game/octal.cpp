#include "../bench.hpp"
#include <algorithm>
#include <stdexcept>

// Take-and-break games: Grundy numbers by all pairs of piles, or by a sparse space of rare numbers.
using Numbers = std::vector<int>;

static std::vector<int> digits_of(const std::string &code) {
  std::vector<int> digits = {code[0] - '0'};
  for (size_t at = 2; at < code.size(); at++) digits.push_back(code[at] - '0');
  return digits;
}

static bool odd(int bits) { return __builtin_parity(static_cast<unsigned>(bits)); }

static int sparsest_mask(const Numbers &numbers, int count) {
  std::vector<int> counts;
  for (int size = 0; size < count; size++) {
    if (numbers[size] >= static_cast<int>(counts.size())) counts.resize(numbers[size] + 1);
    counts[numbers[size]]++;
  }
  int best = 1, fewest = count + 1;
  for (int mask = 1; mask < 2 * static_cast<int>(counts.size()); mask++) {
    int rares = 0;
    for (size_t number = 0; number < counts.size(); number++) {
      if (!odd(static_cast<int>(number) & mask)) rares += counts[number];
    }
    if (rares < fewest) fewest = rares, best = mask;
  }
  return best;
}

static void extend(Numbers &numbers, int from, int to, const std::vector<int> &digits, bool sparse) {
  std::vector<int> stamps(4096), rare;
  numbers.resize(to);
  const int mask = sparsest_mask(numbers, from);
  for (int size = 1; size < from; size++) {
    if (!odd(numbers[size] & mask)) rare.push_back(size);
  }
  const int taken_most = static_cast<int>(digits.size());
  for (int size = std::max(1, from); size < to; size++) {
    const bool few = sparse && 4 * static_cast<int>(rare.size()) < size;
    for (int taken = 0; taken < taken_most && taken <= size; taken++) {
      const int digit = digits[taken], rest = size - taken;
      if (digit & 1 && rest == 0) stamps[0] = size;
      if (digit & 2 && rest > 0 && taken > 0) stamps[numbers[rest]] = size;
      if (!(digit & 4)) continue;
      if (few) {
        for (const int a : rare) {
          if (a >= rest) break;
          stamps[numbers[a] ^ numbers[rest - a]] = size;
        }
      } else {
        for (int a = 1, b = rest - 1; a <= b; a++, b--) stamps[numbers[a] ^ numbers[b]] = size;
      }
    }
    if (few) {
      int missing = 0, limit = 0;
      for (; stamps[limit] == size || !odd(limit & mask); limit++) missing += stamps[limit] != size;
      for (int taken = 0; taken < taken_most && taken <= size; taken++) {
        if (!(digits[taken] & 4)) continue;
        for (int a = 1, b = size - taken - 1; a <= b && missing > 0; a++, b--) {
          const int number = numbers[a] ^ numbers[b];
          if (number < limit && stamps[number] != size) missing--;
          stamps[number] = size;
        }
      }
    }
    int number = 0;
    while (stamps[number] == size) number++;
    if (2 * number >= 2048) throw std::length_error("numbers are larger than the table");
    numbers[size] = number;
    if (!odd(number & mask)) rare.push_back(size);
  }
}

static int longer(int count, int most) {
  return std::min(most, std::max(128, (count * 13 + 9) / 10));
}

static long long sum(const Numbers &numbers) {
  long long total = 0;
  for (size_t size = 0; size < numbers.size(); size++) total += numbers[size] * (size % 1000 + 1);
  return total;
}

static long long table(const std::string &code, int count, bool sparse) {
  const std::vector<int> digits = digits_of(code);
  Numbers numbers;
  for (int from = 0; from < count; from = static_cast<int>(numbers.size())) {
    extend(numbers, from, sparse ? longer(from, count) : count, digits, sparse);
  }
  return sum(numbers);
}

static long long proof(const std::string &code) {
  const std::vector<int> digits = digits_of(code);
  Numbers numbers;
  for (;;) {
    const int from = static_cast<int>(numbers.size());
    extend(numbers, from, longer(from, 1 << 20), digits, true);
    const int count = static_cast<int>(numbers.size());
    for (int period = 1; 2 * period < count; period++) {
      int at = count - 1 - period;
      while (at >= 0 && numbers[at] == numbers[at + period]) at--;
      if (2 * (at + 1) + period + static_cast<int>(digits.size()) - 1 <= count - period) {
        return period * 10000000LL + at;
      }
    }
  }
}

int main(int argc, char **argv) {
  const std::string code = argc > 2 ? argv[2] : "0.77";
  if (is(argc, argv, "proof")) return bench([=] { return [=] { return proof(code); }; });
  const int count = argc > 3 ? std::stoi(argv[3]) : 10000;
  const bool sparse = is(argc, argv, "sparse");
  return bench([=] { return [=] { return table(code, count, sparse); }; });
}
