// Library Checker convolution_mod_large: blocks of 2^22 terms, each transformed once, scanf and printf.
#include "../verify-ntt.hpp"

static const size_t BLOCK = 1 << 22;

static std::vector<Terms> blocksOf(const Terms &terms, size_t size) {
  std::vector<Terms> blocks;
  for (size_t at = 0; at < terms.size(); at += BLOCK) {
    Terms block(terms.begin() + at, terms.begin() + std::min(at + BLOCK, terms.size()));
    block.resize(size);
    Main::forward(block);
    blocks.push_back(std::move(block));
  }
  return blocks;
}

int main() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  const Terms a = readTerms(n), b = readTerms(m);
  const size_t size = powerOfTwo(std::min(n, BLOCK) + std::min(m, BLOCK) - 1);
  const std::vector<Terms> left = blocksOf(a, size), right = blocksOf(b, size);
  Terms c(n + m - 1);
  for (size_t k = 0; k + 1 < left.size() + right.size(); k++) {
    Terms sums(size);
    for (size_t i = 0; i < left.size() && i <= k; i++) {
      if (k - i >= right.size()) continue;
      for (size_t x = 0; x < size; x++) sums[x] = add(sums[x], mul(left[i][x], right[k - i][x]));
    }
    Main::backward(sums);
    for (size_t x = 0; x < size && k * BLOCK + x < c.size(); x++) c[k * BLOCK + x] = add(c[k * BLOCK + x], sums[x]);
  }
  print(c);
}
