import { commandWords } from "../base/command-words";
import type { SourceFile } from "../base/source-file";
import { dmojCheckerFault } from "../judge/checkers/dmoj";
import type { TestlibArgument } from "../problem/problem";
import { buildScript, unbufferedSource } from "./build-script";
import { pythonChecker, pythonInteractor } from "./dmoj-python";
import { type PackageDraft, VALIDATOR } from "./package-draft";
import { record, words } from "./yaml-text";

type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files">;
type Yaml = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, SourceFile>;

/** Who compares the answers of a DMOJ problem, or talks with the program. */
export function dmojJudging(init: Yaml, files: Files): Judging {
  const dynamic = Object.keys(init).find((key) => key.endsWith("+"));
  if (dynamic !== undefined) return { unjudged: `its init.yml computes ${dynamic} in Python` };
  const entries = [init, ...casesIn(init.pretest_test_cases), ...casesIn(init.test_cases)];
  if (entries.some((entry) => "time_limit" in entry || "memory_limit" in entry)) {
    return { unjudged: "some of its cases have limits of their own" };
  }
  if (init.signature_grader !== undefined) {
    return { unjudged: "its init.yml has a signature_grader, a part of the program to be judged" };
  }
  if (init.custom_judge !== undefined) {
    const own = files.get(String(init.custom_judge));
    const text = own && new TextDecoder().decode(own.read());
    if (own && text?.includes("InteractiveGrader")) {
      const args: Arguments = ["input", "answer"];
      return { interactor: { testlib: [VALIDATOR], args }, files: pythonInteractor(own) };
    }
    return { unjudged: "its init.yml has a custom_judge, a program for DMOJ's own judge" };
  }
  if (init.interactive !== undefined) {
    const isBuffered = record(init.interactive).unbuffered === false;
    const own = programFiles(init.interactive, files, isBuffered);
    const called = callOf(init.interactive, { default: TWO, coci: TWO, testlib: undefined });
    if (own && called) return { interactor: called, files: own };
    return { unjudged: "its interactor is not one of testlib's, or not in the package" };
  }
  const { name, args } = record(init.checker);
  if (name === "bridged") {
    const own = programFiles(args, files);
    const called = callOf(args, {
      default: undefined,
      coci: undefined,
      testlib: undefined,
      peg: PEG,
    });
    if (own && called) {
      const isPeg = record(args).type === "peg";
      return { checker: { ...called, ...(isPeg && { isPeg }) }, files: own };
    }
    return { unjudged: "its bridged checker is not one of testlib's, or not in the package" };
  }
  const program = files.get(String(name ?? init.checker));
  if (program?.path.endsWith(".py")) {
    return {
      checker: { testlib: [VALIDATOR] },
      files: pythonChecker(program, record(args)),
    };
  }
  const choice = checkerWords(init.checker);
  const fault = dmojCheckerFault(choice);
  return fault === undefined ? { checker: { dmoj: choice } } : { unjudged: fault };
}

/** Cases, batches and what is in them. */
function casesIn(list: unknown): Yaml[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => [record(entry), ...casesIn(record(entry).batched)]);
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
  files: Files,
  isBuffered = true,
): Map<string, Uint8Array> | undefined {
  const { files: named, flags } = record(value);
  const contents = words(named).map((path) => files.get(path));
  if (contents.length === 0 || contents.some((file) => !file)) return undefined;
  const sources = new Map(
    contents.map((file) => [`${VALIDATOR}/${file!.path.split("/").at(-1)}`, file!.read()]),
  );
  const more = isBuffered ? undefined : unbufferedSource([...sources.keys()]);
  if (more) sources.set(`${VALIDATOR}/${more[0]}`, more[1]);
  const own = words(flags);
  if (own.length > 0) sources.set(`${VALIDATOR}/build`, buildScript([...sources.keys()], own));
  return sources;
}

type Arguments = readonly TestlibArgument[];

const TWO: Arguments = ["input", "answer"];
const PEG: Arguments = ["output", "answer", "input"];

/** How a program with testlib's exit codes is called, by its type; undefined where it is none. */
function callOf(
  value: unknown,
  types: Readonly<Record<string, Arguments | undefined>>,
): { readonly testlib: readonly string[]; readonly args?: Arguments } | undefined {
  const { type = "default", args_format_string: format } = record(value);
  if (!Object.hasOwn(types, String(type))) return undefined;
  if (format === undefined) {
    const args = types[String(type)];
    return { testlib: [VALIDATOR], ...(args && { args }) };
  }
  const names = commandWords(String(format)).map(
    (word) => /^\{(input|output|answer)_file\}$/.exec(word)?.[1] ?? [word],
  );
  // Words that are no files come first here: a program takes them as they are.
  const first = names.findIndex((name) => typeof name === "string");
  const split = first < 0 ? names.length : first;
  const [own, args] = [names.slice(0, split).flat(), names.slice(split)];
  if (args.some((name) => typeof name !== "string")) return undefined;
  return { testlib: [VALIDATOR, ...own], args: args as TestlibArgument[] };
}
