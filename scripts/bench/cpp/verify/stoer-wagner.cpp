// Luogu P5632: Stoer and Wagner on a matrix, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m;
  if (scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<std::vector<long long>> weight(n, std::vector<long long>(n));
  while (m-- > 0) {
    int a, b, w;
    if (scanf("%d %d %d", &a, &b, &w) != 3) return 1;
    if (a-- == b--) continue;
    weight[a][b] += w;
    weight[b][a] += w;
  }
  std::vector<int> left(n); // vertices that are not merged into another
  for (int v = 0; v < n; v++) left[v] = v;
  long long best = 1LL << 60;
  while (left.size() > 1) {
    std::vector<long long> bound(n);
    std::vector<char> in(n);
    int last = -1, before = -1;
    for (size_t step = 0; step < left.size(); step++) {
      int next = -1;
      for (const int v : left) if (!in[v] && (next < 0 || bound[v] > bound[next])) next = v;
      in[next] = true;
      before = last;
      last = next;
      for (const int v : left) bound[v] += weight[next][v];
    }
    best = std::min(best, bound[last] - weight[last][last]);
    for (const int v : left) {
      if (v == before || v == last) continue;
      weight[before][v] += weight[last][v];
      weight[v][before] = weight[before][v];
    }
    left.erase(std::find(left.begin(), left.end(), last));
  }
  printf("%lld\n", best);
}
