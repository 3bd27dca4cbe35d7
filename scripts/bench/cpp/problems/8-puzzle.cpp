// problems/8-puzzle: all states ranked and searched once from the goal, as lib/sliding/sliding-table.ts.
#include "../fast-io.hpp"
#include <cstdlib>

static const int COLUMNS = 3, CELLS = 9, TILES = 8, HALF = 20160;

/** Rank of a sequence of eight tiles among those of its parity. */
static int rank_of(const uint8_t *sequence) {
  static const int factorial[] = {5040, 720, 120, 24, 6, 2, 1, 1};
  int rank = 0;
  unsigned used = 0;
  for (int at = 0; at < TILES; at++) {
    const int tile = sequence[at];
    rank += (tile - __builtin_popcount(used & ((1u << tile) - 1))) * factorial[at];
    used |= 1u << tile;
  }
  return rank >> 1;
}

static int parity_of(const uint8_t *sequence) {
  int inversions = 0;
  for (int right = 1; right < TILES; right++) {
    for (int left = 0; left < right; left++) inversions += sequence[left] > sequence[right];
  }
  return inversions & 1;
}

static void unrank(int half_rank, uint8_t *sequence) {
  static const int factorial[] = {5040, 720, 120, 24, 6, 2, 1, 1};
  int rank = half_rank << 1;
  int left[TILES];
  for (int tile = 0; tile < TILES; tile++) left[tile] = tile;
  for (int at = 0; at < TILES; at++) {
    const int digit = rank / factorial[at];
    rank %= factorial[at];
    sequence[at] = static_cast<uint8_t>(left[digit]);
    for (int index = digit; index + 1 < TILES - at; index++) left[index] = left[index + 1];
  }
  // With two columns between them the parity of every state is even.
  if (parity_of(sequence) == 1) std::swap(sequence[TILES - 2], sequence[TILES - 1]);
}

struct Table {
  std::vector<uint8_t> distance = std::vector<uint8_t>(CELLS * HALF, 255);
  std::vector<uint8_t> move = std::vector<uint8_t>(CELLS * HALF, 4);
  std::vector<int> down[CELLS], up[CELLS];

  Table() {
    for (int upper = 0; upper + COLUMNS < CELLS; upper++) {
      down[upper].resize(HALF);
      up[upper].resize(HALF);
      for (int rank = 0; rank < HALF; rank++) {
        uint8_t sequence[TILES];
        unrank(rank, sequence);
        const uint8_t tile = sequence[upper + COLUMNS - 1];
        std::memmove(sequence + upper + 1, sequence + upper, COLUMNS - 1);
        sequence[upper] = tile;
        const int after = rank_of(sequence);
        down[upper][rank] = after;
        up[upper][after] = rank;
      }
    }
    std::vector<int> queue(CELLS * HALF);
    size_t put = 1;
    queue[0] = (CELLS - 1) * HALF;
    distance[queue[0]] = 0;
    for (size_t taken = 0; taken < put; taken++) {
      const int state = queue[taken];
      for (int step = 0; step < 4; step++) {
        const int next = this->step(state, step);
        if (next < 0 || distance[next] != 255) continue;
        distance[next] = static_cast<uint8_t>(distance[state] + 1);
        move[next] = static_cast<uint8_t>(step ^ 1);
        queue[put++] = next;
      }
    }
  }
  int step(int state, int move) const {
    const int blank = state / HALF, rank = state % HALF, column = blank % COLUMNS;
    if (move == 2) return column > 0 ? state - HALF : -1;
    if (move == 3) return column < COLUMNS - 1 ? state + HALF : -1;
    if (move == 0) {
      const int upper = blank - COLUMNS;
      return upper < 0 ? -1 : upper * HALF + up[upper][rank];
    }
    const int lower = blank + COLUMNS;
    return lower >= CELLS ? -1 : lower * HALF + down[blank][rank];
  }
};

int main() {
  Input input;
  Output output;
  if (!input.has_next()) return 0;
  const Table table;
  while (input.has_next()) {
    uint8_t sequence[CELLS];
    int blank = 0, length = 0;
    unsigned seen = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      const char code = input.byte();
      const int tile = code == 'x' ? 0 : code - '0';
      if (tile < 0 || tile > 8 || (seen >> tile & 1)) std::exit(1);
      seen |= 1u << tile;
      if (tile == 0) blank = cell;
      else sequence[length++] = static_cast<uint8_t>(tile - 1);
    }
    if (parity_of(sequence) == 1) {
      output.text("unsolvable\n", 11);
      continue;
    }
    int state = blank * HALF + rank_of(sequence);
    char way[32];
    const int moves = table.distance[state];
    for (int at = 0; at < moves; at++) {
      way[at] = "udlr"[table.move[state]];
      state = table.step(state, table.move[state]);
    }
    way[moves] = '\n';
    output.text(way, static_cast<size_t>(moves) + 1);
  }
}
