// The work of lib/io/proof/writer.bench.ts: integers to text by std::to_chars, and by hand.
#include "../bench.hpp"
#include "../fast-io.hpp"
#include <charconv>

static double checksum(const char *bytes, size_t length) {
  int32_t sum = 0;
  for (size_t at = 0; at < length; at += 97) {
    sum = static_cast<int32_t>(static_cast<uint32_t>(sum) * 31u + static_cast<uint8_t>(bytes[at]));
  }
  return sum + static_cast<double>(length);
}

static double to_chars(const std::vector<int32_t> &values) {
  std::vector<char> bytes(12 * values.size());
  char *at = bytes.data();
  for (const int32_t value : values) {
    at = std::to_chars(at, bytes.data() + bytes.size(), value).ptr;
    *at++ = '\n';
  }
  return checksum(bytes.data(), static_cast<size_t>(at - bytes.data()));
}

static double digits(const std::vector<int32_t> &values) {
  Output output;
  for (const int32_t value : values) {
    output.integer(value);
    output.byte('\n');
  }
  const double sum = checksum(output.bytes.data(), output.length);
  output.length = 0; // nothing is written out
  return sum;
}

int main(int argc, char **argv) {
  const bool by_hand = is(argc, argv, "digits");
  if (!by_hand && !is(argc, argv, "to_chars")) return 2;
  return bench([by_hand] {
    Random random(1);
    std::vector<int32_t> values(1000000);
    for (int32_t &value : values) value = static_cast<int32_t>(random.integer(-1000000000, 1000000000));
    return [values, by_hand] { return by_hand ? digits(values) : to_chars(values); };
  });
}
