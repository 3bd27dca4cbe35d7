import { asModule, bundle } from "../../bundle/host/bundle";
import { pureCheck } from "../../judge/host/check/compare";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { bruteOf } from "../../problem/host/program-path";
import type { Problem } from "../../problem/problem";
import type { Limits } from "../../runner/execution";
import { bundleProgram } from "../../runner/host/program";
import { comparing } from "../stress-examine";
import type { Lane } from "../stress-host";
import { childStarter } from "./child-process";
import { confirm } from "./confirm";
import { PersistentProgram } from "./persistent-program";
import { processProgram, processRun, REFERENCE_COMMAND } from "./process-program";
import type { StressSetup, TriedPrograms } from "./stress-setup";

/**
 * While a time-out is being shrunk, silence of this length counts as an endless loop; at the end a
 * separate process decides.
 */
const SHRINK_LIMIT_MS = 250;
const OUTPUT_BYTES = 64 << 20;
/** The reference may be slow: it gets ten times the limit. */
export const PATIENCE = 10;

/** Starts solution and reference, whose outputs are compared. */
export async function openTwoPrograms(
  setup: StressSetup,
  problem: Problem | undefined,
): Promise<TriedPrograms> {
  const { timeLimitMs = 2000, memoryLimitMiB = 512, checker = "tokens" } = problem ?? {};
  const check = pureCheck(setup.slug, checker);
  const referencePath = setup.reference ?? bruteOf(setup.slug);
  const limits = { timeMs: timeLimitMs, memoryMiB: memoryLimitMiB, outputBytes: OUTPUT_BYTES };
  const patient = { ...limits, timeMs: PATIENCE * timeLimitMs, memoryMiB: 4 * memoryLimitMiB };
  const linked = async (path: string, limits: Limits) => {
    const programBundle = await bundle(path);
    const code = setup.isProcess ? "" : asModule(programBundle); // one that never runs in memory
    const command = path === referencePath ? REFERENCE_COMMAND : undefined;
    return { program: bundleProgram(programBundle, command), code, limits };
  };
  const { brute } = setup.commands ?? {};
  const typed = { ...patient, timeMs: patient.timeMs * (brute?.timeFactor ?? 1) };
  const both = [
    brute ? { program: brute, code: "", limits: typed } : await linked(referencePath, patient),
    await linked(setup.solution, limits),
  ] as const;
  // What cannot be linked has thrown: nothing is open then.
  const judge = await openJudgeHost({ sandbox: setup.sandbox ?? "auto", forget: "all" });
  const { sandbox } = judge;
  const startChild = childStarter(judge.runner, sandbox.tier);
  const program = ({ program, code, limits }: (typeof both)[0]) => ({
    code,
    runOnce: processRun(judge, program, limits),
    limits,
  });
  const [reference, solution] = [program(both[0]), program(both[1])];
  const open: PersistentProgram[] = [];
  const tried: PersistentProgram[] = [];
  const runner = ({ code, runOnce, limits }: typeof solution) => {
    const persistentProgram = new PersistentProgram(code, limits, startChild);
    persistentProgram.isFresh = setup.isFresh;
    open.push(persistentProgram);
    if (runOnce === solution.runOnce) tried.push(persistentProgram);
    return persistentProgram;
  };
  const lanes = Array.from({ length: setup.jobs }, (): Lane => {
    return comparing(runner(reference), runner(solution), check);
  });
  const processes = comparing(
    processProgram(reference.runOnce, reference.limits),
    processProgram(solution.runOnce, limits),
    check,
  );
  return {
    sandbox,
    lanes: setup.isProcess ? Array.from(lanes, () => processes) : lanes,
    processes,
    hurry: (isOn) => {
      const timeMs = isOn ? Math.min(timeLimitMs, SHRINK_LIMIT_MS) : timeLimitMs;
      for (const program of tried) program.timeMs = timeMs;
    },
    confirm: (fault) => confirm(fault, { reference, solution }, check),
    close: async () => {
      for (const program of open) program.stop();
      await judge.close();
    },
  };
}
