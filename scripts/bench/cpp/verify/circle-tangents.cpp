// AOJ CGL_7_F: the foot of the chord of contact and half of it, scanf and printf.
#include <cmath>
#include <cstdio>
#include <utility>

int main() {
  double px, py, cx, cy, r;
  if (scanf("%lf %lf %lf %lf %lf", &px, &py, &cx, &cy, &r) != 5) return 1;
  double dx = px - cx, dy = py - cy, d2 = dx * dx + dy * dy;
  double along = r * r / d2, across = r * std::sqrt(d2 - r * r) / d2;
  double ax = cx + along * dx - across * dy, ay = cy + along * dy + across * dx;
  double bx = cx + along * dx + across * dy, by = cy + along * dy - across * dx;
  if (ax > bx + 1e-9 || (ax > bx - 1e-9 && ay > by)) std::swap(ax, bx), std::swap(ay, by);
  printf("%.10f %.10f\n%.10f %.10f\n", ax, ay, bx, by);
}
