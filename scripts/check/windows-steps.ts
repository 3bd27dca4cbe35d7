import { DAY_STEPS } from "./windows-day";
import type { WindowsStep } from "./windows-step";
import { ONE_PASSED, program, SUM, VERDICT_STEPS } from "./windows-verdicts";

const PASSED = /^10 passed, 0 failed/m;

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
  ...VERDICT_STEPS,
  ...["json", "junit", "github", "html", "quiet"].map((reporter) => ({
    topic: "reports",
    shows: reporter,
    words: ["judge", "knight-moves", "--reporter", reporter],
    exitCode: 0,
    prints: { json: /"run-end"/, junit: /<testsuite/, github: /./s, html: /<html/, quiet: /^/ }[
      reporter
    ]!,
  })),
  ...DAY_STEPS,
];
