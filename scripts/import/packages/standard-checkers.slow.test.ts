import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { Random } from "../../../lib/sequence/random";
import { pureChecker } from "../../judge/checkers/pure-checker";
import { testFolder } from "../../testing/test-folder";
import { STANDARD } from "./standard-checkers";

// Ours against testlib's own, where a folder has testlib.h and its checkers/: set JUDGEBENCH_TESTLIB, or
// CPLUS_INCLUDE_PATH.
const PLACES = [process.env.JUDGEBENCH_TESTLIB, process.env.CPLUS_INCLUDE_PATH];
const testlib = PLACES.flatMap((places) => (places ?? "").split(delimiter)).find(
  (folder) => folder !== "" && existsSync(join(folder, "checkers/wcmp.cpp")),
);
const lacks =
  testlib === undefined
    ? "JUDGEBENCH_TESTLIB names no folder with testlib.h and checkers/"
    : spawnSync("c++", ["--version"]).status === 0
      ? ""
      : "there is no c++";
const PAIRS = 1000;
const NAMES = Object.keys(STANDARD).map((name) => name.replace(/^std::|\.cpp$/g, ""));

const INTEGERS = ["0", "1", "-1", "7", "12", "12", "-2147483648", "2147483647"];
const LONGS = [...INTEGERS, "9223372036854775807", "-9223372036854775808"];
const REALS = "0 1 1.0 -3.25 0.1 123456.789 1e5 2.5e-3 .5 7. 1000000".split(" ");
const WORDS = ["a", "A", "ab", "Yes", "no", "-", "0", "00", "é", "1.0"];
/** Words of outputs alone: what an answer of testlib's may not be. */
const STRANGE = "+1 -0 007 1.5.2 nan inf 0x10 --1 9223372036854775808 x".split(" ");
const BLANKS = [" ", " ", "  ", "\t", "\n", "\r\n", "\n\n", " \n"];
const LINES = ["", "a", "a b", " a", "a ", "a  b", "a\tb", "b"];

/** What answers of a checker look like: their words, and how many. */
const SHAPES: Readonly<Record<string, (random: Random) => string[]>> = {
  ncmp: many(LONGS, 6),
  uncmp: many(LONGS, 6),
  icmp: many(INTEGERS, 1),
  hcmp: many([...LONGS, "123456789012345678901234567890"], 1),
  caseicmp: cases(LONGS, 1),
  casencmp: cases(LONGS, 3),
  casewcmp: cases(WORDS, 3),
  yesno: many(["YES", "no", "No"], 1),
  nyesno: many(["YES", "no", "No"], 5),
  wcmp: many(WORDS, 6),
};

function many(words: readonly string[], most: number) {
  return (random: Random) =>
    Array.from({ length: most === 1 ? 1 : random.int(0, most) }, () => pick(random, words));
}

function cases(words: readonly string[], most: number) {
  return (random: Random) =>
    Array.from({ length: random.int(0, 3) }, (_, at) => [
      ...["Case", `${at + 1}:`],
      ...Array.from({ length: most === 1 ? 1 : random.int(0, most) }, () => pick(random, words)),
    ]).flat();
}

function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.int(0, items.length - 1)]!;
}

/** An answer, and an output that differs from it in little or nothing. */
function pairOf(name: string, random: Random): [string, string] {
  if (name === "fcmp" || name === "lcmp") {
    const lines = Array.from({ length: random.int(0, 4) }, () => pick(random, LINES));
    const others = lines.map((line) => (random.int(0, 5) === 0 ? pick(random, LINES) : line));
    if (random.int(0, 5) === 0) others.splice(random.int(0, others.length), random.int(0, 1), "a");
    const text = (all: readonly string[]) =>
      all.join(pick(random, ["\n", "\n", "\r\n"])) + pick(random, ["", "\n", "\r\n", "\n\n"]);
    return [text(lines), text(others)];
  }
  const isReal = !Object.hasOwn(SHAPES, name);
  const isOne = /^(?:acmp|dcmp|rcmp)$/.test(name);
  const answer = (isReal ? many(REALS, isOne ? 1 : 4) : SHAPES[name]!)(random);
  const other = answer.map((word) => {
    if (random.int(0, 3) > 0) return word;
    if (isReal && random.int(0, 4) > 0) return near(Number(word), random);
    if (/^[a-z]+$/i.test(word)) return pick(random, [word.toUpperCase(), word.toLowerCase(), "NO"]);
    return pick(random, random.int(0, 1) === 0 ? STRANGE : answer);
  });
  if (random.int(0, 7) === 0) other.splice(random.int(0, other.length), random.int(0, 1), "1");
  if (random.int(0, 7) === 0) other.pop();
  if (name === "uncmp") random.shuffle(other);
  const text = (words: readonly string[]) =>
    words.map((word) => word + pick(random, BLANKS)).join("") + pick(random, ["", "", "\n", " "]);
  return [text(answer), text(other)];
}

/** A number about as far away as checkers allow, or as far to the last digit. */
function near(value: number, random: Random): string {
  const off = pick(random, [1e-4, 1e-6, 1e-9, 1.5e-6, 1.5e-5]) * pick(random, [1, 1, 0.99, 1.01]);
  const by = pick(random, [1, -1]) * off * pick(random, [1, Math.abs(value)]);
  return random.int(0, 1) === 0 ? `${value + by}` : (value + by).toFixed(12);
}

/** All of testlib's checkers in one program without files: a process for each pair would take long. */
const DRIVER = `#include <bits/stdc++.h>
struct Ended { int code; };
[[noreturn]] void ended(int code) { throw Ended{code}; }
std::map<std::string, std::string> files;
FILE* opened(const char* name, const char*) {
  std::string& text = files[name];
  return text.empty() ? tmpfile() : fmemopen(text.data(), text.size(), "rb");
}
namespace std { using ::ended; using ::opened; }
#define exit ended
#define fopen opened
#include "testlib.h"
${NAMES.map((name) => `namespace c_${name} {\n#define main run\n#include "checkers/${name}.cpp"\n#undef main\n}\n`).join("")}
int main() {
  std::map<std::string, int (*)(int, char**)> checkers;
${NAMES.map((name) => `  checkers["${name}"] = c_${name}::run;\n`).join("")}
  std::ifstream list("pairs");
  std::ofstream codes("codes");
  std::string name;
  for (int answer, output; list >> name >> answer >> output; ) {
    files = {{"input", " "}, {"output", std::string(output, 0)}, {"answer", std::string(answer, 0)}};
    list.get();
    list.read(files["answer"].data(), answer).read(files["output"].data(), output);
    char words[4][8] = {"check", "input", "output", "answer"};
    char* argv[] = {words[0], words[1], words[2], words[3], nullptr};
    int code = 0;
    try { code = checkers.at(name)(4, argv); } catch (Ended& end) { code = end.code; }
    codes << code << std::endl;
  }
  _exit(0);
}
`;

it.skipIf(lacks !== "")(
  `testlib's checkers refuse what ours refuse ${lacks}`,
  { timeout: 600_000 },
  () => {
    const pairs = NAMES.flatMap((name) => {
      const random = new Random(1);
      return Array.from({ length: PAIRS }, () => [name, ...pairOf(name, random)] as const);
    });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const length = (text: string) => bytes(text).length;
    const root = testFolder({
      "driver.cpp": DRIVER,
      pairs: pairs.map(([name, a, b]) => `${name} ${length(a)} ${length(b)}\n${a}${b}\n`).join(""),
    });
    const run = (file: string, ...args: string[]) => {
      const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8" });
      expect(status, stderr?.slice(-2000)).toBe(0);
    };
    run("c++", "-std=gnu++17", "-w", "-I", testlib!, "-o", "driver", "driver.cpp");
    run("./driver");
    const codes = readFileSync(join(root, "codes"), "utf8").trim().split("\n").map(Number);
    const differing = NAMES.flatMap((name, first) => {
      const check = pureChecker(STANDARD[`std::${name}.cpp`]!)!;
      const own = codes.slice(first * PAIRS, (first + 1) * PAIRS);
      const count = (code: number) => own.filter((one) => one === code).length;
      expect(own.length).toBe(PAIRS);
      expect(count(3), name).toBeLessThan(PAIRS / 10); // no answer of this checker
      expect(Math.min(count(0), PAIRS - count(0)), name).toBeGreaterThan(PAIRS / 10);
      return own.flatMap((code, at) => {
        const [, answer, output] = pairs[first * PAIRS + at]!;
        const { verdict } = check(bytes(""), bytes(answer), bytes(output));
        const isSame = code === 3 || (code === 0) === (verdict === "AC");
        return isSame ? [] : [{ name, answer, output, verdict, code }];
      });
    });
    expect(differing).toEqual([]);
  },
);
