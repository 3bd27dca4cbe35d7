// Codeforces 940F: Mo's algorithm with updates in blocks of n^(2/3), scanf and printf.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

struct Query {
  int l, r, time, id, left, right; // left and right: the blocks of l and r
};

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> numbers(n), places;
  for (int &number : numbers) {
    if (scanf("%d", &number) != 1) return 1;
  }
  std::vector<Query> queries;
  int block = std::max(1, (int)std::pow(n, 2.0 / 3));
  for (int i = 0; i < q; i++) {
    int type, a, b;
    if (scanf("%d %d %d", &type, &a, &b) != 3) return 1;
    if (type == 1) {
      queries.push_back({a - 1, b, (int)places.size(), (int)queries.size(), (a - 1) / block, b / block});
    } else {
      places.push_back(a - 1);
      numbers.push_back(b);
    }
  }
  std::vector<int> sorted(numbers);
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (int &number : numbers) {
    number = std::lower_bound(sorted.begin(), sorted.end(), number) - sorted.begin();
  }
  std::sort(queries.begin(), queries.end(), [](const Query &a, const Query &b) {
    if (a.left != b.left) return a.left < b.left;
    if (a.right != b.right) return (a.left & 1) ? a.right > b.right : a.right < b.right;
    return (a.right & 1) ? a.time > b.time : a.time < b.time;
  });
  std::vector<int> counts(sorted.size()), frequencies(n + 2), answers(queries.size());
  auto change = [&](int value, int by) {
    frequencies[counts[value]]--;
    counts[value] += by;
    frequencies[counts[value]]++;
  };
  int l = 0, r = 0, time = 0;
  auto toggle = [&](int t) {
    int place = places[t];
    bool isInside = l <= place && place < r;
    if (isInside) change(numbers[place], -1);
    std::swap(numbers[place], numbers[n + t]);
    if (isInside) change(numbers[place], 1);
  };
  for (const Query &query : queries) {
    while (l > query.l) change(numbers[--l], 1);
    while (r < query.r) change(numbers[r++], 1);
    while (l < query.l) change(numbers[l++], -1);
    while (r > query.r) change(numbers[--r], -1);
    while (time < query.time) toggle(time++);
    while (time > query.time) toggle(--time);
    int mex = 1;
    while (mex <= n && frequencies[mex] > 0) mex++;
    answers[query.id] = mex;
  }
  for (int answer : answers) printf("%d\n", answer);
}
