import { existsSync } from "node:fs";
import { dirname, extname, isAbsolute, resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, shownPath, WORKSPACE } from "../../base/host/roots";
import { asModule, bundle, CompileError } from "../../bundle/host/bundle";
import { findSlugs } from "../../problem/host/find-slugs";
import { namedProgram } from "../../problem/host/named-program";
import { programPath } from "../../problem/host/program-path";
import { commandProgram } from "../../runner/host/program";
import { asWord } from "../as-word";
import type { Fault } from "../stress-event";
import { kindOfSlug, referenceOf } from "./kind-of";
import { saveBeside, saveFault } from "./save-fault";
import type { StressOptions } from "./stress-options";
import type { StressSetup } from "./stress-setup";

/** What a run tries, against what, and where it keeps a counter-example. */
export interface StressedProgram {
  /** What names it on the command line, where a run can be repeated. */
  readonly word: string;
  readonly setup: Pick<
    StressSetup,
    "slug" | "solution" | "reference" | "beside" | "commands" | "isProcess"
  >;
  /** Returns the line to print; missing where a counter-example says nothing about the cases. */
  readonly keep?: (seed: number, fault: Fault & { readonly expected: Uint8Array }) => string;
}

/** The one problem or program that words name: its slug, or the path of a program. */
export function programOf(words: readonly string[]): string {
  const [word, other] = words;
  if (word !== undefined && other === undefined) {
    return namedProgram(word)?.file ?? findSlugs([word])[0]!;
  }
  const hint = `npm run stress ${word ?? "two-knights"}`;
  throw new ExpectedError("stress takes one problem or program", hint, EXIT.usage);
}

/** A problem by its slug, or a program by its absolute path: one in a problem's folder or elsewhere. */
export async function stressedProgram(
  name: string,
  options: StressOptions,
): Promise<StressedProgram> {
  const of = isAbsolute(name) ? namedProgram(name)?.of : { slug: name, part: "solution.ts" };
  if (of === undefined) return programBeside(name, options);
  const { slug, part } = of;
  const { against, brute, generate } = options;
  if (brute !== undefined || generate !== undefined) {
    const message = `${slug} is a problem: its brute.ts and generate.ts lie in its folder`;
    throw new ExpectedError(message, `npm run stress ${slug} -- --against <file>`, EXIT.usage);
  }
  const typed = options.solution ?? part;
  const isOurs = against === undefined && typed === "solution.ts";
  return {
    word: typed === part && part !== "solution.ts" ? asWord(shownPath(name)) : slug,
    setup: {
      slug,
      solution: programPath(slug, typed),
      reference: referenceOf(slug, against),
      isProcess: options.process ?? kindOfSlug(slug) !== undefined,
    },
    ...(isOurs && { keep: (seed, fault) => saveFault(WORKSPACE, slug, seed, fault) }),
  };
}

/** a.ts is compared with a.brute.ts on the inputs of a.generate.ts. */
async function programBeside(
  file: string,
  { solution, against, brute = against, generate, process }: StressOptions,
): Promise<StressedProgram> {
  if (solution !== undefined) {
    const message = `--solution names a program of a problem, and ${shownPath(file)} is none`;
    throw new ExpectedError(message, `npm run stress ${solution}`, EXIT.usage);
  }
  const ending = extname(file);
  const stem = file.slice(0, -ending.length);
  const place = (typed: string | undefined, usual: string) =>
    typed === undefined
      ? `${stem}.${usual}${ending}`
      : ([resolve(HERE, typed), resolve(dirname(file), typed)].find(existsSync) ??
        resolve(HERE, typed));
  const reference = place(brute, "brute");
  const inputs = place(generate, "generate");
  const [bruteCommand, generateCommand] = [
    [brute, reference] as const,
    [generate, inputs] as const,
  ].map(([typed, path]) => {
    return typed === undefined || isModule(typed, path) ? undefined : commandProgram(typed);
  });
  const files = [...(bruteCommand ? [] : [reference]), ...(generateCommand ? [] : [inputs])];
  const missing = files.filter((path) => !existsSync(path)).map(shownPath);
  if (missing.length > 0) {
    throw new ExpectedError(
      `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing`,
      `write ${shownPath(reference)}, a slow program that is right, and ${shownPath(inputs)}, ` +
        "which exports generate; or name others by --brute <file> --generate <file>",
    );
  }
  const isInMemory = files.length === 2 && (await canRunInMemory(file));
  const isSolving = isInMemory && (await canRunInMemory(reference));
  return {
    word: asWord(shownPath(file)),
    setup: {
      slug: file,
      solution: file,
      reference,
      beside: { "generate.ts": inputs, "validate.ts": `${stem}.validate${ending}` },
      commands: {
        ...(bruteCommand && { brute: bruteCommand }),
        ...(generateCommand && { generate: generateCommand }),
      },
      isProcess: process ?? !isSolving,
    },
    keep: (_seed, fault) => saveBeside(file, fault),
  };
}

/** A file that can be bundled, by a path that is there or a single word: all else is a command line. */
function isModule(typed: string, path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(typed) && (existsSync(path) || !/\s/.test(typed));
}

/** True for a program that ends by running its solve; any other one takes a process for every input. */
async function canRunInMemory(program: string): Promise<boolean> {
  const programBundle = await bundle(program);
  try {
    asModule(programBundle);
    return true;
  } catch (error) {
    if (error instanceof CompileError) return false;
    throw error;
  }
}
