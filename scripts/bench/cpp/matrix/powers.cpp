// The works of lib/matrix/proof/real-matrix.bench.ts.
#include "../bench.hpp"
#include <algorithm>
#include <bitset>
#include <cmath>

static auto inverse() {
  const int n = 300;
  Random random(1);
  std::vector<std::vector<double>> given(n, std::vector<double>(2 * n));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) given[i][j] = random.real() + (i == j ? 10 : 0);
    given[i][n + i] = 1;
  }
  return [=] {
    auto rows = given;
    for (int k = 0; k < n; k++) {
      int best = k;
      for (int i = k; i < n; i++) if (std::fabs(rows[i][k]) > std::fabs(rows[best][k])) best = i;
      std::swap(rows[k], rows[best]);
      const double scale = 1 / rows[k][k];
      for (int j = k; j < 2 * n; j++) rows[k][j] *= scale;
      for (int i = 0; i < n; i++) {
        if (i == k) continue;
        const double factor = rows[i][k];
        for (int j = k; j < 2 * n; j++) rows[i][j] -= factor * rows[k][j];
      }
    }
    double sum = 0;
    for (const auto &row : rows) for (int j = n; j < 2 * n; j++) sum += row[j];
    return std::llround(sum * 1e6);
  };
}

template <class Matrix, class Product> Matrix power(Matrix square, int exponent, Matrix result, Product product) {
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2) result = product(result, square);
    if (exponent > 1) square = product(square, square);
  }
  return result;
}

static auto min_plus() {
  const int n = 200;
  using Matrix = std::vector<int64_t>;
  Random random(1);
  Matrix costs(n * n), none(n * n, 1LL << 60);
  for (int64_t &cost : costs) cost = random.integer(0, 1000000);
  for (int i = 0; i < n; i++) none[i * n + i] = 0;
  return [=] {
    const Matrix least = power(costs, 20, none, [](const Matrix &a, const Matrix &b) {
      Matrix c(n * n, 1LL << 60);
      for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
          for (int j = 0; j < n; j++) c[i * n + j] = std::min(c[i * n + j], a[i * n + k] + b[k * n + j]);
      return c;
    });
    long long sum = 0;
    for (const int64_t cost : least) sum += cost;
    return sum;
  };
}

static auto boolean() {
  const int n = 1000;
  using Matrix = std::vector<std::bitset<n>>;
  Random random(1);
  Matrix arcs(n), none(n);
  for (int arc = 0; arc < 2 * n; arc++) {
    const int from = static_cast<int>(random.integer(0, n - 1));
    arcs[from].set(random.integer(0, n - 1));
  }
  for (int i = 0; i < n; i++) none[i].set(i);
  return [=] {
    const Matrix reach = power(arcs, 20, none, [](const Matrix &a, const Matrix &b) {
      Matrix c(n);
      for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
          if (a[i][k]) c[i] |= b[k];
      return c;
    });
    long long count = 0;
    for (const auto &row : reach) count += static_cast<long long>(row.count());
    return count;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "inverse")) return bench(inverse);
  if (is(argc, argv, "min-plus")) return bench(min_plus);
  if (is(argc, argv, "boolean")) return bench(boolean);
  return 2;
}
