// Hidden Permutation: interact.ts for judges that compile their interactors (DMOJ, Polygon).
// Called as interact input output answer; ends with 0 (right), 1 (wrong) or 3 (fault of the jury).
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::string;
using std::vector;

enum Verdict { RIGHT = 0, WRONG = 1, JURY = 3 };

constexpr int MOST_QUESTIONS = 10'000;

/** The number of a word; 0 where it is none from 1 to n. */
int numberOf(const string &word, int n) {
  if (word.empty() || word.size() > 4 || word[0] == '0') return 0;
  if (word.find_first_not_of("0123456789") != string::npos) return 0;
  const int number = std::stoi(word);
  return number <= n ? number : 0;
}

/** The numbers behind the sign; with a 0 where there is anything else. */
vector<int> numbersOf(const string &line, int n) {
  std::istringstream words(line.substr(1));
  vector<int> numbers;
  for (string word; words >> word;) numbers.push_back(numberOf(word, n));
  return numbers;
}

Verdict end(Verdict verdict, const string &why) {
  std::cerr << why << "\n";
  return verdict;
}

Verdict talk(const vector<int> &hidden) {
  const int n = static_cast<int>(hidden.size());
  std::cout << n << std::endl;
  int questions = 0;
  bool isFound = false;
  for (string line; std::getline(std::cin, line);) {
    if (isFound) return end(WRONG, "expected nothing after the answer");
    const string sign = line.substr(0, 2);
    const vector<int> numbers = sign == "? " || sign == "! " ? numbersOf(line, n) : vector<int>{0};
    bool isGood = true;
    for (const int number : numbers) isGood = isGood && number > 0;
    const int wanted = sign == "? " ? 2 : n;
    if (!isGood || static_cast<int>(numbers.size()) != wanted) {
      return end(WRONG, "expected \"? i j\" or \"! a1 ... an\", found \"" + line.substr(0, 40) + "\"");
    }
    if (sign == "! ") {
      if (numbers != hidden) return end(WRONG, "another permutation is hidden");
      isFound = true;
      std::fclose(stdout);  // a program that listens until the end of its input ends
      continue;
    }
    if (++questions > MOST_QUESTIONS) return end(WRONG, "more than 10000 questions");
    std::cout << (hidden[numbers[0] - 1] < hidden[numbers[1] - 1] ? "YES" : "NO") << std::endl;
  }
  if (isFound) return end(RIGHT, std::to_string(questions) + " questions");
  return end(WRONG, "the program ended without an answer");
}

int main(int count, char **words) try {
  if (count < 2) throw std::runtime_error("interact input output answer");
  std::ifstream input(words[1]);
  int n = 0;
  if (!(input >> n) || n < 1) throw std::runtime_error("no length in the input");
  vector<int> hidden(n);
  for (int &value : hidden) {
    if (!(input >> value)) throw std::runtime_error("too few values in the input");
  }
  return talk(hidden);
} catch (const std::exception &error) {
  return end(JURY, error.what());
}
