import { createHash } from "node:crypto";
import type { CheckerChoice, Problem } from "../problem/problem";
import type { Compared } from "../problem/verdict";
import type {
  ExportedCase,
  ExportedProblem,
  PackageFile,
  StandaloneProgram,
} from "./exported-problem";

/** Folder of submissions by the verdict they must earn. */
const FOLDERS: Readonly<Record<Compared, string>> = {
  AC: "accepted",
  PE: "wrong_answer",
  WA: "wrong_answer",
  RE: "run_time_error",
  TLE: "time_limit_exceeded",
  MLE: "run_time_error",
  OLE: "run_time_error",
  CE: "run_time_error",
  JE: "run_time_error",
};

/**
 * Flags of the default output validator that make it compare as a built-in checker does; undefined
 * where no flags do. It compares integers as numbers once a tolerance is given, which built-in checkers do not.
 */
export function validatorFlags(choice: CheckerChoice): readonly string[] | undefined {
  if (typeof choice === "object" && "numbers" in choice) {
    const { absolute, relative, ignoreCase } = choice.numbers;
    return [
      ...(ignoreCase ? [] : ["case_sensitive"]),
      ...(absolute === undefined ? [] : ["float_absolute_tolerance", `${absolute}`]),
      ...(relative === undefined ? [] : ["float_relative_tolerance", `${relative}`]),
    ];
  }
  if (typeof choice === "object" && "defaultValidator" in choice) return choice.defaultValidator;
  switch (choice) {
    case "tokens":
      return ["case_sensitive"];
    case "tokens-ignore-case":
      return [];
    case "exact":
      return ["case_sensitive", "space_change_sensitive"];
    case "numbers":
      return ["case_sensitive", "float_tolerance", "1e-6"];
    default:
      return undefined;
  }
}

/** True where the default output validator compares as our checker does. */
export function hasDefaultValidator(choice: CheckerChoice): boolean {
  return validatorFlags(choice) !== undefined;
}

/** [a-z0-9]+ as Kattis wants it: "knightmoves". */
export function shortName(slug: string): string {
  return slug.replace(/[^a-z0-9]/g, "");
}

/** The namespace of addresses in RFC 9562. */
const NAMESPACE = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");

/** A UUID of version 5: the same problem has the same one in every package and at every export. */
export function problemUuid(slug: string): string {
  const hash = createHash("sha1").update(NAMESPACE).update(`judgebench:${slug}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20, 32)].join("-");
}

export function sourceOf({ judges }: Problem): string | undefined {
  const [first] = judges;
  return first && `${first.judge} ${first.id}`;
}

/**
 * Samples and secret cases; numbers in front keep the order of the repository. BAPCtools wants an empty
 * answer where the problem is interactive; problemtools and DOMjudge want the file and never read it.
 */
export function dataFiles(problem: ExportedProblem): PackageFile[] {
  return placedCases(problem).flatMap(({ place, testCase }) => [
    { path: `data/${place}.in`, content: testCase.input },
    { path: `data/${place}.ans`, content: problem.isAnswerFree ? "" : testCase.output },
  ]);
}

/** Each case with its path in data/ without ending. */
export function placedCases({ cases }: ExportedProblem): {
  place: string;
  testCase: ExportedCase;
}[] {
  const groups = [...new Set(cases.map(({ group }) => group))];
  const count = { sample: 0, secret: 0 };
  const sizes = {
    sample: cases.filter(({ isSample }) => isSample).length,
    secret: cases.filter(({ isSample }) => !isSample).length,
  };
  return cases.map((testCase) => {
    const kind = testCase.isSample ? "sample" : "secret";
    const number = `${++count[kind]}`.padStart(`${sizes[kind]}`.length, "0");
    const at = groups.indexOf(testCase.group) + 1;
    const width = `${groups.length}`.length;
    const inGroup = kind === "secret" && testCase.group !== undefined;
    const folder = inGroup ? `${`${at}`.padStart(width, "0")}-${fileName(testCase.group!)}/` : "";
    const name = kind === "sample" ? number : `${number}-${fileName(testCase.name)}`;
    return { place: `${kind}/${folder}${name}`, testCase };
  });
}

/** The bundles by the verdict that they must earn. */
export function submissionFiles({ submissions }: ExportedProblem): PackageFile[] {
  return submissions.map(({ name, code, verdict }) => ({
    path: `submissions/${FOLDERS[verdict]}/${fileName(name)}.js`,
    content: code,
  }));
}

/** The TypeScript, in a folder that the host leaves alone; problemtools warns of `sources/` beside the others. */
export function sourceFiles({ sources }: ExportedProblem, folder = "sources"): PackageFile[] {
  return sources.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
}

const MIB = 2 ** 20;
/** What a program may print where problem.ts names no limit. */
const OUTPUT_MIB = 64;

/** The limit of the output in MiB: hosts warn where an answer is above half of it. */
export function outputLimitMiB({ problem, cases }: Pick<ExportedProblem, "problem" | "cases">) {
  const longest = Math.max(0, ...cases.map(({ output }) => output.length));
  return Math.max(problem.outputLimitMiB ?? OUTPUT_MIB, Math.ceil((2 * longest) / MIB));
}

/**
 * A program in a folder: ours gets `build` and `run`, which judges call that do not know how to start
 * JavaScript there.
 */
export function programFiles(
  folder: string,
  { files, isBundle }: StandaloneProgram,
): PackageFile[] {
  const placed = files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
  if (!isBundle) return placed;
  const [{ path: main }] = files as [PackageFile];
  return [
    ...placed,
    { path: `${folder}/build`, content: "#!/bin/sh\nchmod +x run\n", isExecutable: true },
    { path: `${folder}/run`, content: runScript(main), isExecutable: true },
  ];
}

/** Starts Node, which some systems call nodejs. */
function runScript(main: string): string {
  return [
    "#!/bin/sh",
    'here=$(dirname "$0")',
    "node=$(command -v node || command -v nodejs) || { echo 'Node.js is missing' >&2; exit 1; }",
    `exec "$node" "$here/${main}" "$@"`,
    "",
  ].join("\n");
}

/** A name that every host takes. */
export function fileName(name: string): string {
  return name.replace(/[^A-Za-z0-9_.-]+/g, "_").replace(/^[^A-Za-z0-9_]+/, "");
}

/** Judges that limit the address space do not start Node below this. */
const NODE_MIB = 2048;

export function memoryNotes({ problem }: ExportedProblem): string[] {
  const { memoryLimitMiB } = problem;
  if (memoryLimitMiB >= NODE_MIB) return [];
  return [
    `memory ${memoryLimitMiB} MiB: hosts that limit address space start no Node below ${NODE_MIB} (--memory ${NODE_MIB})`,
  ];
}
