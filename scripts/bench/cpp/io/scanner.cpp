// The works of lib/io/proof/scanner.bench.ts: integers from bytes by std::from_chars, and by hand.
#include "../bench.hpp"
#include "../fast-io.hpp"
#include <charconv>
#include <cstdlib>

static const int COUNT = 1000000;

static void from_chars(const std::string &text, std::vector<int32_t> &numbers) {
  const char *at = text.data(), *end = at + text.size();
  for (int32_t &number : numbers) {
    while (at < end && *at <= ' ') at++;
    at = std::from_chars(at, end, number).ptr;
  }
}

static void by_hand(const std::string &text, std::vector<int32_t> &numbers) {
  Input input(text.data(), text.size());
  for (int32_t &number : numbers) number = static_cast<int32_t>(input.integer());
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const auto read = is(argc, argv, "by-hand") ? by_hand : from_chars;
  const int64_t low = std::atoll(argv[2]), high = std::atoll(argv[3]);
  return bench([=] {
    Random random(1);
    std::string text;
    for (int line = 0; line < COUNT; line++) text += std::to_string(random.integer(low, high)) + '\n';
    return [text, read] {
      std::vector<int32_t> numbers(COUNT);
      read(text, numbers);
      uint32_t sum = 0;
      for (const int32_t number : numbers) sum = sum * 31u + static_cast<uint32_t>(number);
      return static_cast<int32_t>(sum);
    };
  });
}
