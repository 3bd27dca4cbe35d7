// Library Checker kth_term_of_linearly_recurrent_sequence: Bostan and Mori's halvings on values, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t d;
  u64 k;
  if (scanf("%zu %lu", &d, &k) != 2) return 1;
  const Terms first = readTerms(d), coefficients = readTerms(d);
  Terms below(d + 1);
  below[0] = 1;
  for (size_t i = 0; i < d; i++) below[i + 1] = sub(0, coefficients[i]);
  Terms above = convolution(first, below);
  above.resize(d);
  const size_t size = powerOfTwo(2 * d + 1);
  for (; k > 0; k /= 2) {
    above.resize(size), below.resize(size);
    Main::forward(above), Main::forward(below);
    // Neighbours are the values at w and -w.
    for (size_t i = 0; i < size; i += 2) {
      above[i] = mul(above[i], below[i + 1]), above[i + 1] = mul(above[i + 1], below[i]);
      below[i / 2] = mul(below[i], below[i + 1]);
    }
    below.resize(size / 2);
    Main::backward(above), Main::backward(below);
    for (size_t i = 0; i < d; i++) above[i] = above[2 * i + (k & 1)];
    above.resize(d), below.resize(d + 1);
  }
  printf("%u\n", mul(above[0], Main::inverse(below[0])));
}
