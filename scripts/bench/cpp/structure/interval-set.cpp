// The work of lib/structure/proof/interval-set.bench.ts: ends by begins in a std::map.
#include "../bench.hpp"
#include <algorithm>
#include <iterator>
#include <map>

static const int STEPS = 50000;

struct Intervals {
  std::map<int, int> ends;
  long long total = 0;

  void put(int l, int r) { ends[l] = r, total += r - l; }
  std::map<int, int>::iterator take(std::map<int, int>::iterator at) {
    total -= at->second - at->first;
    return ends.erase(at);
  }
  void add(int l, int r) {
    auto at = ends.upper_bound(l);
    if (at != ends.begin() && std::prev(at)->second >= l) at = std::prev(at);
    while (at != ends.end() && at->first <= r) {
      l = std::min(l, at->first);
      r = std::max(r, at->second);
      at = take(at);
    }
    put(l, r);
  }
  void remove(int l, int r) {
    auto at = ends.upper_bound(l);
    if (at != ends.begin() && std::prev(at)->second > l) at = std::prev(at);
    while (at != ends.end() && at->first < r) {
      const auto [begin, end] = *at;
      at = take(at);
      if (begin < l) put(begin, l);
      if (end > r) put(r, end);
    }
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> words(3 * STEPS);
    for (size_t at = 0; at < words.size(); at++) {
      words[at] = static_cast<int>(at % 3 == 0 ? random.integer(0, 1000000) : at % 3 == 1 ? random.integer(1, 100) : random.integer(0, 2));
    }
    return [words] {
      Intervals set;
      long long sum = 0;
      for (size_t at = 0; at < words.size(); at += 3) {
        if (words[at + 2] == 2) set.remove(words[at], words[at] + words[at + 1]);
        else set.add(words[at], words[at] + words[at + 1]);
        sum += set.total;
      }
      return sum;
    };
  });
}
