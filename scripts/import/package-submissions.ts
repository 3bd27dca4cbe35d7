import type { SourceFile } from "../base/source-file";
import { VERDICTS, type Verdict } from "../problem/verdict";
import type { FoundPackage } from "./find-packages";
import { polygonSolutions } from "./polygon-package";

/** A program that came with a package, and what it must earn there. */
export interface PackageSubmission {
  /** "wrong_answer/greedy.py" */
  readonly name: string;
  /** One file, or those of a folder, their names without it. */
  readonly files: readonly SourceFile[];
  /** Verdicts that agree with its folder or tag. */
  readonly allowed: readonly Verdict[];
}

const WRONG = VERDICTS.filter((verdict) => !["AC", "CE", "JE"].includes(verdict));
const CRASH = ["RE", "MLE", "OLE"] as const;

/** By folder, as in the ICPC formats and in the DMOJ packages that we export. */
const FOLDERS: Readonly<Record<string, readonly Verdict[]>> = {
  accepted: ["AC"],
  partially_accepted: ["AC", "WA"],
  rejected: WRONG,
  wrong_answer: ["WA", "PE"],
  presentation_error: ["WA", "PE"],
  time_limit_exceeded: ["TLE"],
  run_time_error: CRASH,
  runtime_error: CRASH,
  memory_limit_exceeded: CRASH,
  output_limit_exceeded: ["OLE"],
  brute_force: ["AC", "TLE", ...CRASH],
};

/** By the tag of a Polygon package. */
const TAGS: Readonly<Record<string, readonly Verdict[]>> = {
  main: ["AC"],
  accepted: ["AC"],
  rejected: WRONG,
  failed: WRONG,
  "wrong-answer": ["WA", "PE"],
  "presentation-error": ["WA", "PE"],
  "time-limit-exceeded": ["TLE"],
  "memory-limit-exceeded": CRASH,
  "time-limit-exceeded-or-accepted": ["TLE", "AC"],
  "time-limit-exceeded-or-memory-limit-exceeded": ["TLE", ...CRASH],
};

/** DOMjudge's words behind @EXPECTED_RESULTS@, which count more than the folder. */
const RESULTS: Readonly<Record<string, readonly Verdict[]>> = {
  CORRECT: ["AC"],
  ACCEPTED: ["AC"],
  "WRONG-ANSWER": ["WA", "PE"],
  "NO-OUTPUT": ["WA", "PE"],
  TIMELIMIT: ["TLE"],
  "TIME-LIMIT": ["TLE"],
  "RUN-ERROR": CRASH,
  "MEMORY-LIMIT": CRASH,
  "OUTPUT-LIMIT": ["OLE"],
  "COMPILER-ERROR": ["CE"],
};

/** Every submission of a package whose folder or tag says what it must earn. */
export function packageSubmissions({ kind, files }: FoundPackage): PackageSubmission[] {
  if (kind === "polygon") return solutionsByTag(files);
  const programs = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [, folder, first, rest] =
      /^submissions\/([^/]+)\/([^/]+)(?:\/(.+))?$/.exec(file.path) ?? [];
    if (folder === undefined || FOLDERS[folder] === undefined) continue;
    const name = `${folder}/${first}`;
    programs.set(name, [...(programs.get(name) ?? []), { ...file, path: rest ?? first! }]);
  }
  return [...programs].map(([name, sources]) => ({
    name,
    files: sources,
    allowed: markedResults(sources) ?? FOLDERS[name.split("/")[0]!]!,
  }));
}

function solutionsByTag(files: readonly SourceFile[]): PackageSubmission[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const xml = new TextDecoder().decode(byPath.get("problem.xml")!.read());
  return polygonSolutions(xml).flatMap(({ path, tag }) => {
    const [file, allowed] = [byPath.get(path), TAGS[tag]];
    const name = path.split("/").at(-1)!;
    if (!file || !allowed) return [];
    return [{ name: `${tag}/${name}`, files: [{ ...file, path: name }], allowed }];
  });
}

function markedResults(files: readonly SourceFile[]): readonly Verdict[] | undefined {
  for (const file of files) {
    const text = new TextDecoder().decode(file.read());
    const words = /@EXPECTED_RESULTS@:\s*([A-Z][A-Z, -]*)/.exec(text)?.[1];
    const verdicts = words?.split(",").flatMap((word) => RESULTS[word.trim()] ?? []) ?? [];
    if (verdicts.length > 0) return verdicts;
  }
  return undefined;
}

/** The verdict of a submission: of its first case that is not accepted, in the order of the cases. */
export function firstVerdict(
  names: readonly string[],
  results: readonly { readonly name: string; readonly verdict: Verdict }[],
): Verdict {
  const byName = new Map(results.map(({ name, verdict }) => [name, verdict]));
  const [first = "AC"] = [...names.map((name) => byName.get(name)), ...byName.values()].filter(
    (verdict): verdict is Verdict => verdict !== undefined && verdict !== "AC",
  );
  return first;
}
