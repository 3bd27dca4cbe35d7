import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../../base/host/scratch-folder";
import type { Case } from "../../../problem/case";
import type { CheckResult } from "../../../problem/check-result";
import type { Execution } from "../../../runner/execution";
import { type OutsideProgram, runChecker } from "./checker-program";

/** The verdict of a pass by the validator of a multi-pass problem, which reads the answer. */
export function passChecker(validator: OutsideProgram): PassCheck {
  return async ({ name, input, expected, flags }, { output }, folder) => {
    if (expected === undefined) throw new Error(`${name} has no answer, which its validator reads`);
    const files = { input, expected };
    return runChecker(validator, { files, output, ...(flags && { flags }) }, folder);
  };
}

/** One run of the program on an input; `folder` keeps what the validator writes from pass to pass. */
export type RunPass = (testCase: Case, folder: string) => Promise<Execution>;

type PassCheck = (testCase: Case, run: Execution, folder: string) => Promise<CheckResult>;

/**
 * Runs a program of a multi-pass problem: again and again on the nextpass.in of its validator, until
 * that writes none, rejects, or the program fails. Time and memory are those of the worst pass.
 */
export async function runPasses(
  testCase: Case,
  passes: number,
  run: RunPass,
  check: PassCheck,
): Promise<Execution> {
  const folder = scratchFolder();
  const next = join(folder, "feedback", "nextpass.in");
  try {
    let [input, worst] = [testCase.input, undefined as Execution | undefined];
    for (let pass = 1; pass <= passes; pass++) {
      const current = await run({ ...testCase, input }, folder);
      worst = worst === undefined ? current : worse(worst, current);
      if (current.stopped || current.exitCode !== 0 || current.signal !== undefined) {
        return { ...worst, ...failureOf(current) };
      }
      const result = current.interaction ?? (await check({ ...testCase, input }, current, folder));
      if (result.verdict !== "AC") {
        const message = `pass ${pass}: ${result.message}`;
        return { ...worst, ...spoken(current), interaction: { ...result, message } };
      }
      if (!existsSync(next)) return { ...worst, interaction: result };
      input = join(folder, `pass-${pass + 1}.in`);
      renameSync(next, input);
    }
    throw new Error(`the validator wants more than ${passes} passes`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function worse(a: Execution, b: Execution): Execution {
  const memoryMiB = Math.max(a.memoryMiB ?? 0, b.memoryMiB ?? 0);
  const slower = b.timeMs > a.timeMs ? b : a;
  const crowded = a.crowded || b.crowded;
  return { ...slower, output: new Uint8Array(), memoryMiB, ...(crowded && { crowded }) };
}

/** How the pass that failed ended, whatever the pass that took longest did. */
function failureOf(run: Execution): Partial<Execution> {
  const { exitCode, signal, stopped, stderr, idleMs, interaction, deadlock } = run;
  return {
    ...spoken(run),
    exitCode,
    stderr,
    idleMs,
    ...(signal !== undefined && { signal }),
    ...(stopped && { stopped }),
    ...(interaction && { interaction }),
    ...(deadlock !== undefined && { deadlock }),
  };
}

function spoken({ transcript }: Execution): Partial<Execution> {
  return transcript === undefined ? {} : { transcript };
}
