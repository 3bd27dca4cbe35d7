import { bounded } from "../../problem/host/bounded";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { Sandbox } from "../../runner/sandbox-tier";
import type { InputSource, Invalid, StressHost } from "../stress-host";
import { openJudged } from "./judged-program";
import { kindOf } from "./kind-of";
import { partPath, sourceOf, validatorOf } from "./stress-parts";
import type { StressSetup, TriedPrograms } from "./stress-setup";
import { openTwoPrograms } from "./two-programs";

export interface OpenStress {
  readonly host: StressHost;
  /** The sandbox that the programs run in. */
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

const SHRINK_MS = 30_000;
/** A generator makes the inputs of one seed, a validator reads a few of them, within this time. */
const PART_MS = 30_000;
const PART_MIB = 1024;

/** Prepares what a stress run needs. The caller closes it. */
export async function openStress(setup: StressSetup): Promise<OpenStress> {
  const programs = await openPrograms(setup);
  try {
    return await openWith(programs, setup);
  } catch (error) {
    await programs.close();
    throw error;
  }
}

async function openWith(programs: TriedPrograms, setup: StressSetup): Promise<OpenStress> {
  const validate = validatorOf(setup);
  const within = limitsOfParts(setup);
  const input = sourceOf(setup, setup.generator);
  const source: InputSource = {
    sample: (seed, count) => within("generate.ts", () => input.sample(seed, count)),
    shrink: (seed, index, fails) => input.shrink(seed, index, fails),
  };
  if (setup.isWarm && !setup.isProcess) {
    const input = source.sample(0, 1);
    await Promise.all(programs.lanes.map((lane) => lane.examine(input)));
  }
  const lookUntil = performance.now() + setup.forMs;
  let shrinkUntil: number | undefined;
  return {
    sandbox: programs.sandbox,
    host: {
      source,
      ...programs,
      firstInvalid: (inputs) =>
        validate && within("validate.ts", () => firstInvalid(validate, inputs)),
      hasValidator: validate !== undefined,
      goesOn: (phase) => {
        const now = performance.now();
        if (phase === "look") return now < lookUntil;
        shrinkUntil ??= now + (setup.shrinkMs ?? SHRINK_MS);
        return now < shrinkUntil;
      },
    },
    close: programs.close,
  };
}

/** Opens what the problem asks for: two programs to compare, or the judge's own way to a verdict. */
function openPrograms(setup: StressSetup): Promise<TriedPrograms> {
  const problem = setup.beside
    ? undefined
    : problemExport<Problem>(setup.slug, "problem.ts", "problem");
  return kindOf(problem) === undefined
    ? openTwoPrograms(setup, problem)
    : openJudged(setup, problem!);
}

/** Runs a part of a problem in this process: it must end, and leave memory to others. */
type WithinReason = <T>(file: "generate.ts" | "validate.ts", work: () => T) => T;

function limitsOfParts(setup: StressSetup): WithinReason {
  const { partMs = PART_MS } = setup;
  return (file, work) => {
    const path = partPath(setup, file);
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
