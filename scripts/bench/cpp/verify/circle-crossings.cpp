// AOJ CGL_7_E: the chord of two circles, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
  double ax, ay, ar, bx, by, br;
  if (scanf("%lf %lf %lf %lf %lf %lf", &ax, &ay, &ar, &bx, &by, &br) != 6) return 1;
  double dx = bx - ax, dy = by - ay, d2 = dx * dx + dy * dy;
  double along = (d2 + ar * ar - br * br) / (2 * d2);
  double across = std::sqrt(std::max(0.0, ar * ar / d2 - along * along));
  double px = ax + along * dx - across * dy, py = ay + along * dy + across * dx;
  double qx = ax + along * dx + across * dy, qy = ay + along * dy - across * dx;
  if (px > qx + 1e-8 || (px > qx - 1e-8 && py > qy)) std::swap(px, qx), std::swap(py, qy);
  printf("%.8f %.8f %.8f %.8f\n", px, py, qx, qy);
}
