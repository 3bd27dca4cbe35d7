// Library Checker deque_operate_all_composite: two stacks of composites, halved anew when one of them is
// empty, scanf and printf.
#include <cstdio>
#include <vector>

static const unsigned P = 998244353;
struct Map {
  unsigned a, b;
  unsigned at(unsigned x) const { return ((unsigned long long)a * x + b) % P; }
};

/** First `f`, then `g`. */
static Map then(Map f, Map g) {
  return {(unsigned)((unsigned long long)g.a * f.a % P), g.at(f.b)};
}

static std::vector<Map> front, frontAll, back, backAll;

static void pushFront(Map f) {
  front.push_back(f);
  frontAll.push_back(frontAll.empty() ? f : then(f, frontAll.back()));
}

static void pushBack(Map f) {
  back.push_back(f);
  backAll.push_back(backAll.empty() ? f : then(backAll.back(), f));
}

/** Moves the half of `back` that is next to the front there. */
static void refillFront() {
  std::vector<Map> all(back);
  int half = (all.size() + 1) / 2;
  back.clear(), backAll.clear();
  for (int i = half - 1; i >= 0; i--) pushFront(all[i]);
  for (size_t i = half; i < all.size(); i++) pushBack(all[i]);
}

static void refillBack() {
  std::vector<Map> all(front);
  int half = (all.size() + 1) / 2;
  front.clear(), frontAll.clear();
  for (int i = half - 1; i >= 0; i--) pushBack(all[i]);
  for (size_t i = half; i < all.size(); i++) pushFront(all[i]);
}

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  while (q-- > 0) {
    int type;
    Map f;
    unsigned x;
    if (scanf("%d", &type) != 1) return 1;
    if (type < 2) {
      if (scanf("%u %u", &f.a, &f.b) != 2) return 1;
      if (type == 0) pushFront(f);
      else pushBack(f);
    } else if (type == 2) {
      if (front.empty()) refillFront();
      front.pop_back(), frontAll.pop_back();
    } else if (type == 3) {
      if (back.empty()) refillBack();
      back.pop_back(), backAll.pop_back();
    } else {
      if (scanf("%u", &x) != 1) return 1;
      if (!frontAll.empty()) x = frontAll.back().at(x);
      if (!backAll.empty()) x = backAll.back().at(x);
      printf("%u\n", x);
    }
  }
}
