import type { SourceFile } from "../base/source-file";
import { dmojCheckerFault } from "../judge/checkers/dmoj";
import type { TestlibArgument } from "../problem/problem";
import { type PackageDraft, VALIDATOR } from "./package-draft";
import { record, words } from "./yaml-text";

type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files">;
type Yaml = Readonly<Record<string, unknown>>;

/** Parts of an init.yml that only DMOJ's own judge can run. */
const OWN_PROGRAMS = ["generator", "custom_judge", "signature_grader"];

/** Who compares the answers of a DMOJ problem, or talks with the program. */
export function dmojJudging(init: Yaml, files: ReadonlyMap<string, SourceFile>): Judging {
  for (const part of OWN_PROGRAMS) {
    if (init[part] !== undefined) {
      return { unjudged: `its init.yml has a ${part}, a program for DMOJ's own judge` };
    }
  }
  if (init.interactive !== undefined) {
    const own = programFiles(init.interactive, files);
    const called = callOf(init.interactive, { default: TWO, coci: TWO });
    if (own && called) return { interactor: { testlib: [VALIDATOR], ...called }, files: own };
    return { unjudged: "its interactor is not one of testlib's, or not in the package" };
  }
  const args = record(init.checker).args;
  if (record(init.checker).name === "bridged") {
    const own = programFiles(args, files);
    const called = callOf(args, { default: undefined, coci: undefined });
    if (own && called) return { checker: { testlib: [VALIDATOR], ...called }, files: own };
    return { unjudged: "its bridged checker is not one of testlib's, or not in the package" };
  }
  const choice = checkerWords(init.checker);
  const fault = dmojCheckerFault(choice);
  return fault === undefined ? { checker: { dmoj: choice } } : { unjudged: fault };
}

/** The name of a checker and its arguments: ["floats", "precision=6"]; `standard` where none is named. */
export function checkerWords(checker: unknown): string[] {
  if (checker === undefined || checker === null) return ["standard"];
  const { name, args } = { name: checker, ...record(checker) } as Yaml;
  const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return [
    String(name),
    ...Object.entries(record(args)).map(([key, value]) => `${key}=${shown(value)}`),
  ];
}

/** The sources of a checker or interactor; undefined where one is missing. */
function programFiles(
  value: unknown,
  files: ReadonlyMap<string, SourceFile>,
): Map<string, Uint8Array> | undefined {
  const contents = words(record(value).files).map((path) => files.get(path));
  if (contents.length === 0 || contents.some((file) => !file)) return undefined;
  return new Map(
    contents.map((file) => [`${VALIDATOR}/${file!.path.split("/").at(-1)}`, file!.read()]),
  );
}

type Arguments = readonly TestlibArgument[];

const TWO: Arguments = ["input", "answer"];

/** How a program with testlib's exit codes is called, by its type; undefined where it is none. */
function callOf(
  value: unknown,
  types: Readonly<Record<string, Arguments | undefined>>,
): { readonly args?: Arguments } | undefined {
  const { type = "default", flags, args_format_string: format } = record(value);
  const known = { ...types, testlib: undefined };
  if (words(flags).length > 0 || !Object.hasOwn(known, String(type))) return undefined;
  if (format === undefined) {
    const args = known[String(type) as "testlib"] as Arguments | undefined;
    return args ? { args } : {};
  }
  const names = words(format).map((word) => /^\{(input|output|answer)_file\}$/.exec(word)?.[1]);
  return names.includes(undefined) ? undefined : { args: names as TestlibArgument[] };
}
