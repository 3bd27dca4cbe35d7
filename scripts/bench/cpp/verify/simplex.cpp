// UOJ 179: the simplex method on a dense table, two phases, scanf and printf.
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

static const double EPS = 1e-9;
static int n, m;
static std::vector<std::vector<double>> a; // rows 1 to m: limit, coefficients; row 0: objective
static std::vector<int> column, row;       // which variable stands there

static void pivot(int r, int c) {
  std::swap(row[r], column[c]);
  double f = a[r][c];
  a[r][c] = 1;
  for (auto &v : a[r]) v /= f;
  std::vector<int> nonzero;
  for (int j = 0; j <= n; j++)
    if (std::fabs(a[r][j]) > EPS) nonzero.push_back(j);
  for (int i = 0; i <= m; i++) {
    if (i == r || std::fabs(a[i][c]) <= EPS) continue;
    f = a[i][c];
    a[i][c] = 0;
    for (int j : nonzero) a[i][j] -= f * a[r][j];
  }
}

int main() {
  int type;
  if (scanf("%d %d %d", &n, &m, &type) != 3) return 1;
  a.assign(m + 1, std::vector<double>(n + 1));
  for (int j = 1; j <= n; j++)
    if (scanf("%lf", &a[0][j]) != 1) return 1;
  for (int i = 1; i <= m; i++) {
    for (int j = 1; j <= n; j++)
      if (scanf("%lf", &a[i][j]) != 1) return 1;
    if (scanf("%lf", &a[i][0]) != 1) return 1;
  }
  for (int j = 0; j <= n; j++) column.push_back(j);
  for (int i = 0; i <= m; i++) row.push_back(n + i);
  for (;;) { // feasible: a row with a negative limit and any negative entry in it
    int r = 0, c = 0;
    for (int i = 1; i <= m; i++)
      if (a[i][0] < -EPS && (r == 0 || row[i] < row[r])) r = i;
    if (r == 0) break;
    for (int j = 1; j <= n; j++)
      if (a[r][j] < -EPS && (c == 0 || column[j] < column[c])) c = j;
    if (c == 0) {
      puts("Infeasible");
      return 0;
    }
    pivot(r, c);
  }
  for (;;) { // Bland's rule
    int r = 0, c = 0;
    for (int j = 1; j <= n; j++)
      if (a[0][j] > EPS && (c == 0 || column[j] < column[c])) c = j;
    if (c == 0) break;
    for (int i = 1; i <= m; i++) {
      if (a[i][c] <= EPS) continue;
      double d = r == 0 ? 0 : a[i][0] / a[i][c] - a[r][0] / a[r][c];
      if (r == 0 || d < -EPS || (d < EPS && row[i] < row[r])) r = i;
    }
    if (r == 0) {
      puts("Unbounded");
      return 0;
    }
    pivot(r, c);
  }
  printf("%.9f\n", -a[0][0]);
  if (type != 1) return 0;
  std::vector<double> x(n + 1);
  for (int i = 1; i <= m; i++)
    if (row[i] <= n) x[row[i]] = a[i][0];
  for (int j = 1; j <= n; j++) printf("%.9f ", x[j]);
  puts("");
}
