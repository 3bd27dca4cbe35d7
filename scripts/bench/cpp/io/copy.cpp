// The work of lib/io/proof/run-program.bench.ts: all of stdin into memory, then out.
#include "../bench.hpp"
#include "../fast-io.hpp"

static int by_stdio() {
  std::vector<char> bytes(1 << 16);
  size_t length = 0;
  for (;;) {
    length += std::fread(bytes.data() + length, 1, bytes.size() - length, stdin);
    if (length < bytes.size()) break;
    bytes.resize(2 * bytes.size());
  }
  return std::fwrite(bytes.data(), 1, length, stdout) == length ? 0 : 1;
}

int main(int argc, char **argv) {
  if (is(argc, argv, "fread")) return by_stdio();
  if (!is(argc, argv, "read")) return 2;
  Input input;
  Output output;
  output.bytes.swap(input.bytes);
  output.length = static_cast<size_t>(input.end - input.at);
}
