import { rmSync } from "node:fs";
import { ExpectedError } from "../../base/expected-error";
import type { JudgeEvent, RunFacts, RunResult } from "../../judge/events/judge-event";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { judge } from "../../judge/judge";
import type { Trouble } from "../../problem/trouble";
import type { LibraryModule } from "../library-module";
import { generatedCases, type PlannedCase } from "../planned-case";
import type { Twin } from "../twin";
import { loadTwin } from "./load-twin";
import { officialCases } from "./official-cases";
import { dropCasesFolder, type Preparing, prepareModule } from "./prepare-module";

export interface Verification extends Preparing {
  readonly seed: number;
  readonly repeats: number;
  /** A folder of official sets instead of generated cases. */
  readonly official?: string | undefined;
  readonly filter?: RegExp | undefined;
  readonly jobs: number;
  readonly failFast: boolean;
  readonly interrupted: AbortSignal;
  readonly facts: Pick<RunFacts, "runtime" | "sandbox" | "start">;
  readonly troubles: readonly Trouble[];
}

interface Planned {
  readonly module: LibraryModule;
  readonly twin: Twin;
  readonly cases: readonly PlannedCase[];
}

/**
 * Judges the verify programs one after the other, as one run: the cases of a module are on the disk only
 * while they are judged, because the cases of all modules can take gigabytes.
 */
export async function* verifyModules(
  modules: readonly LibraryModule[],
  host: OpenJudgeHost,
  options: Verification,
): AsyncGenerator<JudgeEvent> {
  const { jobs, failFast, facts, interrupted } = options;
  const troubles = [...options.troubles];
  const plan = modules.flatMap((module) => planned(module, options, troubles));
  let left = plan.reduce((sum, { cases }) => sum + cases.length, 0);
  yield { type: "run-start", schema: 1, problems: plan.length, cases: left, jobs, ...facts };
  for (const trouble of troubles) yield { type: "trouble", ...trouble };
  const sum = { passed: 0, failed: 0 };
  for (const { module, twin, cases } of plan) {
    if (interrupted.aborted || (failFast && sum.failed > 0)) break;
    const judged = await prepareModule(module, twin, cases, options);
    if (interrupted.aborted) break;
    const passed = new Set<string>();
    for await (const event of judge([judged], host, { jobs, failFast, interrupted })) {
      if (event.type === "run-start" || event.type === "run-end") continue;
      if (event.type === "case-end") {
        const isPassed = event.verdict === "AC";
        if (isPassed) passed.add(event.name);
        sum[isPassed ? "passed" : "failed"]++;
        left -= event.notRun ? cases.length : 1;
      }
      yield event;
    }
    for (const { name, input, expected = input } of judged.cases) {
      if (passed.has(name)) for (const file of [input, expected]) rmSync(file, { force: true });
    }
    if (passed.size === cases.length) dropCasesFolder(module);
  }
  yield { type: "run-end", ...end(sum, left, troubles.length, interrupted.aborted) };
}

/** A fault in one module's twin or cases does not stop the others. */
function planned(
  module: LibraryModule,
  { official, seed, repeats, filter = /^/ }: Verification,
  troubles: Trouble[],
): Planned[] {
  try {
    const twin = loadTwin(module.twin);
    const all =
      official === undefined
        ? generatedCases(twin, seed, repeats)
        : officialCases(official, twin.problem);
    const cases = all.filter(({ name }) => filter.test(name));
    return cases.length > 0 ? [{ module, twin, cases }] : [];
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    troubles.push({ message: error.message, hint: error.hint });
    return [];
  }
}

function end(
  sum: { passed: number; failed: number },
  left: number,
  troubles: number,
  interrupted: boolean,
): RunResult {
  return { ...sum, troubles, remembered: 0, left, interrupted };
}
