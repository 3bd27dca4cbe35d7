// Long: the steps of one day, in their order, are one table.
import type { WindowsStep } from "./windows-step";

const ONE_PASSED = /^1 passed, 0 failed/m;

const SOLVE = `import { runProgram } from "../../lib/io/run-program";
export function solve(input: Uint8Array): Uint8Array {
  const [a, b] = Buffer.from(input).toString().split(" ").map(Number);
  return Buffer.from(\`\${a! + b!}\\n\`);
}
if (require.main === module) runProgram(solve);
`;

const GENERATE = `import fc from "fast-check";
export const small = fc.tuple(fc.nat(99), fc.nat(99)).map(([a, b]) => \`\${a} \${b}\\n\`);
export const generators = {};
`;

/** What a contestant does every day and in a contest. */
export const DAY_STEPS: readonly WindowsStep[] = [
  {
    topic: "a clone with core.autocrlf=true",
    shows: "`judge --memory 512 --time 60000` of all problems",
    // Wine counts more memory for Node itself, and talks take long there by the clock.
    words: ["judge", "--memory", "512", "--time", "60000"],
    exitCode: 0,
    prints: /^\d+ passed, 0 failed/m,
    longestMs: 3_600_000,
  },
  {
    topic: "a clone with core.autocrlf=true",
    shows: "`bundle` of all problems, the same bytes as on Linux",
    words: ["bundle"],
    exitCode: 0,
    prints: /^\d+ bundled, 0 failed/m,
    sameBundles: true,
  },
  {
    topic: "every day",
    shows: "`bundle`, the same bytes as on Linux",
    words: ["bundle", "knight-moves"],
    exitCode: 0,
    prints: /knight-moves/,
    sameBundles: true,
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
    words: ["stress", "problems\\stone-pile-grundy", "--for", "5s"],
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
    shows: "`verify lib\\range\\fenwick-tree.ts` under Node",
    words: ["verify", "lib\\range\\fenwick-tree.ts", "--node", "--count", "2"],
    exitCode: 0,
    prints: /passed, 0 failed/,
  },
  {
    topic: "every day",
    shows: "`doctor`, which names a code page that is not UTF-8",
    words: ["doctor"],
    exitCode: 0,
    prints: /console {4}code page \d+.*: chcp 65001/,
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
    prints: /knightmoves\.zip/,
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
    shows: "`judge .contest\\a-apples --watch`",
    words: ["judge", ".contest\\a-apples", "--watch"],
    once: [/1 passed, 0 failed/, "Ctrl-C"],
    exitCode: 130,
    prints: ONE_PASSED,
  },
  {
    topic: "a contest",
    shows: "`desk`, which Ctrl-C ends",
    words: ["desk", "--port", "0"],
    once: [/Ctrl-C ends/, "Ctrl-C"],
    exitCode: 130,
    prints: /http:\/\/127\.0\.0\.1:\d+/,
  },
  {
    topic: "a contest",
    shows: "`stress .contest\\a-apples`",
    words: ["stress", ".contest\\a-apples", "--for", "3s"],
    files: {
      ".contest/a-apples/brute.ts": SOLVE,
      ".contest/a-apples/generate.ts": GENERATE,
    },
    exitCode: 0,
    prints: /^\d+ passed, 0 failed/m,
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
  {
    topic: "a contest",
    shows: "`submit .contest\\b-bridges --stdout`",
    words: ["submit", ".contest\\b-bridges", "--now", "--stdout"],
    exitCode: 0,
    prints: /Buffer\.from/,
  },
];
