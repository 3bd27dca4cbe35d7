#include "../bench.hpp"

// The Grundy table of the four moves of a coin on an N × N board, by anti-diagonals.
static int coins(int side) {
  const int stride = side + 4;
  std::vector<unsigned char> table((side + 4) * stride, 31);
  for (int weight = 0; weight <= 2 * (side - 1); weight++) {
    const int first = weight >= side ? weight - side + 1 : 0;
    const int last = weight < side ? weight : side - 1;
    for (int row = first; row <= last; row++) {
      unsigned char *at = &table[(row + 2) * stride + weight - row + 2];
      const unsigned seen = 1u << at[-2 * stride + 1] | 1u << at[-2 * stride - 1] |
                            1u << at[stride - 2] | 1u << at[-stride - 2];
      *at = static_cast<unsigned char>(__builtin_ctz(~seen));
    }
  }
  std::vector<unsigned char> numbers(side * side);
  for (int row = 0; row < side; row++) {
    memcpy(&numbers[row * side], &table[(row + 2) * stride + 2], side);
  }
  int sum = 0;
  for (int cell = 0; cell < side * side; cell += 997) sum += numbers[cell];
  return sum;
}

int main() {
  return bench([] { return [] { return coins(2000); }; });
}
