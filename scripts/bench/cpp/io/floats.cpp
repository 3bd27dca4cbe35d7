// The works on decimal fractions of scanner.bench.ts and writer.bench.ts in lib/io/proof: strtod and snprintf.
#include "../bench.hpp"
#include <cmath>
#include <cstdlib>

static const int COUNT = 1000000;

static auto read() {
  Random random(1);
  std::string text;
  for (int line = 0; line < COUNT; line++) {
    if (random.integer(0, 1) == 1) text += '-';
    text += std::to_string(random.integer(0, 999)) + '.';
    text += std::to_string(random.integer(100000, 999999)) + '\n';
  }
  return [text] {
    const char *at = text.data();
    char *end;
    uint32_t sum = 0;
    for (int line = 0; line < COUNT; line++, at = end) {
      sum = sum * 31u + static_cast<uint32_t>(std::llround(std::strtod(at, &end) * 1e6));
    }
    return static_cast<int32_t>(sum);
  };
}

static auto write() {
  Random random(1);
  std::vector<double> values(COUNT);
  for (double &value : values) value = random.real() * 2000 - 1000;
  return [values] {
    std::vector<char> bytes(16 * COUNT);
    size_t length = 0;
    for (const double value : values) {
      length += static_cast<size_t>(std::snprintf(&bytes[length], 16, "%.6f\n", value));
    }
    int32_t sum = 0;
    for (size_t at = 0; at < length; at += 97) {
      sum = static_cast<int32_t>(static_cast<uint32_t>(sum) * 31u + static_cast<uint8_t>(bytes[at]));
    }
    return sum + static_cast<double>(length);
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "read")) return bench(read);
  if (is(argc, argv, "write")) return bench(write);
  return 2;
}
