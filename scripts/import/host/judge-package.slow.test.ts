import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { chooseSandbox } from "../../runner/host/box/sandbox";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { judgePackage } from "./judge-package";
import type { PackageOptions } from "./package-options";

// Packages as other people make them: their validators, limits, and programs of every verdict.

const root = testFolder();

function folder(name: string, files: Readonly<Record<string, string>>): string {
  return writeFiles(join(root, name), files);
}

async function submissions(place: string, more: Partial<PackageOptions> = {}) {
  const lines: string[] = [];
  const options = {
    submissions: true,
    jobs: 2,
    limits: true,
    sandbox: "auto",
    reporter: "quiet",
    ...more,
  } as const;
  const exit = await judgePackage(place, options, (line) =>
    lines.push(line.replace(/\d+ ms/g, "N ms")),
  );
  return { exit, lines };
}

describe("limits and points as the host counts them", () => {
  const one = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
  const two = { ...one, "data/secret/2.in": "2\n", "data/secret/2.ans": "2\n" };
  const says = (text: string) => `console.log(${text});\n`;
  const echo = 'console.log(require("fs").readFileSync(0, "utf8").trim());\n';

  it("an output limit of ICPC's and of DMOJ's packages", async () => {
    const long = says('1 + " ".repeat(3e6)');
    const icpc = folder("output", {
      "problem.yaml": "name: O\nlimits: {output: 1}\n",
      ...one,
      "submissions/accepted/right.js": says("1"),
      "submissions/run_time_error/long.js": long,
    });
    expect((await submissions(icpc)).lines).toEqual(
      [
        "output: time limit N ms, from the slowest accepted submission",
        expect.stringContaining("OLE output/run_time_error/long.js"),
        "2 passed, 0 failed",
      ].flatMap((line, at) =>
        at === 0 ? [expect.stringContaining("AC output/accepted/right.js"), line] : [line],
      ),
    );
    const dmoj = folder("output-dmoj", {
      "init.yml": "output_limit_length: 100\ntest_cases: [{in: 1.in, out: 1.out}]\n",
      "1.in": "1\n",
      "1.out": "1\n",
      "submissions/ole/a.js": says('1 + " ".repeat(300)'),
      "submissions/accepted/b.js": says("1"),
    });
    expect((await submissions(dmoj)).lines.at(-1)).toBe("2 passed, 0 failed");
  });

  it("the least of two groups, always_accept, and DMOJ's end of the grading", async () => {
    const min = folder("min", {
      "problem.yaml": "name: M\ntype: scoring\nlimits: {time_limit: 2}\n",
      "data/secret/testdata.yaml": "grader_flags: min\non_reject: continue\n",
      "data/secret/a/testdata.yaml": "accept_score: 30\n",
      "data/secret/b/testdata.yaml": "accept_score: 50\n",
      "data/secret/a/1.in": "1\n",
      "data/secret/a/1.ans": "1\n",
      "data/secret/b/1.in": "1\n",
      "data/secret/b/1.ans": "1\n",
      "submissions/submissions.yaml": "accepted: { score: 30 }\n",
      "submissions/accepted/right.js": says("1"),
    });
    expect((await submissions(min)).lines.at(-1)).toBe("1 passed, 0 failed");
    const always = folder("always", {
      "problem.yaml": "name: A\nlimits: {time_limit: 2}\n",
      "data/secret/testdata.yaml": "grader_flags: always_accept\non_reject: continue\n",
      ...two,
      "submissions/accepted/half.js": says("1"),
    });
    expect((await submissions(always)).lines.at(-1)).toBe("1 passed, 0 failed");
    const list =
      "[{in: 1.in, out: 1.out, points: 0}, {points: 5, batched: [{in: 2.in, out: 2.out}]}]";
    const dmoj = folder("ends", {
      "init.yml": `test_cases: ${list}\n`,
      ...{ "1.in": "1\n", "1.out": "1\n", "2.in": "2\n", "2.out": "2\n" },
      "submissions/wrong_answer/half.js": `// @EXPECTED_SCORE@: 0\n${says("2")}`,
      "submissions/accepted/right.js": `// @EXPECTED_SCORE@: 5\n${echo}`,
    });
    expect((await submissions(dmoj)).lines.at(-1)).toBe("2 passed, 0 failed");
  });

  it("half a case is named, and ends with 3; an accepted program that does not compile counts", async () => {
    const half = folder("half", {
      "problem.yaml": "name: H\nlimits: {time_limit: 2}\n",
      ...one,
      "data/secret/2.in": "2\n",
      "submissions/accepted/one.js": says("1"),
    });
    mkdirSync(join(half, "data/secret/2.ans"));
    const { exit, lines } = await submissions(half);
    expect(exit).toBe(EXIT.setup);
    expect(lines[0]).toBe("half a case, left out: data/secret/2.in");
    expect(lines.at(-1)).toBe("not judged whole: data/secret/2.in is missing or alone");
    const broken = folder("no-compile", {
      "problem.yaml": "name: B\nlimits: {time_limit: 2}\n",
      ...one,
      "submissions/accepted/broken.cpp": "int main( {\n",
    });
    if (spawnSync("c++", ["--version"]).status !== 0) return;
    const outcome = await submissions(broken);
    expect(outcome.exit).toBe(EXIT.notAccepted);
    expect(outcome.lines[0]).toMatch(/^CE no-compile\/accepted\/broken\.cpp: its folder says AC/);
  });
});

const read = 'const [a, b] = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number);';
const programs = {
  "submissions/accepted/good.js": `${read} console.log(a + b);\n`,
  "submissions/accepted/good.py": "a, b = map(int, input().split())\nprint(a + b)\n",
  "submissions/wrong_answer/minus.js": `${read} console.log(a - b);\n`,
  "submissions/time_limit_exceeded/loop.js": "for (;;);\n",
  "submissions/run_time_error/throws.js": "throw new Error('no');\n",
};
const data = {
  "data/sample/1.in": "1 2\n",
  "data/sample/1.ans": "3\n",
  "data/secret/1.in": "5 0\n",
  "data/secret/1.ans": "5\n",
  "data/secret/2.in": "7 7\n",
  "data/secret/2.ans": "14\n",
};

describe("a legacy package without a time limit", { timeout: 120_000 }, () => {
  const yaml = "name: Sum\nlimits:\n  memory: 512\n  time_multiplier: 2\n";

  it("runs each submission under a multiple of the slowest accepted one", async () => {
    const place = folder("sum", { "problem.yaml": yaml, ...data, ...programs });
    const { exit, lines } = await submissions(place);
    expect(lines).toEqual([
      "AC sum/accepted/good.js, slowest N ms",
      "AC sum/accepted/good.py, slowest N ms",
      "sum: time limit N ms, from the slowest accepted submission",
      "RE sum/run_time_error/throws.js, slowest N ms",
      "TLE sum/time_limit_exceeded/loop.js, slowest N ms",
      "WA sum/wrong_answer/minus.js, slowest N ms",
      "5 passed, 0 failed",
    ]);
    expect(exit).toBe(EXIT.accepted);
  });

  it("says which verdict differs from its folder, and what cannot be run", async () => {
    const place = folder("differs", {
      "problem.yaml": `${yaml}`,
      ".timelimit": "1",
      ...data,
      "submissions/accepted/minus.js": programs["submissions/wrong_answer/minus.js"],
      "submissions/wrong_answer/good.js": programs["submissions/accepted/good.js"],
      "submissions/rejected/throws.js": programs["submissions/run_time_error/throws.js"],
      "submissions/accepted/other.xyz": "?",
      "submissions/wrong_answer/marked.js": `// @EXPECTED_RESULTS@: CORRECT\n${programs["submissions/accepted/good.js"]}`,
      "submissions/notes/README.txt": "not a program",
    });
    const { exit, lines } = await submissions(place);
    expect(lines).toEqual([
      'WA differs/accepted/minus.js: its folder says AC (sample/1: line 1, token 1: expected "3", found "-1" (1 of 1 lines differ, first at 1)), slowest N ms',
      "skipped differs/accepted/other.xyz: it holds other.xyz: nothing here compiles or runs that",
      "AC differs/wrong_answer/marked.js, slowest N ms",
      "RE differs/rejected/throws.js, slowest N ms",
      "AC differs/wrong_answer/good.js: its folder says WA or PE, slowest N ms",
      "2 passed, 2 failed",
    ]);
    expect(exit).toBe(EXIT.notAccepted);
  });
});

it("its own validator decides: here the sum may be given in any order of digits", {
  timeout: 60_000,
}, async () => {
  const validator = `import sys
answer = open(sys.argv[2]).read().split()
found = sys.stdin.read().split()
same = len(answer) == len(found) and all(sorted(a) == sorted(b) for a, b in zip(answer, found))
sys.exit(42 if same else 43)
`;
  const place = folder("digits", {
    "problem.yaml": "name: Digits\nvalidation: custom\nlimits:\n  memory: 512\n",
    ".timelimit": "2",
    ...data,
    "output_validators/validate.py": validator,
    "submissions/accepted/reversed.js": `${read} console.log([...String(a + b)].reverse().join(""));\n`,
    "submissions/wrong_answer/minus.js": programs["submissions/wrong_answer/minus.js"],
  });
  expect((await submissions(place)).lines.at(-1)).toBe("2 passed, 0 failed");
});

it("judges a command line on a package, and refuses what it cannot judge", {
  timeout: 60_000,
}, async () => {
  const place = folder("command", {
    "problem.yaml": "name: C\nlimits:\n  memory: 512\n",
    ".timelimit": "2",
    ...data,
    "good.js": programs["submissions/accepted/good.js"],
  });
  const run = `${process.execPath} ${join(place, "good.js")}`;
  const options = { run, jobs: 1, limits: true, sandbox: "auto", reporter: "quiet" } as const;
  const ignore = () => {};
  expect(await judgePackage(place, options, ignore)).toBe(EXIT.accepted);
  const failing = { ...options, run: `${process.execPath} -e 0` };
  expect(await judgePackage(place, failing, ignore)).toBe(EXIT.notAccepted);
  expect(await judgePackage(place, { ...options, filter: /none/ }, ignore)).toBe(
    EXIT.nothingMatched,
  );
  await expect(submissions(folder("empty", { "a.txt": "" }))).rejects.toThrow(
    "holds no problem package",
  );
  const { run: _, ...without } = options;
  await expect(judgePackage(place, without, ignore)).rejects.toThrow("--package needs a program");
});

it("DMOJ's checkers refuse what they refuse there", { timeout: 120_000 }, async () => {
  const place = folder("dmoj", {
    "init.yml":
      "checker: { name: floats, args: { precision: 2, error_mode: absolute } }\ntest_cases:\n" +
      "- { in: 1.in, out: 1.out }\n- { in: 1.in, out: 2.out, checker: floats }\n" +
      "- { in: 1.in, out: 3.out, checker: standard }\n",
    "1.in": "1\n",
    "1.out": "1000000.0\n",
    "2.out": "nan\n",
    "3.out": "1 2\n",
  });
  const verdicts = async (text: string) => {
    const lines: string[] = [];
    const code = `process.stdout.write(${JSON.stringify(text)});\n`;
    folder("dmoj", { "submissions/accepted/prints.js": code });
    const options = { submissions: true, jobs: 2, limits: true, sandbox: "auto" } as const;
    for (const filter of [/^1-/, /^2-/, /^3-/]) {
      const one = { ...options, filter, reporter: "quiet" } as const;
      await judgePackage(place, one, (line) => lines.push(line.slice(0, 2)));
    }
    return lines.filter((line) => /[A-Z]{2}/.test(line));
  };
  expect(await verdicts("1000000.001\n")).toEqual(["AC", "WA", "WA"]);
  expect(await verdicts("nan\n")).toEqual(["WA", "WA", "WA"]);
  expect(await verdicts("1000001.0\n")).toEqual(["WA", "WA", "WA"]);
});

const hasJava = spawnSync("javac", ["-version"]).status === 0;

/** Submissions that need more than their main file at run time. */
const SEVERAL = {
  "submissions/accepted/python/main.py":
    "import helper\nprint(helper.add(*map(int, input().split())))\n",
  "submissions/accepted/python/helper.py": "def add(a, b): return a + b\n",
  "submissions/accepted/script/main.js": `const { add } = require("./helper.js");\n${read} console.log(add(a, b));\n`,
  "submissions/accepted/script/helper.js": "exports.add = (a, b) => a + b;\n",
};

const JAVA = {
  "submissions/accepted/sum-1.java":
    "class Sum { public static void main(String[] a) { var in = new java.util.Scanner(System.in);" +
    " System.out.println(Adder.add(in.nextInt(), in.nextInt())); } }\n" +
    "class Adder { static int add(int a, int b) { return a + b; } }\n",
};

/** Programs in languages that need no more than an interpreter, or rustc, where the machine has it. */
const OTHERS = Object.fromEntries(
  (
    [
      ["bash", "sum.sh", "read a b; echo $((a + b))\n"],
      ["perl", "sum.pl", "my ($a, $b) = split ' ', <STDIN>; print $a + $b, qq(\\n);\n"],
      ["awk", "sum.awk", "{ print $1 + $2 }\n"],
      [
        "rustc",
        "sum.rs",
        "fn main() { let t = std::io::read_to_string(std::io::stdin()).unwrap();" +
          ' println!("{}", t.split_whitespace().map(|w| w.parse::<i64>().unwrap()).sum::<i64>()); }\n',
      ],
    ] as const
  )
    .filter(([tool]) => spawnSync(tool, ["--version"]).error === undefined)
    .map(([, name, text]) => [`submissions/accepted/${name}`, text]),
);

it.for(["A", "B", "C", "D", "E"] as const)(
  "programs of several files, and in several languages, run in tier %s",
  {
    timeout: 120_000,
  },
  async (tier, context) => {
    const fault = await chooseSandbox(tier).catch((error: Error) => error);
    if (fault instanceof Error) needsTier(tier, fault.message, context);
    const yaml = "name: Sum\nlimits:\n  memory: 1024\n  time_limit: 20\n";
    const place = folder(`several-${tier}`, {
      "problem.yaml": yaml,
      ...data,
      ...SEVERAL,
      ...OTHERS,
      ...(hasJava && JAVA),
    });
    const { exit, lines } = await submissions(place, { sandbox: tier, filter: /secret.1/ });
    const count = (hasJava ? 3 : 2) + Object.keys(OTHERS).length;
    expect(lines.at(-1), lines.join("\n")).toBe(`${count} passed, 0 failed`);
    expect(exit).toBe(EXIT.accepted);
  },
);

it("no submission is left out without a word", { timeout: 120_000 }, async () => {
  const yaml = "name: Sum\nlimits:\n  memory: 1024\n  time_limit: 20\n";
  const odd = { "submissions/partial/a.js": "1;\n", "submissions/accepted/b.kt": "fun main() {}" };
  const some = await submissions(folder("odd", { "problem.yaml": yaml, ...data, ...odd }));
  expect(some.lines).toEqual([
    "skipped odd/accepted/b.kt: it holds b.kt: nothing here compiles or runs that",
    "skipped odd/partial/a.js: neither its folder nor a mark in it says what it must earn",
    "none of 2 submissions counts",
    "0 passed, 0 failed",
  ]);
  const none = await submissions(folder("bare", { "problem.yaml": yaml, ...data }));
  expect(none.lines).toEqual(["no submission is in it", "0 passed, 0 failed"]);
});

it.skipIf(spawnSync("cc", ["--version"]).status !== 0)(
  "passes a program that must not compile",
  async () => {
    const broken = {
      "submissions/mixed/a.c": "// @EXPECTED_RESULTS@: COMPILER-ERROR\nint main( {\n",
    };
    const place = folder("broken", {
      "problem.yaml": "name: Sum\n",
      ".timelimit": "1",
      ...data,
      ...broken,
    });
    const { exit, lines } = await submissions(place);
    expect(lines).toEqual(["CE broken/mixed/a.c", "1 passed, 0 failed"]);
    expect(exit).toBe(EXIT.accepted);
  },
);

it("holds a submission to its expected score", { timeout: 60_000 }, async () => {
  const good = programs["submissions/accepted/good.js"];
  const place = folder("scored", {
    "problem.yaml":
      "problem_format_version: 2025-09\nname: Sum\ntype: scoring\nlimits: { time_limit: 5 }\n",
    ...Object.fromEntries(
      ["a", "b"].flatMap((group, at) => [
        [`data/secret/${group}/test_group.yaml`, "max_score: 40\n"],
        [`data/secret/${group}/1.in`, `${at} 2\n`],
        [`data/secret/${group}/1.ans`, `${at + 2}\n`],
      ]),
    ),
    "submissions/submissions.yaml": "mixed/half.js: { permitted: [AC, WA], score: 40 }\n",
    "submissions/accepted/good.js": `// @EXPECTED_SCORE@: 80\n${good}`,
    "submissions/mixed/half.js": `${read} console.log(2);\n`,
    "submissions/partially_accepted/half.js": `// @EXPECTED_SCORE@: 80\n${read} console.log(2);\n`,
  });
  const { lines } = await submissions(place);
  expect(lines).toEqual([
    "AC scored/accepted/good.js, slowest N ms",
    "WA scored/mixed/half.js, slowest N ms",
    "WA scored/partially_accepted/half.js, expected 80 points, got 40, slowest N ms",
    "2 passed, 1 failed",
  ]);
});

it("skips a submission in Python 2 with a word", { timeout: 60_000 }, async () => {
  const place = folder("old", {
    "problem.yaml": "name: Sum\nlimits:\n  memory: 512\n",
    ".timelimit": "5",
    ...data,
    "submissions/accepted/old.py": "a, b = map(int, raw_input().split())\nprint a + b\n",
  });
  const { lines } = await submissions(place);
  const hasOld = spawnSync("python2", ["-c", ""]).status === 0;
  expect(lines[0]).toBe(
    hasOld
      ? "AC old/accepted/old.py, slowest N ms"
      : "skipped old/accepted/old.py: it is written in Python 2, and there is no python2 here",
  );
});

it("refuses a package without a whole case, and names a half", async () => {
  const place = folder("halves", { "problem.yaml": "name: H\n", "data/secret/1.in": "1\n" });
  await expect(submissions(place)).rejects.toThrow(
    "halves cannot be judged: it has no case: data/secret/1.in is missing or alone",
  );
});

it("refuses a package whose cases give the program arguments", async () => {
  const place = folder("arguments", {
    "problem.yaml": "problem_format_version: 2025-09\nname: Sum\nlimits: { time_limit: 5 }\n",
    ...data,
    "data/secret/1.yaml": "args: [--fast]\n",
  });
  const draft = folder("draft", {
    "problem.yaml": "problem_format_version: 2023-07-draft\nname: Sum\n",
    ...data,
    "data/secret/1.args": "--fast\n",
  });
  await expect(submissions(draft)).rejects.toThrow("draft cannot be judged: its cases give the");
  await expect(submissions(place)).rejects.toThrow(
    "arguments cannot be judged: its cases give the program arguments",
  );
});
