// Compares an output with an answer, as judgebench does.
// Called as check input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

using std::string;
using std::vector;

enum Kind { TOKENS, LINES, EXACT, NUMBERS, UNORDERED, YES_NO };
constexpr Kind KIND = TOKENS;
constexpr double ABSOLUTE = 1e-6, RELATIVE = 1e-6; // for NUMBERS

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

vector<string> wordsOf(const string &text) {
  vector<string> words;
  for (size_t at = 0; at < text.size();) {
    if (isBlank(text[at])) {
      at++;
      continue;
    }
    const size_t from = at;
    while (at < text.size() && !isBlank(text[at])) at++;
    words.push_back(text.substr(from, at - from));
  }
  return words;
}

/** Lines without blanks at their ends, and without empty lines at the end. */
vector<string> linesOf(const string &text) {
  vector<string> lines(1);
  for (const char c : text) {
    if (c == '\n') lines.emplace_back();
    else lines.back() += c;
  }
  for (string &line : lines) {
    while (!line.empty() && isBlank(line.back())) line.pop_back();
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

string lower(string word) {
  for (char &c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return word;
}

size_t digitsFrom(const string &word, size_t at) {
  while (at < word.size() && word[at] >= '0' && word[at] <= '9') at++;
  return at;
}

size_t signOf(const string &word) { return !word.empty() && (word[0] == '+' || word[0] == '-'); }

bool isInteger(const string &word) {
  const size_t from = signOf(word);
  return from < word.size() && digitsFrom(word, from) == word.size();
}

bool isDecimal(const string &word) {
  const size_t from = signOf(word);
  size_t at = digitsFrom(word, from);
  size_t digits = at - from;
  if (at < word.size() && word[at] == '.') {
    const size_t end = digitsFrom(word, at + 1);
    digits += end - at - 1;
    at = end;
  }
  if (digits == 0) return false;
  if (at == word.size()) return true;
  if (word[at] != 'e' && word[at] != 'E') return false;
  at++;
  if (at < word.size() && (word[at] == '+' || word[at] == '-')) at++;
  return at < word.size() && digitsFrom(word, at) == word.size();
}

/** An integer without plus and leading zeros. */
string canonical(const string &word) {
  size_t at = signOf(word);
  while (at < word.size() && word[at] == '0') at++;
  const string digits = word.substr(at);
  return word[0] == '-' && !digits.empty() ? "-" + digits : digits;
}

/** "nan", "inf" or "-inf"; empty for everything else. */
string special(const string &word) {
  const bool isMinus = word[0] == '-';
  const string text = lower(word.substr(signOf(word)));
  if (text == "nan" || text == "1.#ind" || text == "1.#qnan") return "nan";
  if (text == "inf" || text == "infinity" || text == "1.#inf") return isMinus ? "-inf" : "inf";
  return "";
}

bool isNear(const string &answer, const string &output) {
  if (isInteger(answer) && isInteger(output)) return canonical(answer) == canonical(output);
  if (!special(answer).empty()) return special(answer) == special(output);
  if (!isDecimal(answer) || !isDecimal(output)) return answer == output;
  const double wanted = std::strtod(answer.c_str(), nullptr);
  const double found = std::strtod(output.c_str(), nullptr);
  return std::abs(wanted - found) <= std::max(ABSOLUTE, RELATIVE * std::abs(wanted));
}

bool isSameWord(const string &answer, const string &output) {
  if (answer == output) return true;
  if (KIND == NUMBERS) return isNear(answer, output);
  if (KIND != YES_NO) return false;
  const string word = lower(output);
  return (word == "yes" || word == "no") && word == lower(answer);
}

bool isRight(const string &answer, const string &output) {
  if (KIND == EXACT) return answer == output;
  if (KIND == LINES) return linesOf(answer) == linesOf(output);
  vector<string> wanted = wordsOf(answer), found = wordsOf(output);
  if (wanted.size() != found.size()) return false;
  if (KIND == UNORDERED) {
    std::sort(wanted.begin(), wanted.end());
    std::sort(found.begin(), found.end());
  }
  return std::equal(wanted.begin(), wanted.end(), found.begin(), isSameWord);
}

int main(int count, char **words) {
  if (count < 4) return 3;
  std::ifstream output(words[2], std::ios::binary), answer(words[3], std::ios::binary);
  if (!output || !answer) return 3;
  const auto all = [](std::ifstream &file) {
    return string(std::istreambuf_iterator<char>(file), {});
  };
  const string wanted = all(answer), found = all(output);
  return isRight(wanted, found) ? 0 : 1;
}
