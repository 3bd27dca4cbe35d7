// Library Checker double_ended_priority_queue for the programs of two modules.
#pragma once
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

static int two_heaps() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  std::priority_queue<std::pair<int, int>> least, largest; // of the negative number, of the number
  std::vector<char> is_taken;
  auto add = [&] {
    int x;
    if (scanf("%d", &x) != 1) return;
    const int id = static_cast<int>(is_taken.size());
    least.push({-x, id});
    largest.push({x, id});
    is_taken.push_back(0);
  };
  while (n-- > 0) add();
  while (q-- > 0) {
    int type;
    if (scanf("%d", &type) != 1) return 1;
    if (type == 0) {
      add();
      continue;
    }
    auto &queue = type == 1 ? least : largest;
    while (is_taken[queue.top().second]) queue.pop();
    const auto [key, id] = queue.top();
    queue.pop();
    is_taken[id] = 1;
    printf("%d\n", type == 1 ? -key : key);
  }
  return 0;
}
