import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { judgePackage } from "../../host/judge-package";

// A folder for each kind of problem in the suite by which DMOJ tests its own judge (a right and a wrong
// program, or why nothing of it can be judged): the folders have its shapes and names, and our own text.

const NODE = 'const text = require("fs").readFileSync(0, "latin1");\n';
const prints = (code: string) => `${NODE}process.stdout.write(String(${code}), "latin1");\n`;
const NUMBERS = "text.trim().split(/\\s+/).map(Number)";
const ECHO = prints("text");
const SUM = prints(`${NUMBERS}.reduce((a, b) => a + b) + "\\n"`);
const NOTHING = prints('"?"');
/**
 * A program that guesses a number from 1 to 1000: the answers "SINKS" and "FLOATS" halve the range. An
 * answer may come in pieces: an unbuffered interactor writes the end of its line by itself.
 */
const GUESS = `const fs = require("fs"); const piece = Buffer.alloc(64); let [low, high] = [1, 1000];
for (let said = ""; !said.startsWith("OK"); ) {
  const guess = (low + high) >> 1; fs.writeSync(1, guess + "\\n");
  for (said = ""; !said.endsWith("\\n"); ) {
    const length = fs.readSync(0, piece); if (length === 0) process.exit();
    said += piece.toString("latin1", 0, length);
  }
  if (said.startsWith("FLOATS")) high = guess - 1; else low = guess + 1;
}\n`;
const BAD_GUESS = `require("fs").writeSync(1, "5000\\n");\n`;

const C = "#include <stdio.h>\n#include <stdlib.h>\n";
const files = 'FILE *in = fopen(v[1], "r"), *out = fopen(v[2], "r"), *ans = fopen(v[3], "r");';
/** Right is the number of the answer, with either sign. */
const ABSOLUTE = `${C}int main(int n, char **v) { ${files} int a = 0, b = 1; fscanf(out, "%d", &a);
  fscanf(ans, "%d", &b); return abs(a) == b ? 0 : 1; }\n`;
const TALKER = (say: string) => `${C}int main(int n, char **v) { int x, g, left = 20;
  fscanf(fopen(v[1], "r"), "%d", &x);
  while (left-- && scanf("%d", &g) == 1) { if (g == x) { puts("OK"); ${say} return 0; }
  puts(g > x ? "FLOATS" : "SINKS"); ${say} } return 1; }\n`;
const FLUSH = "fflush(stdout);";
/** Its input: a number and the next one; its answer: their sum. */
const PAIR = (number: string) => `${C}int main(int n, char **v) { int x = 0; ${number}
  printf("%d %d\\n", x, x + 1); fprintf(stderr, "%d\\n", 2 * x + 1); return 0; }\n`;
const BY_ARGUMENT = PAIR("x = atoi(v[1]);");
const BY_INPUT = PAIR('scanf("%d", &x);');

interface Folder {
  readonly init: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly right?: string;
  readonly wrong?: string;
  /** Why nothing is judged, or every case is JE; DMOJ has an internal error where `isTheirs`. */
  readonly refused?: RegExp;
  readonly isTheirs?: true;
}

const PAIRS = { "1.txt": "1 2\n", "1.out": "3\n", "2.txt": "4 5\n", "2.out": "9\n" };
const TWO =
  "test_cases:\n- {in: 1.txt, out: 1.out, points: 1}\n- {in: 2.txt, out: 2.out, points: 1}\n";
const LINES = { "1.txt": "b a\nc\n" };
const sums = (init: string, more: Readonly<Record<string, string>> = {}): Folder => {
  return { init, files: { ...PAIRS, ...more }, right: SUM, wrong: NOTHING };
};
const echoes = (checker: string, right = ECHO): Folder => {
  const init = `checker: ${checker}\ntest_cases:\n- {in: 1.txt, out: 1.txt, points: 1}\n`;
  return { init, files: LINES, right, wrong: NOTHING };
};
const made = (init: string, name: string, text: string, more = {}): Folder => {
  return { init, files: { [name]: text, ...more }, right: SUM, wrong: NOTHING };
};
const bridged = (args: string, name: string, text: string, more = {}): Folder => {
  const init = `checker:\n  name: bridged\n  args: {${args}}\n${TWO}`;
  const right = prints(`-${NUMBERS}.reduce((a, b) => a + b) + "\\n"`);
  return { init, files: { ...PAIRS, [name]: text, ...more }, right, wrong: NOTHING };
};
const talks = (interactive: string, name: string, text: string, more = {}): Folder => {
  const init = `interactive: {${interactive}}\ntest_cases:\n- {in: 1.txt, points: 20}\n`;
  return {
    init,
    files: { "1.txt": "37\n", [name]: text, ...more },
    right: GUESS,
    wrong: BAD_GUESS,
  };
};
const refuses = (init: string, refused: RegExp, more = {}): Folder => {
  return { init, files: { ...PAIRS, ...more }, refused };
};
const theirs = (folder: Folder, refused: RegExp): Folder => ({
  ...folder,
  refused,
  isTheirs: true,
});

const GENERATED =
  "test_cases:\n- {generator_args: [1], points: 1}\n- {generator_args: [7], points: 1}\n";
const BATCHES =
  "test_cases:\n- {batched: [{in: 1.txt, out: 1.out}], points: 1}\n" +
  "- {batched: [{in: 2.txt, out: 2.out}], points: 1, dependencies: [1]}\n";
const INTERACTIVE = `from dmoj.graders.interactive import InteractiveGrader
class Grader(InteractiveGrader):
    def interact(self, case, interactor):
        wanted, guess, count = int(case.input_data()), None, 0
        while guess != wanted:
            guess = interactor.readint(1, 1000)
            count += 1
            interactor.writeln("OK" if guess == wanted else "FLOATS" if guess > wanted else "SINKS")
        return count <= 12
`;

const SUITE: Readonly<Record<string, Folder>> = {
  aplusb: sums(TWO),
  batch_dependencies: sums(BATCHES),
  batch_short_circuit: sums(`short_circuit: true\n${BATCHES}`),
  batched: sums(
    "points: 1\nin: 1.txt\ntest_cases:\n- {out: 1.out}\n- batched:\n  - {out: 1.out}\n",
  ),
  binary_data: {
    ...made(
      `binary_data: True\nchecker: identical\ngenerator: gen.c\n${GENERATED}`,
      "gen.c",
      `${C}int main(int n, char **v) { printf("a\\r%s", v[1]); fprintf(stderr, "a\\r%s", v[1]); }\n`,
    ),
    right: ECHO,
  },
  bridged_checker: bridged("files: checker.c, lang: C", "checker.c", ABSOLUTE),
  bridged_checker_custom_args: bridged(
    "files: c.c, args_format_string: '\"two words\" {output_file} {answer_file}'",
    "c.c",
    ABSOLUTE.replace("v[3]", "v[9]")
      .replace('fopen(v[9], "r")', 'v[1][3] == 32 ? fopen(v[3], "r") : 0')
      .replace('*in = fopen(v[1], "r"), ', ""),
  ),
  bridged_checker_flags: bridged(
    "files: checker.c, lang: C, flags: [-DFLAG, '-DTWO=\"a b\"']",
    "checker.c",
    `#ifndef FLAG\n#error no flag\n#endif\n${ABSOLUTE}const char *two = TWO;\n`,
  ),
  bridged_checker_multifile: bridged(
    "files: [checker.c, more.h, more.c]",
    "checker.c",
    `#include "more.h"\n${ABSOLUTE.replace("abs(a)", "positive(a)")}`,
    {
      "more.h": "int positive(int);\n",
      "more.c": "int positive(int a) { return a < 0 ? -a : a; }\n",
    },
  ),
  bridged_checker_not_contrib_module: theirs(
    bridged("files: c.c, type: none", "c.c", ABSOLUTE),
    /bridged checker is not one of testlib's/,
  ),
  bridged_checker_peg: {
    ...bridged(
      "files: check.cpp, lang: CPP11, type: peg",
      "check.cpp",
      `${C}int main(int n, char **v) { int a = 0, b = 0, x = 0; fscanf(fopen(v[1], "r"), "%d", &a);
        fscanf(fopen(v[2], "r"), "%d", &b); fscanf(fopen(v[3], "r"), "%d", &x);
        if (x == 1 && a == b) return 0; if (a == b) puts("3\\n10"); return 1; }\n`,
    ),
    right: SUM,
  },
  bridged_interactor: talks("files: i.cpp, lang: CPP14", "i.cpp", TALKER(FLUSH)),
  bridged_interactor_custom_args: talks(
    "files: i.py, lang: PY3, args_format_string: '\"The arguments\" {input_file}'",
    "i.py",
    `import sys
said, path = sys.argv[1:]
assert said == "The arguments"
wanted = int(open(path).read())
for line in sys.stdin:
    guess = int(line)
    if guess > 1000: sys.exit(1)
    print("OK" if guess == wanted else "FLOATS" if guess > wanted else "SINKS", flush=True)
    if guess == wanted: sys.exit(0)
sys.exit(1)
`,
  ),
  bridged_interactor_flags: talks(
    "files: i.c, flags: [-DLEFT=20]",
    "i.c",
    TALKER(FLUSH).replace("left = 20", "left = LEFT"),
  ),
  bridged_interactor_multifile: talks(
    "files: [i.c, header.h]",
    "i.c",
    `#include "header.h"\n${TALKER("SAY")}`,
    { "header.h": "#define SAY fflush(stdout);\n" },
  ),
  bridged_interactor_noflush: talks("files: i.cpp", "i.cpp", TALKER("")),
  bridged_interactor_not_contrib_module: theirs(
    talks("files: i.c, type: none", "i.c", TALKER(FLUSH)),
    /interactor is not one of testlib's/,
  ),
  case_limits: sums("test_cases:\n- {in: 1.txt, out: 1.out, time_limit: 1, points: 1}\n"),
  check_memory_limit: refuses(`checker: checker.py\n${TWO}`, /KeyError: 'result'/, {
    "checker.py": "def check(a, b, **given): return given['result'].max_memory > 0\n",
  }),
  coci_partial: {
    ...bridged(
      "files: c.cpp, type: coci",
      "c.cpp",
      `${C}int main(int n, char **v) { ${files} int a = 0; fscanf(out, "%d", &a);
        if (a == 0) return 1; fputs("partial 1/2\\n", stderr); return 7; }\n`,
    ),
    right: SUM,
  },
  custom_grader_search: refuses(`custom_judge: standard.py\n${TWO}`, /custom_judge/, {
    "standard.py": "from dmoj.graders.standard import StandardGrader\n",
  }),
  dependencies: sums(BATCHES),
  easy: echoes("easy", prints("text.toUpperCase()")),
  existing_grader_search: refuses(`custom_judge: standard.py\n${TWO}`, /custom_judge/),
  floats: sums(`checker: {name: floats, args: {precision: 3}}\n${TWO}`),
  generator: made(
    "generator: generator.cpp\ntest_cases:\n- {generator_in: 1.in}\n- {generator_in: 2.in}\n",
    "generator.cpp",
    BY_INPUT,
    { "1.in": "1\n", "2.in": "7\n" },
  ),
  generator_custom_limits: made(
    "generator:\n  source: generator.cpp\n  time_limit: 5\n  memory_limit: 65536\n" +
      "test_cases:\n- {in: 1.in, points: 10}\n",
    "generator.cpp",
    BY_INPUT,
    { "1.in": "5\n" },
  ),
  generator_mixed_config: {
    ...made(
      "generator: gen.cc\nchecker: checker.py\ntest_cases:\n- {in: 1.in, points: 1}\n" +
        "- {in: 2.in, out: 2.in, points: 1}\n- {generator_in: 1.in}\n- {generator_args: ['3']}\n",
      "gen.cc",
      PAIR('if (n > 1) x = atoi(v[1]); else scanf("%d", &x);'),
      {
        "1.in": "1\n",
        "2.in": "2\n",
        "checker.py":
          "def check(process_output, judge_output, judge_input, **kwargs):\n    return process_output == judge_input\n",
      },
    ),
    right: ECHO,
  },
  generator_multifile: made(
    `generator: [gen.cpp, more.h]\n${GENERATED}`,
    "gen.cpp",
    `#include "more.h"\n${PAIR("x = NUMBER;")}`,
    { "more.h": "#define NUMBER atoi(v[1])\n" },
  ),
  generator_pass_flags: made(
    `generator:\n  source: generator.cpp\n  flags: [-DFLAG]\n${GENERATED}`,
    "generator.cpp",
    `#ifndef FLAG\n#error no flag\n#endif\n${BY_ARGUMENT}`,
  ),
  generator_python: made(
    `generator: gen.py\n${GENERATED}`,
    "gen.py",
    "import sys\nx = int(sys.argv[1])\nprint(x, x + 1)\nprint(2 * x + 1, file=sys.stderr)\n",
  ),
  generator_test_ce: theirs(
    made(`generator: gen.cpp\n${GENERATED}`, "gen.cpp", "int main() { return x; }\n"),
    /does not compile/,
  ),
  generator_test_invalid_config: theirs(
    made(
      "generator: {flags: [-DA]}\ntest_cases: [{generator_args: [1]}]\n",
      "gen.cpp",
      BY_ARGUMENT,
    ),
    /its generator .* is not in the package/,
  ),
  generator_test_mle: theirs(
    made(
      `generator: {source: gen.cpp, memory_limit: 20000}\n${GENERATED}`,
      "gen.cpp",
      "#include <vector>\nint main() { std::vector<char> a(1 << 28, 'a'); return a[9] == 'b'; }\n",
    ),
    /its generator was stopped \(limits: 20 s, 20000 KiB\) on case 1-case-1/,
  ),
  generator_test_sandbox: made(
    `generator: gen.cpp\n${GENERATED}`,
    "gen.cpp",
    BY_ARGUMENT.replace("int x = 0;", 'int x = 0; if (fopen("/etc/written", "w")) return 9;'),
  ),
  generator_test_tle: theirs(
    made(
      `generator: {source: gen.cpp, time_limit: 1}\n${GENERATED}`,
      "gen.cpp",
      "int main() { for (volatile int a = 0; ; a++); }\n",
    ),
    /its generator was stopped/,
  ),
  global_shortcircuit: sums(`short_circuit: true\n${TWO}`),
  helloworld: {
    init: "test_cases:\n- {in: h.in, out: h.out, points: 100}\n",
    files: { "h.in": "", "h.out": "Hello, World!" },
    right: prints('"Hello, World!\\n"'),
    wrong: NOTHING,
  },
  identical: echoes("identical"),
  interactive: {
    ...talks("", "interact.py", INTERACTIVE),
    init: "custom_judge: interact.py\nunbuffered: yes\ntest_cases:\n- {in: 1.txt, points: 10}\n",
  },
  linecount: echoes("{name: linecount, args: {feedback: True}}"),
  linematches: {
    ...echoes("{name: linematches, args: {point_distribution: [1, 2]}}"),
    right: prints('text.replace("c", "?")'),
  },
  rstripped: echoes("rstripped", prints('text.replace("\\n", "  \\n")')),
  seed2: {
    ...talks("", "seed2.py", INTERACTIVE),
    init: "archive: seed2.zip\ncustom_judge: seed2.py\ntest_cases:\n- {in: 7.in, points: 10}\n",
  },
  sorted: echoes("sorted", prints('"c\\na  b\\n".replace("a  b", "b  a")')),
  testlib_partial: {
    ...bridged(
      "files: c.cpp, type: testlib",
      "c.cpp",
      `${C}int main(int n, char **v) { ${files} int a = 0; fscanf(out, "%d", &a);
        if (a == 0) return 1; fputs("points 5\\n", stderr); return 7; }\n`,
    ),
    right: SUM,
  },
  unordered: echoes("unordered", prints('"c b\\na\\n"')),
};

/** What lies in the archive that an init.yml names. */
const ARCHIVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "seed2/seed2.zip": { "7.in": "500\n" },
};

const root = testFolder();

function folderOf(name: string, { init, files: own, right, wrong }: Folder): string {
  const all = {
    "init.yml": init,
    ...own,
    "submissions/accepted/right.js": right ?? SUM,
    ...(wrong !== undefined && { "submissions/rejected/wrong.js": wrong }),
  };
  writeFiles(join(root, name), all);
  for (const [path, members] of Object.entries(ARCHIVES)) {
    if (!path.startsWith(`${name}/`)) continue;
    const bytes = Object.entries(members).map(([key, text]) => [key, Buffer.from(text)] as const);
    writeFileSync(join(root, path), zipSync(Object.fromEntries(bytes)));
  }
  return join(root, name);
}

/** What judging a package with its programs prints, or why that failed. */
async function saidOf(name: string, folder: Folder): Promise<string> {
  const lines: string[] = [];
  const options = { submissions: true, jobs: 1, limits: true, sandbox: "auto" } as const;
  const run = judgePackage(folderOf(name, folder), { ...options, reporter: "quiet" }, (line) => {
    lines.push(line);
  });
  return run.then(
    () => lines.join("\n"),
    (error: Error) => error.message,
  );
}

const judged = new Set<string>();
const hasCompiler = spawnSync("c++", ["--version"]).status === 0;

it.skipIf(!hasCompiler).each(Object.keys(SUITE))("%s", { timeout: 120_000 }, async (name) => {
  const folder = SUITE[name]!;
  expect(await saidOf(name, folder)).toMatch(folder.refused ?? /\n2 passed, 0 failed$/);
  if (!folder.refused || folder.isTheirs) judged.add(name);
});

// As there, they are points, and not a share of the case's.
it("points of a checker in Python may be above 1", async () => {
  const check =
    "from dmoj.result import CheckerResult\n" +
    "def check(output, answer, **given): return CheckerResult(output == answer, 5)\n";
  const init = "checker: check.py\ntest_cases:\n- {in: 1.txt, out: 1.out, points: 10}\n";
  expect(await saidOf("points_above_1", sums(init, { "check.py": check }))).toMatch(
    /\n2 passed, 0 failed$/,
  );
});

it.skipIf(!hasCompiler)("at least 40 of them come out as at DMOJ", () => {
  const others = Object.keys(SUITE).filter((name) => !judged.has(name));
  expect(others).toEqual(["check_memory_limit", "custom_grader_search", "existing_grader_search"]);
  expect(judged.size).toBeGreaterThanOrEqual(40);
});
