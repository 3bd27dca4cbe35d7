// Library Checker range_kth_smallest: a wavelet matrix over compressed values, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> values(n);
  for (int &value : values) {
    if (scanf("%d", &value) != 1) return 1;
  }
  std::vector<int> sorted(values);
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (int &value : values) {
    value = std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin();
  }
  int bits = 1;
  while ((1 << bits) < (int)sorted.size()) bits++;
  // zeros[bit][i]: how many of the first i values of that level have the bit 0.
  std::vector<std::vector<int>> zeros(bits, std::vector<int>(n + 1));
  std::vector<int> ones;
  for (int bit = bits - 1; bit >= 0; bit--) {
    int count = 0;
    ones.clear();
    for (int i = 0; i < n; i++) {
      if (values[i] >> bit & 1) ones.push_back(values[i]);
      else values[count++] = values[i];
      zeros[bit][i + 1] = count;
    }
    std::copy(ones.begin(), ones.end(), values.begin() + count);
  }
  while (q-- > 0) {
    int l, r, k, value = 0;
    if (scanf("%d %d %d", &l, &r, &k) != 3) return 1;
    for (int bit = bits - 1; bit >= 0; bit--) {
      const std::vector<int> &zero = zeros[bit];
      int count = zero[r] - zero[l];
      if (k < count) {
        l = zero[l], r = zero[r];
      } else {
        k -= count;
        value |= 1 << bit;
        l += zero[n] - zero[l], r += zero[n] - zero[r];
      }
    }
    printf("%d\n", sorted[value]);
  }
}
