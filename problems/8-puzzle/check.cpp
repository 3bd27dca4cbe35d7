// Eight Puzzle: check.ts for judges that compile their checkers (DMOJ, Polygon).
// Called as check input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::string;
using std::vector;

enum Verdict { RIGHT = 0, WRONG = 1, JURY = 3 };

string textOf(const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(string("no file ") + path);
  const string text{std::istreambuf_iterator<char>(file), {}};
  return text.compare(0, 3, "\xef\xbb\xbf") == 0 ? text.substr(3) : text;
}

vector<string> linesOf(const string &text) {
  vector<string> lines;
  for (size_t start = 0; start <= text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    const string line = text.substr(start, end - start);
    const size_t first = line.find_first_not_of(" \t\r\v\f");
    const size_t last = line.find_last_not_of(" \t\r\v\f");
    lines.push_back(first == string::npos ? "" : line.substr(first, last - first + 1));
    start = end + 1;
  }
  return lines;
}

/** What is wrong with the moves, or "" when they lead to the goal. */
string replay(string board, const string &moves) {
  size_t blank = board.find('x');
  for (const char move : moves) {
    const bool leaves = (move == 'u' && blank < 3) || (move == 'd' && blank > 5) ||
                        (move == 'l' && blank % 3 == 0) || (move == 'r' && blank % 3 == 2);
    if (leaves) return "a move leaves the board";
    if (string("udlr").find(move) == string::npos) return "no move of u, d, l and r";
    const size_t next = blank + (move == 'u' ? -3 : move == 'd' ? 3 : move == 'l' ? -1 : 1);
    std::swap(board[blank], board[next]);
    blank = next;
  }
  return board == "12345678x" ? "" : "the board ends as " + board;
}

Verdict end(Verdict verdict, size_t line, const string &why) {
  std::fprintf(stderr, "line %zu: %s\n", line, why.c_str());
  return verdict;
}

Verdict check(const string &input, const string &output, const string &answer) {
  string tiles;
  std::istringstream tokens(input);
  for (string token; tokens >> token;) tiles += token;
  const vector<string> wanted = linesOf(answer), found = linesOf(output);
  const size_t puzzles = tiles.size() / 9;
  for (size_t at = 0; at < puzzles; at++) {
    if (at >= wanted.size()) return end(JURY, at + 1, "no expected answer");
    if (at >= found.size()) return end(WRONG, at + 1, "missing");
    const string &shortest = wanted[at], &moves = found[at];
    if (moves == "unsolvable" || shortest == "unsolvable") {
      if (moves == shortest) continue;
      return end(WRONG, at + 1, "expected \"" + shortest + "\"");
    }
    const string fault = replay(tiles.substr(9 * at, 9), moves);
    if (!fault.empty()) return end(WRONG, at + 1, fault);
    if (moves.size() == shortest.size()) continue;
    return end(moves.size() > shortest.size() ? WRONG : JURY, at + 1, "another number of moves");
  }
  for (size_t at = puzzles; at < wanted.size(); at++)
    if (!wanted[at].empty()) return end(JURY, at + 1, "unexpected");
  for (size_t at = puzzles; at < found.size(); at++)
    if (!found[at].empty()) return end(WRONG, at + 1, "unexpected");
  return RIGHT;
}

int main(int count, char **words) try {
  if (count < 4) throw std::runtime_error("check input output answer");
  return check(textOf(words[1]), textOf(words[2]), textOf(words[3]));
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return JURY;
}
