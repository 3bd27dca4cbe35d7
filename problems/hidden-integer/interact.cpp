// Hidden Integer: interact.ts for judges that compile their interactors (DMOJ, Polygon).
// Called as interact input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

using std::string;

enum Verdict { RIGHT = 0, WRONG = 1, JURY = 3 };

constexpr long long MOST = 1'000'000'000;
constexpr int MOST_QUESTIONS = 30;

/** The number of "? 12" or "! 12"; 0 where the line is neither. */
long long numberOf(string line) {
  while (!line.empty() && string(" \t\r\v\f").find(line.back()) != string::npos) line.pop_back();
  if (line.size() < 3 || line.size() > 12) return 0;
  if ((line[0] != '?' && line[0] != '!') || line[1] != ' ' || line[2] == '0') return 0;
  const string digits = line.substr(2);
  if (digits.find_first_not_of("0123456789") != string::npos) return 0;
  const long long number = std::stoll(digits);
  return number <= MOST ? number : 0;
}

Verdict end(Verdict verdict, const string &why) {
  std::cerr << why << "\n";
  return verdict;
}

Verdict talk(long long hidden) {
  int questions = 0;
  bool isFound = false;
  for (string line; std::getline(std::cin, line);) {
    if (isFound) return end(WRONG, "more output after the answer");
    const long long number = numberOf(line);
    if (number == 0) return end(WRONG, "expected \"? y\" or \"! y\", found \"" + line.substr(0, 40) + "\"");
    if (line[0] == '!') {
      if (number != hidden) return end(WRONG, "the integer is " + std::to_string(hidden));
      isFound = true;
      std::fclose(stdout);  // a program that listens until the end of its input ends
      continue;
    }
    if (++questions > MOST_QUESTIONS) return end(WRONG, "more than 30 questions");
    std::cout << (number < hidden ? "YES" : "NO") << std::endl;
  }
  if (isFound) return end(RIGHT, std::to_string(questions) + " questions");
  return end(WRONG, "the program ended without an answer");
}

int main(int count, char **words) try {
  if (count < 2) throw std::runtime_error("interact input output answer");
  std::ifstream input(words[1]);
  long long hidden = 0;
  if (!(input >> hidden)) throw std::runtime_error("no integer in the input");
  return talk(hidden);
} catch (const std::exception &error) {
  return end(JURY, error.what());
}
