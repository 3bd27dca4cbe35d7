import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../base/host/scratch-folder";
import { decide } from "../../judge/decide/decide";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import type { Execution, Limits } from "../../runner/execution";
import type { Program } from "../../runner/host/program";
import type { Outcome } from "../stress-event";
import type { Runner } from "../stress-host";

/**
 * Of a reference nothing decides whether its output is whole: one that calls process.exit before it has
 * printed its answer must not look as if it had answered nothing.
 */
const NO_EXIT = `process.exit = (code) => { throw new Error("it calls process.exit(" + (code ?? "") + ") instead of returning its answer"); };`;
export const REFERENCE_COMMAND = [
  process.execPath,
  "--import",
  `data:text/javascript,${encodeURIComponent(NO_EXIT)}`,
];

/** Runs a program on one input as the judge does: in a process, in the judge's sandbox. */
export type RunOnce = (input: Uint8Array) => Promise<Execution>;

export function processRun(host: OpenJudgeHost, program: Program, limits: Limits): RunOnce {
  const compare = () => ({ verdict: "AC" }) as const;
  const judged = { slug: "", program, limits, compare, checker: "", cases: [], troubles: [] };
  return async (input) => {
    const folder = scratchFolder();
    try {
      const file = join(folder, "input");
      writeFileSync(file, input);
      const run = await host.run(judged, program, { name: "", input: file, expected: file });
      return { ...run, output: run.output }; // read now, before the file is removed
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** A runner that gives each input a process of its own: slow, but exactly what a judge does. */
export function processProgram(runOnce: RunOnce, limits: Limits): Runner {
  return {
    async run(inputs) {
      const outcomes: Outcome[] = [];
      for (const input of inputs) {
        const outcome = await outcomeOf(await runOnce(input), limits);
        outcomes.push(outcome);
        if (outcome.kind !== "answer") break;
      }
      return outcomes;
    },
  };
}

async function outcomeOf(run: Execution, limits: Limits): Promise<Outcome> {
  const { verdict, message } = await decide(run, limits, () => ({ verdict: "AC" }));
  if (verdict === "AC") return { kind: "answer", output: run.output };
  const kind = verdict === "TLE" ? "time" : verdict === "MLE" ? "memory" : "crash";
  return { kind, message };
}
