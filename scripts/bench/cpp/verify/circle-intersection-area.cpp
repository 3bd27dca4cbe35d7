// AOJ CGL_7_I: two sectors without the kite between the centres, scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>

typedef long double real;

int main() {
  real ax, ay, ar, bx, by, br;
  if (scanf("%Lf %Lf %Lf %Lf %Lf %Lf", &ax, &ay, &ar, &bx, &by, &br) != 6) return 1;
  real d2 = (ax - bx) * (ax - bx) + (ay - by) * (ay - by), d = sqrtl(d2);
  real area = 0;
  if (d2 <= (ar - br) * (ar - br)) {
    area = acosl(-1) * std::min(ar, br) * std::min(ar, br);
  } else if (d2 < (ar + br) * (ar + br)) {
    real a = acosl((d2 + ar * ar - br * br) / (2 * d * ar));
    real b = acosl((d2 + br * br - ar * ar) / (2 * d * br));
    area = ar * ar * (a - sinl(2 * a) / 2) + br * br * (b - sinl(2 * b) / 2);
  }
  printf("%.10Lf\n", area);
}
