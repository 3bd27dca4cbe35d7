import { existsSync } from "node:fs";
import type { Arbitrary } from "fast-check";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { problemPath, shownPath } from "../../base/host/roots";
import type { Generator, Generators } from "../../problem/generator";
import { exampleFile } from "../../problem/host/example-file";
import { fileExports, problemExport } from "../../problem/host/problem-module";
import type { Program } from "../../runner/host/program";
import { namedInputs, smallInputs } from "../input-sources";
import type { InputSource } from "../stress-host";
import { commandInputs } from "./command-inputs";

/** The files beside a program that is no problem's; absolute, the validator need not exist. */
export interface BesideParts {
  readonly "generate.ts": string;
  readonly "validate.ts": string;
}

/** Where generator and validator lie: in the folder of a problem, or beside a program. */
export interface PartsPlace {
  readonly slug: string;
  readonly beside?: BesideParts;
  /** Command lines in place of files. */
  readonly commands?: { readonly brute?: Program; readonly generate?: Program };
}

type Part = keyof BesideParts;

/** The path of a part, as messages show it. */
export function partPath({ slug, beside, commands }: PartsPlace, part: Part): string {
  if (part === "generate.ts" && commands?.generate) return commands.generate.line!;
  return beside ? shownPath(beside[part]) : `${problemPath(slug)}/${part}`;
}

/** The function by which the problem's inputs are validated, if there is one. */
export function validatorOf(place: PartsPlace): ((input: Uint8Array) => void) | undefined {
  return partExport(place, "validate.ts", "validate");
}

/** What makes the inputs: `small` or `generate`, or the generator of this name. */
export function sourceOf(place: PartsPlace, name: string | undefined): InputSource {
  const path = partPath(place, "generate.ts");
  if (name !== undefined) {
    const generators = partExport<Generators>(place, "generate.ts", "generators") ?? {};
    const generator = Object.hasOwn(generators, name) ? generators[name] : undefined;
    if (generator) return namedInputs(generator);
    const names = Object.keys(generators).join(", ") || "none yet";
    throw new ExpectedError(`${path} has no generator "${name}"`, names, EXIT.nothingMatched);
  }
  if (place.commands?.generate) return commandInputs(place.commands.generate);
  if (place.beside) return sourceBeside(place.beside["generate.ts"]);
  const small = partExport<Arbitrary<string>>(place, "generate.ts", "small");
  if (small) return smallInputs(small);
  const hint = `export small as ${exampleFile("generate.ts")} does`;
  throw new ExpectedError(`${problemPath(place.slug)} has no generate.ts`, hint);
}

/** A file beside a program exports a problem's `small`, or one generator as `generate`. */
function sourceBeside(path: string): InputSource {
  const { small, generate } = fileExports(path);
  if (small !== undefined) return smallInputs(small as Arbitrary<string>);
  if (typeof generate === "function") return namedInputs(generate as Generator);
  throw new ExpectedError(
    `${shownPath(path)} exports neither generate nor small`,
    "export const generate = (random) => String(random.int(1, 9));",
  );
}

function partExport<T>(place: PartsPlace, part: Part, name: string): T | undefined {
  const file = place.beside?.[part];
  if (file === undefined) return problemExport<T>(place.slug, part, name);
  if (!existsSync(file)) return undefined;
  const exported = fileExports(file)[name];
  if (exported !== undefined) return exported as T;
  throw new ExpectedError(`${shownPath(file)} does not export ${name}`, `export const ${name} = …`);
}
