import type { WindowsStep } from "./windows-step";

export const ONE_PASSED = /^1 passed, 0 failed/m;

/** A program beside its case, in a folder that is no problem's. */
export function program(code: string, input = "1 2\n", output = "3\n") {
  return { "x/sum.ts": code, "x/1.in": input, "x/1.out": output };
}

export const SUM = `const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);
console.log(a + b);
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

/** Verdicts, limits and runtimes. */
export const VERDICT_STEPS: readonly WindowsStep[] = [
  judged("AC", SUM, ONE_PASSED, 0),
  judged("AC of `/dev/stdin`", SUM.replace("(0,", '("/dev/stdin",'), ONE_PASSED, 0),
  judged("AC in tier E", SUM, ONE_PASSED, 0, ["--sandbox", "E"]),
  judged("WA", "console.log(4);\n", /WA .*sum.*line 1, token 1: expected "3", found "4"/),
  judged("WA with letters beyond ASCII", 'console.log("ö≠");\n', /found "ö≠"/),
  judged("CE", "const x: = 1;\n", /CE .*sum/),
  judged(
    "RE at its line",
    "const n: number = 1;\nthrow new Error(String(n));\n",
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
    once: ["a program", "Ctrl-C"],
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
    ...judged(
      "a program finds what lies in the PATH, as MinGW's libraries do",
      'console.log(String(require("child_process").execFileSync("node", ["-p", "1 + 2"])));\n',
      ONE_PASSED,
      0,
      ["--sandbox", "E"],
    ),
    topic: "runtimes",
  },
  {
    topic: "runtimes",
    shows: "the nearest of its major version by `--for`, where npm lacks a judge's Node",
    words: ["judge", "knight-moves", "--for", "codeforces"],
    exitCode: 0,
    prints: /AC[\s\S]*Node 15\.7\.0; Codeforces runs 15\.8\.0/,
  },
  {
    topic: "runtimes",
    shows: "`submit` copies nothing that only such a Node has accepted, unless asked to",
    words: ["submit", "knight-moves", "--for", "codeforces"],
    exitCode: 3,
    prints:
      /under Node 15\.7\.0; Codeforces runs 15\.8\.0; nothing was copied\r?\n {2}try: jb submit knight-moves --for codeforces --now/,
  },
  {
    topic: "runtimes",
    shows: "a hint where npm has none of its major version",
    words: ["judge", "knight-moves", "--for", "atcoder"],
    exitCode: 3,
    prints: /error: Node 22\.19\.0 cannot be had from npm: .*\r?\n {2}try: .*submit --now/,
  },
];
