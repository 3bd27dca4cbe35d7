// AOJ CGL_7_H: signed parts of sectors and triangles, edge by edge, scanf and printf.
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <vector>

typedef std::complex<double> Point;

static double cross(Point a, Point b) { return std::imag(std::conj(a) * b); }

int main() {
  int n;
  double r;
  if (scanf("%d %lf", &n, &r) != 2) return 1;
  std::vector<Point> p(n);
  for (auto &q : p) {
    double x, y;
    if (scanf("%lf %lf", &x, &y) != 2) return 1;
    q = Point(x, y);
  }
  double area = 0;
  for (int i = 0; i < n; i++) {
    Point a = p[i], d = p[(i + 1) % n] - a;
    // Where the edge a + t d crosses the circle.
    double A = std::norm(d), B = std::real(std::conj(a) * d), C = std::norm(a) - r * r;
    std::vector<double> cuts = {0};
    double root = B * B - A * C;
    if (root > 0) {
      for (double t : {(-B - std::sqrt(root)) / A, (-B + std::sqrt(root)) / A})
        if (t > 0 && t < 1) cuts.push_back(t);
    }
    cuts.push_back(1);
    for (size_t k = 1; k < cuts.size(); k++) {
      Point u = a + cuts[k - 1] * d, v = a + cuts[k] * d;
      bool inside = std::norm(a + (cuts[k - 1] + cuts[k]) / 2 * d) < r * r;
      area += inside ? cross(u, v) / 2 : r * r * std::arg(std::conj(u) * v) / 2;
    }
  }
  printf("%.10f\n", area);
}
