// For verify/lcp-array.cpp and verify/suffix-array.cpp: induced sorting (SA-IS) on vectors.
#pragma once
#include <algorithm>
#include <vector>

static std::vector<int> sort_suffixes(const std::vector<int> &text, int largest) {
  const int n = static_cast<int>(text.size());
  if (n == 1) return {0};
  std::vector<bool> smaller(n); // is the suffix smaller than the next one?
  for (int i = n - 2; i >= 0; i--) {
    smaller[i] = text[i] == text[i + 1] ? smaller[i + 1] : text[i] < text[i + 1];
  }
  std::vector<int> first_l(largest + 2), first_s(largest + 2);
  for (int i = 0; i < n; i++) (smaller[i] ? first_l[text[i] + 1] : first_s[text[i]])++;
  for (int symbol = 0; symbol <= largest; symbol++) {
    first_s[symbol] += first_l[symbol];
    first_l[symbol + 1] += first_s[symbol];
  }
  std::vector<int> order(n), places;
  auto induce = [&](const std::vector<int> &starts) {
    std::fill(order.begin(), order.end(), -1);
    places = first_s;
    for (int i : starts) order[places[text[i]]++] = i;
    places = first_l;
    order[places[text[n - 1]]++] = n - 1;
    for (int rank = 0; rank < n; rank++) {
      const int i = order[rank] - 1;
      if (i >= 0 && !smaller[i]) order[places[text[i]]++] = i;
    }
    places = first_l;
    for (int rank = n - 1; rank >= 0; rank--) {
      const int i = order[rank] - 1;
      if (i >= 0 && smaller[i]) order[--places[text[i] + 1]] = i;
    }
  };
  std::vector<int> index(n, -1), starts;
  for (int i = 1; i < n; i++) {
    if (!smaller[i] || smaller[i - 1]) continue;
    index[i] = static_cast<int>(starts.size());
    starts.push_back(i);
  }
  induce(starts);
  const int m = static_cast<int>(starts.size());
  if (m == 0) return order;
  starts.push_back(n); // a last substring ends here
  std::vector<int> sorted, names(m);
  for (int i : order) if (index[i] >= 0) sorted.push_back(i);
  int name = 0;
  for (int at = 1; at < m; at++) {
    const int a = sorted[at - 1], b = sorted[at];
    const int a_end = starts[index[a] + 1], b_end = starts[index[b] + 1];
    bool same = a_end - a == b_end - b && b_end < n && a_end < n;
    for (int i = 0; same && i <= a_end - a; i++) same = text[a + i] == text[b + i];
    if (!same) name++;
    names[index[b]] = name;
  }
  const std::vector<int> inner = sort_suffixes(names, name);
  for (int at = 0; at < m; at++) sorted[at] = starts[inner[at]];
  induce(sorted);
  return order;
}
