// Library Checker deque: std::deque, scanf and printf.
#include <cstdio>
#include <deque>

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  std::deque<int> deque;
  while (q-- > 0) {
    int type, x = 0;
    if (scanf("%d", &type) != 1) return 1;
    if (type != 2 && type != 3 && scanf("%d", &x) != 1) return 1;
    if (type == 0) deque.push_front(x);
    else if (type == 1) deque.push_back(x);
    else if (type == 2) deque.pop_front();
    else if (type == 3) deque.pop_back();
    else printf("%d\n", deque[static_cast<size_t>(x)]);
  }
}
