import type { Arbitrary } from "fast-check";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { problemPath } from "../../base/host/roots";
import type { Generators } from "../../problem/generator";
import { bounded } from "../../problem/host/bounded";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { Sandbox } from "../../runner/sandbox-tier";
import { namedInputs, smallInputs } from "../input-sources";
import type { InputSource, Invalid, StressHost } from "../stress-host";
import { openJudged } from "./judged-program";
import { kindOf } from "./kind-of";
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
  const { slug } = setup;
  const programs = await openPrograms(setup);
  const validate = problemExport<(input: Uint8Array) => void>(slug, "validate.ts", "validate");
  const within = limitsOfParts(setup);
  const input = sourceOf(slug, setup.generator);
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
  const problem = problemExport<Problem>(setup.slug, "problem.ts", "problem");
  return kindOf(problem) === undefined
    ? openTwoPrograms(setup, problem)
    : openJudged(setup, problem!);
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
