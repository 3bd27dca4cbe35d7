// The work of lib/string/proof/z-function.bench.ts.
#include "../bench.hpp"
#include <algorithm>

int main() {
  return bench([] {
    const int n = 500000;
    Random random(1);
    std::string text(n, 'a');
    for (char &letter : text) if (random.integer(0, 999) == 0) letter = 'b';
    return [text, n] {
      std::vector<int> z(n);
      z[0] = n;
      for (int i = 1, l = 0, r = 0; i < n; i++) {
        int shared = i < r ? std::min(r - i, z[i - l]) : 0;
        while (i + shared < n && text[shared] == text[i + shared]) shared++;
        z[i] = shared;
        if (i + shared > r) l = i, r = i + shared;
      }
      long long sum = 0;
      for (int i = 0; i < n; i++) sum += static_cast<long long>(z[i]) * (i % 10);
      return sum;
    };
  });
}
