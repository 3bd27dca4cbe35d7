// Library Checker multiplication_of_big_integers: limbs of six digits, transforms modulo two primes, scanf and fwrite.
#include "../verify-ntt.hpp"
#include <cstring>
#include <string>

static const u32 Q = 469762049;

/** The limbs of a number without its sign, the lowest first. */
static Terms limbsOf(const char *digits, size_t length) {
  Terms limbs;
  for (size_t end = length; end > 0; end -= std::min<size_t>(end, 6)) {
    u32 limb = 0;
    for (size_t i = end > 6 ? end - 6 : 0; i < end; i++) limb = limb * 10 + (digits[i] - '0');
    limbs.push_back(limb);
  }
  return limbs;
}

static char text[2][4000010];

int main() {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  const u64 inverse = Field<Q, 3>::inverse(P % Q);
  std::string out;
  while (count-- > 0) {
    if (scanf("%4000005s %4000005s", text[0], text[1]) != 2) return 1;
    Terms sides[2];
    bool isNegative = false;
    for (int side = 0; side < 2; side++) {
      const bool hasSign = text[side][0] == '-';
      isNegative ^= hasSign;
      sides[side] = limbsOf(text[side] + hasSign, std::strlen(text[side] + hasSign));
    }
    const Terms first = convolution(sides[0], sides[1]);
    const Terms second = Field<Q, 3>::convolution(sides[0], sides[1]);
    // Garner: a sum below P Q from its remainders.
    Terms product;
    u64 carry = 0;
    for (size_t i = 0; i < first.size() || carry > 0; i++) {
      if (i < first.size()) carry += first[i] + u64(P) * Field<Q, 3>::mul(Field<Q, 3>::sub(second[i], first[i] % Q), inverse);
      product.push_back(carry % 1000000);
      carry /= 1000000;
    }
    while (product.size() > 1 && product.back() == 0) product.pop_back();
    if (product.empty()) product.push_back(0);
    if (isNegative && (product.size() > 1 || product[0] != 0)) out += '-';
    out += std::to_string(product.back());
    for (size_t i = product.size() - 1; i-- > 0;) {
      char limb[7];
      snprintf(limb, sizeof limb, "%06u", product[i]);
      out += limb;
    }
    out += '\n';
  }
  fwrite(out.data(), 1, out.size(), stdout);
}
