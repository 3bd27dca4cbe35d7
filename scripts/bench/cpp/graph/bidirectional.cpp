#include "../bench.hpp"
#include <algorithm>
#include <unordered_map>

// Fewest moves between two boards of 3 × 3 tiles, searched from both ends, the smaller layer first.
static const int GOAL = 123456780;

static std::vector<int> moves(int board) {
  int power = 1, place = 8;
  while (board / power % 10 != 0) power *= 10, place--;
  std::vector<int> found;
  const auto slide = [&](int factor, bool up) {
    const int other = up ? power * factor : power / factor;
    const int tile = board / other % 10;
    found.push_back(board + tile * power - tile * other);
  };
  if (place >= 3) slide(1000, true);
  if (place % 3 > 0) slide(10, true);
  if (place % 3 < 2) slide(10, false);
  if (place < 6) slide(1000, false);
  return found;
}

struct Side {
  std::unordered_map<int, int> seen;
  std::vector<int> layer;
  int depth = 0;
};

static int distance(int from, int to) {
  if (from == to) return 0;
  Side sides[2];
  sides[0].seen[from] = 0, sides[0].layer = {from};
  sides[1].seen[to] = 0, sides[1].layer = {to};
  while (!sides[0].layer.empty() && !sides[1].layer.empty()) {
    const int at = sides[0].layer.size() <= sides[1].layer.size() ? 0 : 1;
    Side &side = sides[at], &other = sides[1 - at];
    side.depth++;
    std::vector<int> next;
    int best = 1 << 30;
    for (const int board : side.layer) {
      for (const int target : moves(board)) {
        if (!side.seen.emplace(target, side.depth).second) continue;
        next.push_back(target);
        const auto met = other.seen.find(target);
        if (met != other.seen.end()) best = std::min(best, side.depth + met->second);
      }
    }
    if (best < 1 << 30) return best;
    side.layer = std::move(next);
  }
  return -1;
}

int main() {
  return bench([] {
    return [] {
      Random random(1);
      long long total = 0;
      for (int pair = 0; pair < 100; pair++) {
        int board = GOAL;
        for (int step = 0; step < 200; step++) {
          const std::vector<int> next = moves(board);
          board = next[static_cast<size_t>(random.integer(0, static_cast<int>(next.size()) - 1))];
        }
        total += distance(board, GOAL);
      }
      return total;
    };
  });
}
