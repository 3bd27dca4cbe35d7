// CSES 1731: a trie with a table of 26 children a node, from the end of the text, scanf and printf.
#include <array>
#include <cstdio>
#include <cstring>
#include <vector>

static char text[5001], word[1000001];
static const int P = 1000000007;

int main() {
  int k;
  if (scanf("%5000s %d", text, &k) != 2) return 1;
  std::vector<std::array<int, 26>> next(1);
  std::vector<char> is_word(1);
  while (k-- > 0) {
    if (scanf("%1000000s", word) != 1) return 1;
    int node = 0;
    for (const char *letter = word; *letter; letter++) {
      const int at = *letter - 'a';
      if (next[node][at] == 0) {
        next[node][at] = static_cast<int>(next.size());
        next.push_back({});
        is_word.push_back(0);
      }
      node = next[node][at];
    }
    is_word[node] = 1;
  }
  const int n = static_cast<int>(strlen(text));
  std::vector<int> ways(n + 1);
  ways[n] = 1;
  for (int i = n - 1; i >= 0; i--) {
    int node = 0;
    for (int end = i; end < n; end++) {
      node = next[node][text[end] - 'a'];
      if (node == 0) break;
      if (is_word[node]) ways[i] = (ways[i] + ways[end + 1]) % P;
    }
  }
  printf("%d\n", ways[0]);
}
