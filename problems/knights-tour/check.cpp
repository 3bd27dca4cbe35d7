// Knight's Tour: check.ts for judges that compile their checkers (DMOJ, Polygon).
// Called as check input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

using std::string;

enum Verdict { RIGHT = 0, WRONG = 1, JURY = 3 };

string textOf(const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(string("no file ") + path);
  const string text{std::istreambuf_iterator<char>(file), {}};
  return text.compare(0, 3, "\xef\xbb\xbf") == 0 ? text.substr(3) : text;
}

/** The next word of a text, "" at its end; moves `at` behind it. */
string word(const string &text, size_t &at) {
  const auto isBlank = [&] { return static_cast<unsigned char>(text[at]) <= 32; };
  while (at < text.size() && isBlank()) at++;
  const size_t start = at;
  while (at < text.size() && !isBlank()) at++;
  return text.substr(start, at - start);
}

/** The number that a word is; 0 where it is none, or longer than any here. */
int number(const string &digits) {
  if (digits.empty() || digits.find_first_not_of("0123456789") != string::npos) return 0;
  const size_t zeros = digits.find_first_not_of('0');
  return zeros == string::npos || digits.size() - zeros > 5 ? 0 : std::stoi(digits.substr(zeros));
}

Verdict wrong(const string &why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  return WRONG;
}

Verdict check(const string &input, const string &output) {
  size_t at = 0;
  const int column = number(word(input, at));
  const int start = 8 * (number(word(input, at)) - 1) + column - 1;
  int cellAt[65];
  std::fill(cellAt, cellAt + 65, -1);
  at = 0;
  for (int cell = 0; cell < 64; cell++) {
    const string text = word(output, at);
    const int time = number(text);
    if (time < 1 || time > 64) return wrong("expected a time in [1, 64], found \"" + text + "\"");
    if (cellAt[time] >= 0) return wrong("time " + text + " occurs twice");
    cellAt[time] = cell;
  }
  if (!word(output, at).empty()) return wrong("more than 64 times");
  if (cellAt[1] != start) return wrong("time 1 is not on the given cell");
  for (int time = 2; time <= 64; time++) {
    const int a = cellAt[time - 1], b = cellAt[time];
    const int rows = std::abs(a / 8 - b / 8), columns = std::abs(a % 8 - b % 8);
    if (rows * columns != 2) return wrong("no knight's move to time " + std::to_string(time));
  }
  return RIGHT;
}

int main(int count, char **words) try {
  if (count < 4) throw std::runtime_error("check input output answer");
  return check(textOf(words[1]), textOf(words[2]));
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return JURY;
}
