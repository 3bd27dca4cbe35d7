// Library Checker find_linear_recurrence: Berlekamp and Massey's algorithm, scanf and printf.
#include "../verify-ntt.hpp"

int main() {
  size_t n;
  if (scanf("%zu", &n) != 1) return 1;
  const Terms a = readTerms(n);
  // The sum of current[i] a[at - i] is 0, and current[0] is 1; `before`: what was last replaced by a longer one.
  Terms current{1}, before{1};
  size_t length = 0, age = 1;
  u32 beforeError = 1;
  for (size_t at = 0; at < n; at++, age++) {
    u32 error = 0;
    for (size_t i = 0; i <= length && i < current.size(); i++) error = static_cast<u32>((error + static_cast<u64>(current[i]) * a[at - i]) % P);
    if (error == 0) continue;
    const Terms saved(current);
    const u32 scale = mul(error, Main::inverse(beforeError));
    current.resize(std::max(current.size(), before.size() + age));
    for (size_t i = 0; i < before.size(); i++) current[i + age] = sub(current[i + age], mul(scale, before[i]));
    if (2 * length <= at) length = at + 1 - length, before = saved, beforeError = error, age = 0;
  }
  current.resize(length + 1);
  printf("%zu\n", length);
  for (u32 &term : current) term = sub(0, term);
  print(Terms(current.begin() + 1, current.end()));
}
