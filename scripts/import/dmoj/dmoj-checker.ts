import { commandWords } from "../../base/command-words";
import type { SourceFile } from "../../base/source-file";
import { dmojCheckerFault } from "../../judge/checkers/dmoj";
import type { TestlibArgument } from "../../problem/problem";
import { isFileName, type ProgramFiles } from "../../problem/program-files";
import { type PackageDraft, VALIDATOR } from "../packages/package-draft";
import { record, words } from "../packages/yaml-text";
import { buildScript, unbufferedSource } from "./build-script";
import { pythonChecker, pythonInteractor } from "./dmoj-python";

type Judging = Pick<PackageDraft, "checker" | "interactor" | "programFiles" | "unjudged" | "files">;
type Yaml = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, SourceFile>;

/** How a DMOJ problem is judged: who compares or talks, and the files that a program uses. */
export function dmojJudging(init: Yaml, files: Files): Judging {
  const cases = [...casesIn(init.pretest_test_cases), ...casesIn(init.test_cases)];
  const entries = [init, ...cases];
  const nodes = [...entries, record(init.test_cases)];
  const dynamic = nodes.flatMap((node) => Object.keys(node)).find((key) => key.endsWith("+"));
  if (dynamic !== undefined) return { unjudged: `its init.yml computes ${dynamic} in Python` };
  if (cases.some((entry) => "file_io" in entry || "symlinks" in entry)) {
    return { unjudged: "some of its cases have files of their own in place of stdin and stdout" };
  }
  const ends = endsOf(init);
  if (!ends) return { unjudged: "its init.yml gives programs more files than their input" };
  if (cases.some((entry) => "output_limit_length" in entry)) {
    return { unjudged: "some of its cases have output limits of their own" };
  }
  if (init.signature_grader !== undefined) {
    return { unjudged: "its init.yml has a signature_grader, a part of the program to be judged" };
  }
  if (init.custom_judge !== undefined) {
    const judgeFile = files.get(String(init.custom_judge));
    const text = judgeFile && new TextDecoder().decode(judgeFile.read());
    if (judgeFile && text?.includes("InteractiveGrader")) {
      const args: Arguments = ["input", "answer"];
      return { interactor: { testlib: [VALIDATOR], args }, files: pythonInteractor(judgeFile) };
    }
    return { unjudged: "its init.yml has a custom_judge, a program for DMOJ's own judge" };
  }
  if (init.interactive !== undefined) {
    const isBuffered = record(init.interactive).unbuffered === false;
    const interactorFiles = programFiles(init.interactive, files, isBuffered);
    const called = callOf(init.interactive, { default: TWO, coci: TWO, testlib: undefined });
    if (interactorFiles && called) return { interactor: called, files: interactorFiles };
    return { unjudged: "its interactor is not one of testlib's, or not in the package" };
  }
  const isNamed = Object.keys(ends).length > 0;
  return { ...comparing(init.checker, files), ...(isNamed && { programFiles: ends }) };
}

/** The names by which a program finds stdin and stdout; undefined where it finds other files too. */
function endsOf({ file_io, symlinks }: Yaml): ProgramFiles | undefined {
  const { input, output } = record(file_io);
  const links = Object.entries(record(symlinks)).map(([name, path]) => [String(path), name]);
  const named: Readonly<Record<string, unknown>> = {
    ...(input !== undefined && { "/dev/stdin": input }),
    ...(output !== undefined && { "/dev/stdout": output }),
    ...Object.fromEntries(links),
  };
  const { "/dev/stdin": from, "/dev/stdout": to, ...others } = named;
  const names = [from, to].filter((name) => name !== undefined);
  if (Object.keys(others).length > 0 || !names.every((name) => isFileName(String(name)))) {
    return undefined;
  }
  return {
    ...(from !== undefined && { input: String(from) }),
    ...(to !== undefined && { output: String(to) }),
  };
}

function comparing(checker: unknown, files: Files): Judging {
  const { name, args } = record(checker);
  if (name === "bridged") {
    const checkerFiles = programFiles(args, files);
    const called = callOf(args, {
      default: undefined,
      coci: undefined,
      testlib: undefined,
      peg: PEG,
    });
    if (checkerFiles && called) {
      const isPeg = record(args).type === "peg";
      return { checker: { ...called, ...(isPeg && { isPeg }) }, files: checkerFiles };
    }
    return { unjudged: "its bridged checker is not one of testlib's, or not in the package" };
  }
  const program = files.get(String(name ?? checker));
  if (program?.path.endsWith(".py")) {
    return {
      checker: { testlib: [VALIDATOR] },
      files: pythonChecker(program, record(args)),
    };
  }
  const choice = checkerWords(checker);
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
  const flagWords = words(flags);
  if (flagWords.length > 0)
    sources.set(`${VALIDATOR}/build`, buildScript([...sources.keys()], flagWords));
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
