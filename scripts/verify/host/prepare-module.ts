import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { killable } from "../../base/host/interruption";
import { CACHE } from "../../base/host/roots";
import { bundled } from "../../judge/host/prepare/prepare-problem";
import type { Judged } from "../../judge/judged";
import type { Case } from "../../problem/case";
import type { TargetName } from "../../problem/problem";
import type { Limits } from "../../runner/execution";
import type { Program } from "../../runner/host/program";
import { answerComparer, NO_ANSWER } from "../compare-answer";
import type { LibraryModule } from "../library-module";
import type { PlannedCase } from "../planned-case";
import type { Twin } from "../twin";

/** The folder for the cases of a module while this process judges them; failing cases stay there. */
function casesFolderOf(module: LibraryModule): string {
  return join(CACHE, "verify", module.name, `${process.pid}`);
}

/** Makes the folder, and removes what ended runs left; another run may judge the module right now. */
function makeCasesFolder(module: LibraryModule): string {
  const folder = casesFolderOf(module);
  const all = dirname(folder);
  mkdirSync(all, { recursive: true });
  for (const run of readdirSync(all)) {
    if (Number(run) === process.pid || !isRunning(Number(run))) {
      rmSync(join(all, run), { recursive: true, force: true });
    }
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function dropCasesFolder(module: LibraryModule): void {
  const folder = casesFolderOf(module);
  rmSync(folder, { recursive: true, force: true });
  try {
    rmdirSync(dirname(folder));
  } catch {
    // another run has its cases there
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Half of the judge's limit: an answer has room for a slower machine. */
const timeMsOf = ({ timeLimitMs = 20_000 }: Twin) => timeLimitMs / 2;

export interface Preparing {
  /** Without a time, half of the problem's own. */
  readonly limits: Omit<Limits, "timeMs"> & { readonly timeMs: number | undefined };
  readonly target: TargetName;
  /** SHA-256 of a kept bundle: exactly these bytes are judged. */
  readonly bundle?: string | undefined;
  /** The command that runs the bundle; this Node when left out. */
  readonly runtime?: readonly string[] | undefined;
  readonly interrupted?: AbortSignal | undefined;
  readonly doing: (line: string) => void;
}

/** Bundles the verify program and writes its cases; the cases so far if it is interrupted. */
export async function prepareModule(
  module: LibraryModule,
  twin: Twin,
  planned: readonly PlannedCase[],
  { limits, target, bundle, runtime, interrupted, doing }: Preparing,
): Promise<Judged<Program>> {
  const timeMs = limits.timeMs ?? timeMsOf(twin);
  doing(`bundling ${module.name} …`);
  const program = await bundled(module.program, limits, {
    target,
    ...(bundle !== undefined && { bundle }),
    ...(runtime && { runtime }),
  });
  const folder = makeCasesFolder(module);
  const compare = answerComparer(twin);
  const cases: Case[] = [];
  for (const plannedCase of planned) {
    doing(`making ${module.name}/${plannedCase.name} …`);
    await nextTurn(); // signals are handled only between two turns of the event loop
    if (interrupted?.aborted) break;
    cases.push(killable(() => writeCase(folder, plannedCase))); // a slow naive answer
  }
  return {
    slug: module.name,
    label: `${twin.problem}, ${timeMs / 1000} s`,
    program,
    limits: { ...limits, timeMs },
    compare: (...answer) => killable(() => compare(...answer)), // a slow check
    checker: "twin",
    cases,
    troubles: [],
  };
}

function writeCase(folder: string, { name, content }: PlannedCase): Case {
  const { input, expected = NO_ANSWER } = content();
  const testCase = {
    name,
    input: join(folder, `${name}.in`),
    expected: join(folder, `${name}.out`),
  };
  writeFileSync(testCase.input, input);
  writeFileSync(testCase.expected, expected);
  return testCase;
}
