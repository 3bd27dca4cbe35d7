// min_plus_convolution_convex_arbitrary for the programs of two modules.
#pragma once
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> a, b, sums;

/** The least sums of the rows [low, high), whose columns of b are in [left, right]. */
static void solve(int low, int high, int left, int right) {
  if (low >= high) return;
  const int n = static_cast<int>(a.size()), row = (low + high) / 2;
  int best = std::max(left, row - n + 1);
  for (int j = best + 1; j <= std::min(right, row); j++) {
    if (a[row - j] + b[j] < a[row - best] + b[best]) best = j;
  }
  sums[row] = a[row - best] + b[best];
  solve(low, row, left, best);
  solve(row + 1, high, best, right);
}

inline int minPlusConvolution() {
  size_t n, m;
  if (scanf("%zu %zu", &n, &m) != 2) return 1;
  a.resize(n), b.resize(m), sums.resize(n + m - 1);
  for (int &term : a) {
    if (scanf("%d", &term) != 1) return 1;
  }
  for (int &term : b) {
    if (scanf("%d", &term) != 1) return 1;
  }
  solve(0, static_cast<int>(sums.size()), 0, static_cast<int>(m) - 1);
  for (size_t k = 0; k < sums.size(); k++) printf(k == 0 ? "%d" : " %d", sums[k]);
  puts("");
  return 0;
}
