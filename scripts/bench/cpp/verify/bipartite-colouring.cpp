// Timus 1080: two colours by breadth-first search, scanf and printf.
#include <cstdio>
#include <string>
#include <vector>

int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<int>> near(n);
  for (int v = 0; v < n; v++) {
    int w;
    while (scanf("%d", &w) == 1 && w > 0) {
      near[v].push_back(w - 1);
      near[w - 1].push_back(v);
    }
  }
  std::string colour(n, ' ');
  for (int root = 0; root < n; root++) {
    if (colour[root] != ' ') continue;
    colour[root] = '0';
    std::vector<int> queue = {root};
    for (size_t at = 0; at < queue.size(); at++) {
      const int v = queue[at];
      for (const int w : near[v]) {
        if (colour[w] == colour[v]) return puts("-1") < 0;
        if (colour[w] != ' ') continue;
        colour[w] = colour[v] == '0' ? '1' : '0';
        queue.push_back(w);
      }
    }
  }
  puts(colour.c_str());
}
