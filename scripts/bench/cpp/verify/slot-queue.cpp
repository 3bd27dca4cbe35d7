// Library Checker queue_operate_all_composite: two stacks of composites, scanf and printf.
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

int main() {
  int q;
  if (scanf("%d", &q) != 1) return 1;
  std::vector<Map> front, back; // composites of the front's elements, and the back's elements
  Map all{1, 0};                // the composite of the back
  while (q-- > 0) {
    int type;
    Map f;
    unsigned x;
    if (scanf("%d", &type) != 1) return 1;
    if (type == 0) {
      if (scanf("%u %u", &f.a, &f.b) != 2) return 1;
      back.push_back(f);
      all = then(all, f);
    } else if (type == 1) {
      if (front.empty()) {
        for (; !back.empty(); back.pop_back()) {
          front.push_back(front.empty() ? back.back() : then(back.back(), front.back()));
        }
        all = {1, 0};
      }
      front.pop_back();
    } else {
      if (scanf("%u", &x) != 1) return 1;
      if (!front.empty()) x = front.back().at(x);
      printf("%u\n", all.at(x));
    }
  }
}
