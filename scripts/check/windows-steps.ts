import type { WindowsStep } from "./windows-step";

const PASSED = /^10 passed, 0 failed/m;
const ONE_PASSED = /^1 passed, 0 failed/m;

/** A program beside its case, in a folder that is no problem's. */
function program(code: string, input = "1 2\n", output = "3\n") {
  return { "x/sum.ts": code, "x/1.in": input, "x/1.out": output };
}

const SUM = `const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);
console.log(a + b);
`;
const SOLVE = `export function solve(input: Uint8Array): Uint8Array {
  const [a, b] = Buffer.from(input).toString().split(" ").map(Number);
  return Buffer.from(\`\${a! + b!}\\n\`);
}
if (require.main === module) process.stdout.write(solve(require("node:fs").readFileSync(0)));
`;

/** A step that judges one such program. */
function judged(
  shows: string,
  code: string,
  prints: RegExp,
  exitCode = 1,
  words: readonly string[] = [],
): WindowsStep {
  const judge = ["judge", "x\\sum.ts", "--no-cache", ...words];
  const topic = /^[TMO]LE|left|Ctrl/.test(shows) ? "limits" : "verdicts";
  return { topic, shows, words: judge, files: program(code), exitCode, prints };
}

export const WINDOWS_STEPS: readonly WindowsStep[] = [
  ...[
    ["a name", "knight-moves"],
    ["a folder as Tab writes it", "problems\\knight-moves"],
    ["with .\\ and a last \\", ".\\problems\\knight-moves\\"],
    ["an absolute folder", "{root}\\problems\\knight-moves"],
    ["capitals", "Knight-Moves"],
  ].map(([shows, word]) => ({
    topic: "names",
    shows: shows!,
    words: ["judge", word!],
    exitCode: 0,
    prints: PASSED,
  })),
  {
    topic: "names",
    shows: "`.` in a problem's folder",
    words: ["judge", "."],
    from: "problems/knight-moves",
    exitCode: 0,
    prints: PASSED,
  },
  {
    topic: "names",
    shows: "a program's file, whatever its capitals",
    words: ["judge", "x\\SUM.TS"],
    files: program(SUM),
    exitCode: 0,
    prints: ONE_PASSED,
  },
  {
    topic: "names",
    shows: "hints for a wrong one",
    words: ["judge", "knigth-moves"],
    exitCode: 4,
    prints: /error: no problem "knigth-moves"\r?\n {2}try: knight-moves/,
  },
  judged("AC", SUM, ONE_PASSED, 0),
  judged("AC of `/dev/stdin`", SUM.replace("(0,", '("/dev/stdin",'), ONE_PASSED, 0),
  judged("AC in tier E", SUM, ONE_PASSED, 0, ["--sandbox", "E"]),
  judged("WA", "console.log(4);\n", /WA .*sum.*line 1, token 1: expected "3", found "4"/),
  judged("CE", "const x: = 1;\n", /CE .*sum/),
  judged(
    "RE at its line",
    "const n: number = 1;\nthrow new Error(`no ${n}`);\n",
    /RE .*exit code 1[\s\S]*x[\\/]sum\.ts:2/,
  ),
  judged("TLE of an endless loop", "for (;;);\n", /TLE .*more than \d+ ms of (CPU|wall) time/),
  judged("TLE of one that waits", "setTimeout(() => {}, 1e8);\n", /TLE/),
  judged(
    "MLE of a leak",
    "const all: number[][] = [];\nfor (;;) all.push(new Array(1e5).fill(1));\n",
    /MLE .*more than \d+ MiB/,
    1,
    ["--time", "20000"],
  ),
  judged("OLE", 'for (;;) require("fs").writeSync(1, "x".repeat(1 << 20));\n', /OLE /),
  judged(
    "a process that a program has left is ended",
    `require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], {
  detached: true,
  stdio: "ignore",
}).unref();\n${SUM}`,
    ONE_PASSED,
    0,
    ["--sandbox", "E"],
  ),
  {
    ...judged("Ctrl-C", "for (;;);\n", /interrupted/, 130, ["--time", "60000"]),
    once: [/0\/1|judging|sum/, "Ctrl-C"],
  },
  {
    topic: "verdicts",
    shows: "interactive problems",
    words: ["judge", "hidden-integer", "-f", "edge"],
    exitCode: 0,
    prints: /\d+ passed, 0 failed/,
  },
  {
    topic: "runtimes",
    shows: "another runtime's file by `--run`",
    words: ["judge", "knight-moves", "-f", "sample", "--run", "node x\\any.js"],
    files: { "x/any.js": "console.log(1);\n" },
    exitCode: 1,
    prints: /WA knight-moves/,
  },
  {
    topic: "runtimes",
    shows: "a judge's Node by `--for`, or the nearest of its major version",
    words: ["judge", "knight-moves", "--for", "codeforces"],
    exitCode: 0,
    prints: /AC[\s\S]*Node 15\.7\.0; Codeforces runs 15\.8\.0/,
  },
  ...["json", "junit", "github", "html", "quiet"].map((reporter) => ({
    topic: "reports",
    shows: reporter,
    words: ["judge", "knight-moves", "--reporter", reporter],
    exitCode: 0,
    prints: { json: /"run-end"/, junit: /<testsuite/, github: /./s, html: /<html/, quiet: /^/ }[
      reporter
    ]!,
  })),
  {
    topic: "every day",
    shows: "`bundle`, the same bytes as on Linux",
    words: ["bundle", "knight-moves"],
    exitCode: 0,
    prints: /knight-moves/,
    sameFile: ".cache/bundles/knight-moves.js",
  },
  {
    topic: "every day",
    shows: "`run`",
    words: ["run", "knight-moves", "sample-1"],
    exitCode: 0,
    prints: /./,
  },
  {
    topic: "every day",
    shows: "`new`",
    words: ["new", "my-problem"],
    exitCode: 0,
    prints: /problems[\\/]my-problem/,
  },
  {
    topic: "every day",
    shows: "`case`",
    words: ["case", "my-problem", "--sample"],
    stdin: "1 2\r\n\r\n3\r\n\r\n",
    exitCode: 0,
    prints: /sample-1/,
  },
  {
    topic: "every day",
    shows: "`stress`",
    words: ["stress", "problems\\stone-pile-grundy", "--seconds", "5"],
    exitCode: 0,
    prints: /./,
  },
  {
    topic: "every day",
    shows: "`generate`",
    words: ["generate", "knight-moves"],
    exitCode: 0,
    prints: /./,
  },
  {
    topic: "every day",
    shows: "`check`",
    words: ["check", "knight-moves"],
    exitCode: 0,
    prints: /passed, 0 failed/,
  },
  {
    topic: "every day",
    shows: "`verify`",
    words: ["verify", "fenwick-tree"],
    exitCode: 0,
    prints: /passed, 0 failed/,
  },
  {
    topic: "every day",
    shows: "`draw`",
    words: ["draw", "knight-moves", "sample-1"],
    exitCode: 0,
    prints: /./,
  },
  {
    topic: "every day",
    shows: "`export`",
    words: ["export", "knight-moves", "--format", "icpc"],
    exitCode: 0,
    prints: /knight-moves/,
  },
  {
    topic: "every day",
    shows: "`import` of a folder of cases",
    words: ["import", "x\\packed", "--to", "my-problem"],
    files: { "x/packed/1.in": "3 4\n", "x/packed/1.out": "7\n" },
    exitCode: 0,
    prints: /my-problem/,
  },
  {
    topic: "every day",
    shows: "`completion` for PowerShell",
    words: ["completion", "powershell"],
    exitCode: 0,
    prints: /Register-ArgumentCompleter/,
  },
  {
    topic: "a contest",
    shows: "`import` from the browser's extension",
    words: ["import", "--once", "--no-editor", "--port", "27199"],
    once: [/listening on port/, "contest"],
    exitCode: 0,
    prints: /contest whole: 5 of 5 problems came/,
  },
  {
    topic: "a contest",
    shows: "`judge .contest\\a-apples\\`",
    words: ["judge", ".contest\\a-apples\\"],
    files: { ".contest/a-apples/solution.ts": SOLVE },
    exitCode: 0,
    prints: ONE_PASSED,
  },
  {
    topic: "a contest",
    shows: "`case .contest\\b-bridges`",
    words: ["case", ".contest\\b-bridges"],
    files: { ".contest/b-bridges/solution.ts": SOLVE },
    stdin: "5 6\n\n11\n\n",
    exitCode: 0,
    prints: /hand-1/,
  },
  {
    topic: "a contest",
    shows: "`judge` of several by letter",
    words: ["judge", "a", "b"],
    exitCode: 0,
    prints: /^3 passed, 0 failed/m,
  },
  {
    topic: "a contest",
    shows: "`contest`",
    words: ["contest"],
    exitCode: 0,
    prints: /\.contest\/e-eels/,
  },
  {
    topic: "a contest",
    shows: "`submit .contest\\b-bridges`",
    words: ["submit", ".contest\\b-bridges", "--now"],
    exitCode: 3,
    prints: /known {3}2 verdicts[\s\S]*\.js/,
    butNot: "Wine has no clip.exe, so it names the file (exit code 3)",
  },
];
