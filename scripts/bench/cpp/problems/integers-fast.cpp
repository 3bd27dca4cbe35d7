#include "../fast-io.hpp"

int main() {
  Input input;
  Output output;
  const int64_t count = input.integer();
  for (int64_t index = 0; index < count; index++) {
    output.integer(input.integer() + 1);
    output.byte('\n');
  }
}
