// The works of lib/game/proof/grundy.bench.ts: memoised recursion, mex by an array of stamps.
#include "../bench.hpp"

struct Mex {
  std::vector<int> stamps = std::vector<int>(64);
  int round = 0;
  void clear() { round++; }
  void add(int value) { stamps[value] = round; }
  int least() const {
    int value = 0;
    while (stamps[value] == round) value++;
    return value;
  }
};

struct Game {
  const std::vector<std::vector<int>> &moves;
  std::vector<int> numbers = std::vector<int>(moves.size(), -1);
  Mex seen;

  int number(int position) {
    if (numbers[position] >= 0) return numbers[position];
    for (const int next : moves[position]) number(next);
    seen.clear();
    for (const int next : moves[position]) seen.add(numbers[next]);
    return numbers[position] = seen.least();
  }
};

static auto game() {
  Random random(1);
  std::vector<std::vector<int>> moves(200000);
  for (int position = 0; position < 200000; position++) {
    for (int move = 0; move < std::min(10, position); move++) {
      moves[position].push_back(static_cast<int>(random.integer(0, position - 1)));
    }
  }
  return [moves] {
    Game game{moves};
    uint32_t sum = 0;
    for (int position = static_cast<int>(moves.size()) - 1; position >= 0; position--) game.number(position);
    for (const int number : game.numbers) sum = sum * 31u + static_cast<uint32_t>(number);
    return static_cast<int32_t>(sum);
  };
}

static auto many_mex() {
  Random random(1);
  std::vector<int> values(1000010);
  for (int &value : values) value = static_cast<int>(random.integer(0, 7));
  return [values] {
    Mex seen;
    long long sum = 0;
    for (int at = 0; at < 1000000; at++) {
      seen.clear();
      for (int index = 0; index < 10; index++) seen.add(values[at + index]);
      sum += seen.least();
    }
    return sum;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "game")) return bench(game);
  if (is(argc, argv, "mex")) return bench(many_mex);
  return 2;
}
