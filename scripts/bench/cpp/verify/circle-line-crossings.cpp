// AOJ CGL_7_D: the foot of the centre and half a chord, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
  double cx, cy, r;
  int q;
  if (scanf("%lf %lf %lf %d", &cx, &cy, &r, &q) != 4) return 1;
  while (q-- > 0) {
    double ax, ay, bx, by;
    if (scanf("%lf %lf %lf %lf", &ax, &ay, &bx, &by) != 4) return 1;
    double dx = bx - ax, dy = by - ay, d2 = dx * dx + dy * dy;
    double t = ((cx - ax) * dx + (cy - ay) * dy) / d2;
    double cross = dx * (cy - ay) - dy * (cx - ax);
    double half = std::sqrt(std::max(0.0, r * r * d2 - cross * cross)) / d2;
    double px = ax + (t - half) * dx, py = ay + (t - half) * dy;
    double qx = ax + (t + half) * dx, qy = ay + (t + half) * dy;
    if (px > qx + 1e-8 || (px > qx - 1e-8 && py > qy)) std::swap(px, qx), std::swap(py, qy);
    printf("%.8f %.8f %.8f %.8f\n", px, py, qx, qy);
  }
}
