import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../../../lib/sequence/random";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { typedPath } from "../../base/host/roots";
import type { Generators } from "../../problem/generator";
import { blame } from "../../problem/host/blame";
import { bounded } from "../../problem/host/bounded";
import { problemExport } from "../../problem/host/problem-module";

/** Where AtCoder's zip has them: 0000.txt to 0099.txt. */
const IN_ZIP = join("tools", "in");
const GENERATOR_MS = 60_000;
const USUAL = Array.from({ length: 100 }, (_, seed) => seed);

/** The inputs of a run: each is made when it is asked for. */
export interface SeedInputs {
  readonly seeds: readonly number[];
  /** Makes the file of a seed's input, or names it. */
  file(seed: number): string;
}

export interface InputPlace {
  /** Of the problem, or of the program where it is no problem's. */
  readonly folder: string;
  readonly slug?: string | undefined;
  /** Where made inputs lie. */
  readonly made: string;
  readonly in?: string | undefined;
  readonly generator?: string | undefined;
}

/** The files of a folder, else of tools/in beside the program, else what the problem's generator makes. */
export function seedInputs(place: InputPlace, wanted: readonly number[] | undefined): SeedInputs {
  const zip = place.in ?? join(place.folder, IN_ZIP);
  const isZip = place.in !== undefined || (place.generator === undefined && existsSync(zip));
  return isZip ? inputsIn(zip, wanted) : generated(place, wanted ?? USUAL);
}

function inputsIn(folder: string, wanted: readonly number[] | undefined): SeedInputs {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const bySeed = new Map(
    names
      .filter((name) => /^\d+\.txt$/.test(name))
      .map((name) => [Number.parseInt(name, 10), name]),
  );
  const all = [...bySeed.keys()].sort((a, b) => a - b);
  const missing = wanted?.find((seed) => !bySeed.has(seed)) ?? (all.length === 0 ? 0 : undefined);
  if (missing !== undefined) {
    const [first, last] = [all[0], all.at(-1)];
    throw new ExpectedError(
      `${typedPath(folder)} has no input of seed ${missing}, ${String(missing).padStart(4, "0")}.txt`,
      all.length > 0
        ? `--seeds ${first}-${last}`
        : "unpack the contest's zip there, or --in <folder>",
      EXIT.nothingMatched,
    );
  }
  return { seeds: wanted ?? all, file: (seed) => join(folder, bySeed.get(seed)!) };
}

function generated(place: InputPlace, seeds: readonly number[]): SeedInputs {
  const { folder, slug, made, generator } = place;
  const generators = slug === undefined ? undefined : generatorsOf(slug);
  const names = Object.keys(generators ?? {});
  const name = generator ?? (names.length === 1 ? names[0]! : "random");
  const make = generators?.[name];
  if (slug === undefined || !make) throw withoutGenerator(folder, generator, name, names);
  mkdirSync(made, { recursive: true });
  return {
    seeds,
    file(seed) {
      const what = `generate.ts, seed ${seed}`;
      const input = blame(slug, `${what} failed`, () =>
        bounded(what, GENERATOR_MS, "look for a loop in generate.ts", () => make(new Random(seed))),
      );
      const file = join(made, `${String(seed).padStart(4, "0")}.txt`);
      writeFileSync(file, input);
      return file;
    },
  };
}

function withoutGenerator(
  folder: string,
  wanted: string | undefined,
  name: string,
  names: readonly string[],
): ExpectedError {
  if (names.length > 0 || wanted !== undefined) {
    const others =
      names.length > 0 ? names.map((other) => `--generator ${other}`).join(" or ") : "write it";
    return new ExpectedError(`generate.ts has no generator "${name}"`, others, EXIT.usage);
  }
  const none = `no input: ${typedPath(join(folder, IN_ZIP))} is not there, nor a generate.ts`;
  const hint = "unpack the contest's zip beside the program, or --in <folder>";
  return new ExpectedError(none, hint, EXIT.nothingMatched);
}

function generatorsOf(slug: string): Generators | undefined {
  return problemExport<Generators>(slug, "generate.ts", "generators");
}
