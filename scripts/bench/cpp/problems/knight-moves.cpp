// problems/knight-moves: one search a source square, then look-ups; a block of sentences stands ready.
#include "../fast-io.hpp"
#include <cstdlib>

static const int SIDE = 8, SQUARES = 64;

static void search(int from, int8_t *distance) {
  static const int rows[] = {-2, -2, -1, -1, 1, 1, 2, 2}, columns[] = {-1, 1, -2, 2, -2, 2, -1, 1};
  int queue[SQUARES], put = 0;
  distance[from] = 0;
  queue[put++] = from;
  for (int taken = 0; taken < put; taken++) {
    for (int move = 0; move < 8; move++) {
      const int row = queue[taken] / SIDE + rows[move], column = queue[taken] % SIDE + columns[move];
      if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) continue;
      const int next = row * SIDE + column;
      if (distance[next] >= 0) continue;
      distance[next] = static_cast<int8_t>(distance[queue[taken]] + 1);
      queue[put++] = next;
    }
  }
}

static int square(Input &input) {
  if (!input.has_next() || input.end - input.at < 2) std::exit(1);
  const int column = input.at[0] - 'a', row = input.at[1] - '1';
  input.at += 2;
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) std::exit(1);
  return row * SIDE + column;
}

int main() {
  Input input;
  Output output;
  const std::string sentence = "To get from e2 to e4 takes 2 knight moves.\n";
  std::string block;
  for (int line = 0; line < 1000; line++) block += sentence;
  std::vector<int8_t> distances(SQUARES * SQUARES, -1);
  size_t line = 0;
  while (input.has_next()) {
    const int from = square(input), to = square(input), pair = from * SQUARES + to;
    if (distances[pair] < 0) search(from, &distances[from * SQUARES]);
    block[line + 12] = static_cast<char>('a' + from % SIDE);
    block[line + 13] = static_cast<char>('1' + from / SIDE);
    block[line + 18] = static_cast<char>('a' + to % SIDE);
    block[line + 19] = static_cast<char>('1' + to / SIDE);
    block[line + 27] = static_cast<char>('0' + distances[pair]);
    line += sentence.size();
    if (line < block.size()) continue;
    output.flush();
    output.text(block.data(), line);
    line = 0;
  }
  output.text(block.data(), line);
}
