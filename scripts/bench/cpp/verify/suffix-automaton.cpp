// Library Checker longest_common_substring: a suffix automaton with 26 arcs a state, scanf and printf.
#include <array>
#include <cstdio>
#include <cstring>
#include <vector>

static char first[500001], second[500001];

struct State {
  std::array<int, 26> next; // 0: none, since no arc leads to the root
  int link, length, end;
};

int main() {
  if (scanf("%500000s %500000s", first, second) != 2) return 1;
  const int n = static_cast<int>(strlen(first)), m = static_cast<int>(strlen(second));
  std::vector<State> states;
  states.reserve(2 * n);
  states.push_back({{}, -1, 0, 0});
  int last = 0;
  for (int i = 0; i < n; i++) {
    const int letter = first[i] - 'a', added = static_cast<int>(states.size());
    states.push_back({{}, 0, i + 1, i + 1});
    int at = last;
    for (; at >= 0 && states[at].next[letter] == 0; at = states[at].link) states[at].next[letter] = added;
    last = added;
    if (at < 0) continue;
    const int target = states[at].next[letter];
    if (states[target].length == states[at].length + 1) {
      states[added].link = target;
      continue;
    }
    const int copy = static_cast<int>(states.size());
    states.push_back(states[target]);
    states[copy].length = states[at].length + 1;
    for (; at >= 0 && states[at].next[letter] == target; at = states[at].link) states[at].next[letter] = copy;
    states[target].link = states[added].link = copy;
  }
  int state = 0, length = 0, best = 0, end = 0, other_end = 0;
  for (int i = 0; i < m; i++) {
    const int letter = second[i] - 'a';
    while (state > 0 && states[state].next[letter] == 0) {
      state = states[state].link;
      length = states[state].length;
    }
    if (states[state].next[letter] == 0) continue;
    state = states[state].next[letter];
    if (++length > best) best = length, end = states[state].end, other_end = i + 1;
  }
  printf("%d %d %d %d\n", end - best, end, other_end - best, other_end);
}
