import type { Arbitrary } from "fast-check";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { problemPath } from "../../base/host/roots";
import { asModule, bundle } from "../../bundle/host/bundle";
import { pureCheck } from "../../judge/host/check/compare";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import type { Generators } from "../../problem/generator";
import { bounded } from "../../problem/host/bounded";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { Limits } from "../../runner/execution";
import type { SandboxChoice } from "../../runner/host/sandbox";
import type { Sandbox } from "../../runner/sandbox-tier";
import { namedInputs, smallInputs } from "../input-sources";
import type { InputSource, Invalid, Lane, StressHost } from "../stress-host";
import { childStarter } from "./child-process";
import { confirm } from "./confirm";
import { PersistentProgram } from "./persistent-program";
import { processProgram, processRun } from "./process-program";

export interface StressSetup {
  readonly slug: string;
  /** Paths of the two programs. */
  readonly solution: string;
  readonly reference: string;
  /** A name of generate.ts; without it, its small inputs. */
  readonly generator?: string;
  readonly jobs: number;
  readonly forMs: number;
  readonly isProcess: boolean;
  /** Time for shrinking, 30 s by default. */
  readonly shrinkMs?: number;
  /** Load the programs anew for every input. */
  readonly isFresh: boolean;
  readonly sandbox?: SandboxChoice;
  /** Of a generator for the inputs of one seed, and of the validator for a few of them. */
  readonly partMs?: number;
  /** The programs have been loaded and have made their tables before the time begins. */
  readonly isWarm?: boolean;
}

export interface OpenStress {
  readonly host: StressHost;
  /** The sandbox that the programs run in. */
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

const SHRINK_MS = 30_000;
/**
 * While a time-out is being shrunk, silence of this length counts as an endless loop; at the end a
 * separate process decides.
 */
const SHRINK_LIMIT_MS = 250;
const OUTPUT_BYTES = 64 << 20;
/** A generator makes the inputs of one seed, a validator reads a few of them, within this time. */
const PART_MS = 30_000;
const PART_MIB = 1024;
/** The reference may be slow: it gets ten times the limit. */
const PATIENCE = 10;

/** Prepares what a stress run needs. The caller closes it. */
export async function openStress(setup: StressSetup): Promise<OpenStress> {
  const { slug } = setup;
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const { timeLimitMs = 2000, memoryLimitMiB = 512, checker = "tokens" } = problem ?? {};
  const check = pureCheck(slug, checker);
  const limits = { timeMs: timeLimitMs, memoryMiB: memoryLimitMiB, outputBytes: OUTPUT_BYTES };
  const patient = { ...limits, timeMs: PATIENCE * timeLimitMs, memoryMiB: 4 * memoryLimitMiB };
  const judge = await openJudgeHost({ sandbox: setup.sandbox ?? "auto", forget: "all" });
  const { sandbox } = judge;
  const startChild = childStarter(judge.runner, sandbox.tier);
  const program = async (path: string, limits: Limits) => {
    const programBundle = await bundle(path);
    return {
      code: asModule(programBundle),
      runOnce: processRun(judge, programBundle, limits, path === setup.reference),
      limits,
    };
  };
  const reference = await program(setup.reference, patient);
  const solution = await program(setup.solution, limits);
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
    return { reference: runner(reference), solution: runner(solution) };
  });
  const validate = problemExport<(input: Uint8Array) => void>(slug, "validate.ts", "validate");
  const within = limitsOfParts(setup);
  const input = sourceOf(slug, setup.generator);
  const source: InputSource = {
    sample: (seed, count) => within("generate.ts", () => input.sample(seed, count)),
    shrink: (seed, index, fails) => input.shrink(seed, index, fails),
  };
  if (setup.isWarm && !setup.isProcess) {
    const input = source.sample(0, 1);
    await Promise.all(
      lanes.flatMap((lane) => [lane.reference.run(input), lane.solution.run(input)]),
    );
  }
  const lookUntil = performance.now() + setup.forMs;
  let shrinkUntil: number | undefined;
  const processes = {
    reference: processProgram(reference.runOnce, patient),
    solution: processProgram(solution.runOnce, limits),
  };
  return {
    sandbox,
    host: {
      source,
      lanes: setup.isProcess ? Array.from(lanes, () => processes) : lanes,
      processes,
      check,
      firstInvalid: (inputs) =>
        validate && within("validate.ts", () => firstInvalid(validate, inputs)),
      hasValidator: validate !== undefined,
      goesOn: (phase) => {
        const now = performance.now();
        if (phase === "look") return now < lookUntil;
        shrinkUntil ??= now + (setup.shrinkMs ?? SHRINK_MS);
        return now < shrinkUntil;
      },
      hurry: (isOn) => {
        const timeMs = isOn ? Math.min(timeLimitMs, SHRINK_LIMIT_MS) : timeLimitMs;
        for (const program of tried) program.timeMs = timeMs;
      },
      confirm: (fault) => confirm(fault, { reference, solution }, check),
    },
    close: async () => {
      for (const program of open) program.stop();
      await judge.close();
    },
  };
}

/** Runs a part of a problem in this process: it must end, and leave memory to others. */
type WithinReason = <T>(file: string, work: () => T) => T;

function limitsOfParts({ slug, partMs = PART_MS }: StressSetup): WithinReason {
  return (file, work) => {
    const path = `${problemPath(slug)}/${file}`;
    return bounded(path, partMs, `look for a loop in ${path}`, work, PART_MIB);
  };
}

function firstInvalid(
  validate: (input: Uint8Array) => void,
  inputs: readonly Uint8Array[],
): Invalid | undefined {
  for (const [index, input] of inputs.entries()) {
    try {
      validate(input);
    } catch (error) {
      return { index, message: error instanceof Error ? error.message : String(error) };
    }
  }
  return undefined;
}

function sourceOf(slug: string, name: string | undefined): InputSource {
  if (name === undefined) {
    const small = problemExport<Arbitrary<string>>(slug, "generate.ts", "small");
    if (small) return smallInputs(small);
    const hint = "export small as problems/knight-moves/generate.ts does";
    throw new ExpectedError(`${problemPath(slug)} has no generate.ts`, hint);
  }
  const generators = problemExport<Generators>(slug, "generate.ts", "generators") ?? {};
  const generator = Object.hasOwn(generators, name) ? generators[name] : undefined;
  if (generator) return namedInputs(generator);
  const names = Object.keys(generators).join(", ") || "none yet";
  const message = `${problemPath(slug)}/generate.ts has no generator "${name}"`;
  throw new ExpectedError(message, names, EXIT.nothingMatched);
}
