// problems/stone-pile-grundy: the remainder of each size by 3, from its digits; XOR over the piles.
#include "../fast-io.hpp"

int main() {
  Input input;
  Output output;
  const int64_t tests = input.has_next() ? input.integer() : 0;
  for (int64_t test = 0; test < tests; test++) {
    const int64_t piles = input.integer();
    int sum = 0;
    for (int64_t pile = 0; pile < piles; pile++) {
      input.has_next();
      int rest = 0;
      while (input.at < input.end && *input.at >= '0') rest = (rest * 10 + (*input.at++ - '0')) % 3;
      sum ^= rest;
    }
    if (sum == 0) output.text("second\n", 7);
    else output.text("first\n", 6);
  }
}
