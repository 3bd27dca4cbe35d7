// CSES 2084: lines of falling slopes in a deque, read at rising places, scanf and printf.
#include <cstdio>
#include <vector>

struct Line {
  long long a, b;
  long long at(long long x) const { return a * x + b; }
};

/** Whether `middle` is nowhere below the other two. */
static bool isUseless(const Line &first, const Line &middle, const Line &last) {
  return (__int128)(last.b - first.b) * (first.a - middle.a) <=
         (__int128)(middle.b - first.b) * (first.a - last.a);
}

int main() {
  int n;
  long long x;
  if (scanf("%d %lld", &n, &x) != 2) return 1;
  std::vector<long long> strengths(n), factors(n);
  for (auto &s : strengths) {
    if (scanf("%lld", &s) != 1) return 1;
  }
  for (auto &f : factors) {
    if (scanf("%lld", &f) != 1) return 1;
  }
  std::vector<Line> lines{{x, 0}};
  size_t front = 0;
  long long time = 0;
  for (int i = 0; i < n; i++) {
    long long s = strengths[i];
    while (front + 1 < lines.size() && lines[front + 1].at(s) <= lines[front].at(s)) front++;
    time = lines[front].at(s);
    Line line{factors[i], time};
    if (line.a == lines.back().a) continue; // the older of two parallel lines is the lower one
    while (lines.size() - front >= 2 && isUseless(lines[lines.size() - 2], lines.back(), line)) {
      lines.pop_back();
    }
    lines.push_back(line);
  }
  printf("%lld\n", time);
}
