// CSES 1144: salaries of all times compressed, a Fenwick tree of counts, scanf and printf.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Query {
  char type;
  int a, b;
};

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::vector<int> salaries(n);
  for (int &salary : salaries) {
    if (scanf("%d", &salary) != 1) return 1;
  }
  std::vector<Query> queries(q);
  std::vector<int> sorted(salaries);
  for (Query &query : queries) {
    if (scanf(" %c %d %d", &query.type, &query.a, &query.b) != 3) return 1;
    if (query.type == '!') sorted.push_back(query.b);
  }
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  int size = sorted.size();
  std::vector<int> tree(size + 1);
  auto rank = [&](int x) { return (int)(std::lower_bound(sorted.begin(), sorted.end(), x) - sorted.begin()); };
  auto add = [&](int salary, int by) {
    for (int i = rank(salary) + 1; i <= size; i += i & -i) tree[i] += by;
  };
  auto below = [&](int x) {
    int total = 0;
    for (int i = rank(x); i > 0; i -= i & -i) total += tree[i];
    return total;
  };
  for (int salary : salaries) add(salary, 1);
  for (const Query &query : queries) {
    if (query.type == '!') {
      add(salaries[query.a - 1], -1);
      salaries[query.a - 1] = query.b;
      add(query.b, 1);
    } else {
      printf("%d\n", below(query.b + 1) - below(query.a));
    }
  }
}
