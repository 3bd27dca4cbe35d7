import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { problemFolder } from "../../base/host/repository";
import type { CheckResult } from "../../problem/check-result";
import { contentHash } from "../../problem/host/content-hash";
import { type Convention, checkerVerdict } from "../checker-exit";
import type { Compare, Comparison } from "../judged";
import { killGroup } from "./kill-group";

const CHECKER_MS = 10_000;

type Choice =
  | { readonly testlib: readonly string[] }
  | { readonly icpc: readonly string[]; readonly flags?: readonly string[] };

/** A checker that is a program, by the exit codes of testlib or of ICPC's output validators. */
export function programChecker(
  slug: string,
  choice: Choice,
  longestMs = CHECKER_MS,
): { compare: Compare; mark: string } {
  const { convention, command, mark } = outsideProgram(slug, choice);
  const flags = "icpc" in choice ? (choice.flags ?? []) : [];
  const compare: Compare = (comparison) => check(convention, command, flags, comparison, longestMs);
  return { mark: `${mark} ${flags.join(" ")}`, compare };
}

/** A command of problem.ts: its first word is looked for in the problem's folder before the system. */
export function outsideProgram(slug: string, choice: Choice) {
  const convention: Convention = "testlib" in choice ? "testlib" : "icpc";
  const words = "testlib" in choice ? choice.testlib : choice.icpc;
  const files = words.map((word) => join(problemFolder(slug), word));
  const command = words.map((word, at) => (existsSync(files[at]!) ? files[at]! : word));
  const content = files.filter((file) => existsSync(file)).map(contentHash);
  return { convention, command, mark: JSON.stringify([convention, words, content]) };
}

async function check(
  convention: Convention,
  [program, ...args]: readonly string[],
  flags: readonly string[],
  { files, output }: Comparison,
  longestMs: number,
): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), "judge-checker-"));
  const actual = join(folder, "output");
  const feedback = join(folder, "feedback");
  try {
    writeFileSync(actual, output);
    mkdirSync(feedback);
    const { input, expected } = files;
    const checker = execa(
      program!,
      convention === "testlib"
        ? [...args, input, actual, expected]
        : [...args, input, expected, `${feedback}/`, ...flags],
      {
        ...(convention === "icpc" ? { inputFile: actual } : { stdin: "ignore" as const }),
        reject: false,
        detached: true,
        maxBuffer: 100_000,
      },
    );
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      killGroup(checker);
    }, longestMs);
    const run = await checker;
    clearTimeout(late);
    if (isLate) throw new Error(`the checker did not end within ${longestMs / 1000} s`);
    const message = readMessage(feedback) ?? `${run.stderr || run.stdout}`;
    return checkerVerdict(convention, run.exitCode, message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an ICPC validator leaves for the judges. */
export function readMessage(feedback: string): string | undefined {
  const file = join(feedback, "judgemessage.txt");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
