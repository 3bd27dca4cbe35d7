// The work of lib/string/proof/suffix-array.bench.ts: SA-IS with types in a bit vector, as a contestant writes it.
#include "../bench.hpp"
#include <algorithm>
#include <numeric>

static std::vector<int> sort_suffixes(const std::vector<int> &text, int largest) {
  const int n = static_cast<int>(text.size());
  if (n == 0) return {};
  if (n == 1) return {0};
  std::vector<bool> smaller(n);
  for (int i = n - 2; i >= 0; i--) {
    smaller[i] = text[i] == text[i + 1] ? smaller[i + 1] : text[i] < text[i + 1];
  }
  std::vector<int> first_l(largest + 2), first_s(largest + 2);
  for (int i = 0; i < n; i++) {
    if (!smaller[i]) first_s[text[i]]++;
    else first_l[text[i] + 1]++;
  }
  for (int symbol = 0; symbol <= largest; symbol++) {
    first_s[symbol] += first_l[symbol];
    first_l[symbol + 1] += first_s[symbol];
  }
  std::vector<int> order(n), places(largest + 2);
  auto induce = [&](const std::vector<int> &lms) {
    std::fill(order.begin(), order.end(), -1);
    places = first_s;
    for (int i : lms) order[places[text[i]]++] = i;
    places = first_l;
    order[places[text[n - 1]]++] = n - 1;
    for (int rank = 0; rank < n; rank++) {
      const int i = order[rank];
      if (i >= 1 && !smaller[i - 1]) order[places[text[i - 1]]++] = i - 1;
    }
    places = first_l;
    for (int rank = n - 1; rank >= 0; rank--) {
      const int i = order[rank];
      if (i >= 1 && smaller[i - 1]) order[--places[text[i - 1] + 1]] = i - 1;
    }
  };
  std::vector<int> name_at(n + 1, -1), lms;
  for (int i = 1; i < n; i++) {
    if (smaller[i] && !smaller[i - 1]) {
      name_at[i] = static_cast<int>(lms.size());
      lms.push_back(i);
    }
  }
  induce(lms);
  if (lms.empty()) return order;
  const int m = static_cast<int>(lms.size());
  std::vector<int> sorted;
  for (int i : order) if (name_at[i] >= 0) sorted.push_back(i);
  std::vector<int> names(m);
  int name = 0;
  names[name_at[sorted[0]]] = 0;
  for (int at = 1; at < m; at++) {
    int left = sorted[at - 1], right = sorted[at];
    const int left_end = name_at[left] + 1 < m ? lms[name_at[left] + 1] : n;
    const int right_end = name_at[right] + 1 < m ? lms[name_at[right] + 1] : n;
    bool same = left_end - left == right_end - right;
    if (same) {
      while (left < left_end && text[left] == text[right]) left++, right++;
      if (left == n || text[left] != text[right]) same = false;
    }
    if (!same) name++;
    names[name_at[sorted[at]]] = name;
  }
  const std::vector<int> inner = sort_suffixes(names, name);
  for (int at = 0; at < m; at++) sorted[at] = lms[inner[at]];
  induce(sorted);
  return order;
}

int main(int, char **arguments) {
  const int n = std::stoi(arguments[1]);
  return bench([n] {
    Random random(1);
    std::vector<int> text(n);
    for (int &symbol : text) symbol = static_cast<int>(random.integer(97, 122));
    return [text, n] {
      const std::vector<int> order = sort_suffixes(text, 255);
      long long sum = 0;
      for (int k = 0; k < n; k++) sum += static_cast<long long>(order[k]) * (k % 1000);
      return sum;
    };
  });
}
