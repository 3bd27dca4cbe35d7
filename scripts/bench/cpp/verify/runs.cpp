// Library Checker runenumerate: Main and Lorentz by halves with Z functions, scanf and printf.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

static char input[200001];
static std::string text;
static std::vector<std::array<int, 3>> found; // start, end, period

static std::vector<int> z_of(const std::string &s) {
  const int n = static_cast<int>(s.size());
  std::vector<int> z(n + 1);
  z[0] = n;
  for (int i = 1, left = 0, right = 0; i < n; i++) {
    if (i < right) z[i] = std::min(right - i, z[i - left]);
    while (i + z[i] < n && s[z[i]] == s[i + z[i]]) z[i]++;
    if (i + z[i] > right) left = i, right = i + z[i];
  }
  return z;
}

/** Repetitions of l … r that touch both halves, with the period on the left or on the right of the middle. */
static void split(int l, int r) {
  if (r - l < 2) return;
  const int m = (l + r) / 2, a = m - l, b = r - m;
  split(l, m);
  split(m, r);
  const std::string left(text, l, a), right(text, m, b);
  const std::string left_back(left.rbegin(), left.rend()), right_back(right.rbegin(), right.rend());
  const std::vector<int> back = z_of(left_back), forth = z_of(right);
  const std::vector<int> right_in_left = z_of(right + "#" + left + right);
  const std::vector<int> left_in_right = z_of(left_back + "#" + right_back + left_back);
  for (int period = 1; period <= a; period++) {
    const int before = period < a ? back[period] : 0, after = right_in_left[b + 1 + a - period];
    if (before + after >= period) found.push_back({m - period - before, m + after, period});
  }
  for (int period = 1; period <= b; period++) {
    const int after = period < b ? forth[period] : 0, before = left_in_right[a + 1 + b - period];
    if (before + after >= period) found.push_back({m - before, m + period + after, period});
  }
}

int main() {
  if (scanf("%200000s", input) != 1) return 1;
  text = input;
  const int n = static_cast<int>(text.size());
  split(0, n);
  std::vector<std::array<int, 3>> runs;
  std::sort(found.begin(), found.end());
  for (size_t at = 0; at < found.size(); at++) {
    const auto [start, end, period] = found[at];
    // Of one range only the smallest period; a range that goes on was cut off at a half's end.
    if (at > 0 && found[at - 1][0] == start && found[at - 1][1] == end) continue;
    if (start > 0 && text[start - 1] == text[start - 1 + period]) continue;
    if (end < n && text[end] == text[end - period]) continue;
    runs.push_back({period, start, end});
  }
  std::sort(runs.begin(), runs.end());
  printf("%zu\n", runs.size());
  for (const auto &[period, start, end] : runs) printf("%d %d %d\n", period, start, end);
}
