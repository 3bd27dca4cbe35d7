// AOJ CGL_7_G: normals of the outer and inner tangents, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
  long long ax, ay, ar, bx, by, br;
  if (scanf("%lld %lld %lld %lld %lld %lld", &ax, &ay, &ar, &bx, &by, &br) != 6) return 1;
  long long dx = bx - ax, dy = by - ay, d2 = dx * dx + dy * dy;
  std::vector<std::pair<double, double>> points;
  for (long long gap : {ar - br, ar + br}) {
    long long h2 = d2 - gap * gap; // the unit normal is (gap d ± sqrt(h2) turned d) / d2
    if (d2 == 0 || h2 < 0) continue;
    for (int sign : {-1, 1}) {
      double h = sign * std::sqrt((double)h2);
      points.push_back({ax + ar * (gap * dx - h * dy) / d2, ay + ar * (gap * dy + h * dx) / d2});
      if (h2 == 0) break;
    }
  }
  std::sort(points.begin(), points.end(), [](auto a, auto b) {
    return std::fabs(a.first - b.first) > 1e-9 ? a.first < b.first : a.second < b.second;
  });
  for (auto p : points) printf("%.10f %.10f\n", p.first, p.second);
}
