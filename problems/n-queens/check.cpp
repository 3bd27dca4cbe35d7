// N-Queens: check.ts for judges that compile their checkers (DMOJ, Polygon).
// Called as check input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

using std::string;

enum Verdict { RIGHT = 0, WRONG = 1, JURY = 3 };

struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

string textOf(const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(string("no file ") + path);
  const string text{std::istreambuf_iterator<char>(file), {}};
  return text.compare(0, 3, "\xef\xbb\xbf") == 0 ? text.substr(3) : text;
}

bool isBlank(char byte) { return static_cast<unsigned char>(byte) <= 32; }

bool isImpossible(const string &text) {
  const char *blanks = " \t\n\r\v\f";
  const size_t first = text.find_first_not_of(blanks), last = text.find_last_not_of(blanks);
  if (text.size() >= 100 || first == string::npos) return false;
  return text.substr(first, last - first + 1) == "impossible";
}

/** The next integer in [low, high]; moves `at` behind it. */
long long integer(const string &text, size_t &at, long long low, long long high) {
  while (at < text.size() && isBlank(text[at])) at++;
  const size_t start = at;
  while (at < text.size() && !isBlank(text[at])) at++;
  const string word = text.substr(start, at - start);
  const string digits = word[0] == '-' ? word.substr(1) : word;
  const bool isInteger = !digits.empty() && digits.find_first_not_of("0123456789") == string::npos;
  if (!isInteger) throw Fault("expected an integer, found \"" + word.substr(0, 40) + "\"");
  const size_t zeros = std::min(digits.find_first_not_of('0'), digits.size() - 1);
  if (digits.size() - zeros > 15) throw Fault("a number is too large");
  const long long size = std::stoll(digits.substr(zeros));
  const long long value = word[0] == '-' ? -size : size;
  if (value < low || value > high) throw Fault(word + " is out of range");
  return value;
}

Verdict check(const string &input, const string &output, const string &answer) {
  const bool isPossible = !isImpossible(answer);
  if (isImpossible(output)) {
    if (!isPossible) return RIGHT;
    throw Fault("expected a placement, found \"impossible\"");
  }
  size_t at = 0;
  const long long n = integer(input, at, 1, 100'000'000);
  std::vector<bool> rows(n), sums(2 * n), differences(2 * n);
  at = 0;
  for (long long column = 0; column < n; column++) {
    const long long row = integer(output, at, 1, n) - 1;
    if (rows[row] || sums[row + column] || differences[row - column + n])
      throw Fault("the queen of column " + std::to_string(column + 1) + " is attacked");
    rows[row] = sums[row + column] = differences[row - column + n] = true;
  }
  while (at < output.size() && isBlank(output[at])) at++;
  if (at < output.size()) throw Fault("more than the placement");
  if (isPossible) return RIGHT;
  std::fprintf(stderr, "a placement, though the answer is impossible\n");
  return JURY;
}

int main(int count, char **words) try {
  if (count < 4) throw std::runtime_error("check input output answer");
  return check(textOf(words[1]), textOf(words[2]), textOf(words[3]));
} catch (const Fault &fault) {
  std::fprintf(stderr, "%s\n", fault.what());
  return WRONG;
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return JURY;
}
