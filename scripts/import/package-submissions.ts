import type { SourceFile } from "../base/source-file";
import { VERDICTS, type Verdict } from "../problem/verdict";
import type { FoundPackage } from "./find-packages";
import { polygonSolutions } from "./polygon-package";
import { record, words, yamlRecord } from "./yaml-text";

/** A program that came with a package, and what it must earn there. */
export interface PackageSubmission {
  /** "wrong_answer/greedy.py" */
  readonly name: string;
  /** One file, or those of a folder, their names without it. */
  readonly files: readonly SourceFile[];
  /** Verdicts that agree with its folder or tag; none where these say nothing. */
  readonly allowed: readonly Verdict[];
  /** The least and the most points that it may get. */
  readonly score?: readonly [number, number];
}

const WRONG = VERDICTS.filter((verdict) => !["AC", "CE", "JE"].includes(verdict));
const CRASH = ["RE", "MLE", "OLE"] as const;

/** By folder, as in the ICPC formats and in the DMOJ packages that we export. */
const FOLDERS: Readonly<Record<string, readonly Verdict[]>> = {
  accepted: ["AC"],
  partially_accepted: ["AC", ...WRONG],
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

const LIST = "submissions.yaml";
export const SUBMISSION_LIST = `submissions/${LIST}`;

/** The short words of BAPCtools and of submissions.yaml. */
const SHORT: Readonly<Record<string, readonly Verdict[]>> = {
  ac: ["AC"],
  wa: ["WA", "PE"],
  tle: ["TLE"],
  rte: CRASH,
  re: CRASH,
  mle: CRASH,
  ole: ["OLE"],
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
  const list = files.find(({ path }) => path === SUBMISSION_LIST);
  const listed = list ? submissionList(list) : undefined;
  for (const file of files) {
    const [, folder, first, rest] =
      /^submissions\/([^/]+)(?:\/([^/]+)(?:\/(.+))?)?$/.exec(file.path) ?? [];
    if (folder === undefined || folder === LIST || /^\.|^README/i.test(first ?? folder)) continue;
    const name = first === undefined ? folder : `${folder}/${first}`;
    const path = rest ?? first ?? folder;
    programs.set(name, [...(programs.get(name) ?? []), { ...file, path }]);
  }
  return [...programs].map(([name, sources]) => {
    const score = markedScore(sources) ?? listed?.score(name);
    return {
      name,
      files: sources,
      allowed: markedResults(sources) ?? listed?.allowed(name) ?? byFolder(name.split("/")[0]!),
      ...(score && { score }),
    };
  });
}

/** By the name of a folder: the format's, or short words of several verdicts: "ac_or_wa", "tle". */
function byFolder(folder: string): readonly Verdict[] {
  const parts = folder.toLowerCase().split(/_or_|-or-|,/);
  const verdicts = parts.map((part) => FOLDERS[part] ?? SHORT[part]);
  return verdicts.every((known) => known !== undefined) ? [...new Set(verdicts.flat())] : [];
}

/**
 * What submissions.yaml says of a submission: the verdicts that each pattern for its name permits. One that
 * must not be accepted only is not accepted.
 */
function submissionList(list: SourceFile): {
  allowed(name: string): readonly Verdict[] | undefined;
  score(name: string): readonly [number, number] | undefined;
} {
  const verdictsOf = (value: unknown) => {
    const known = words(value).flatMap((word) => SHORT[word.toLowerCase()] ?? []);
    return known.length > 0 ? known : undefined;
  };
  const patterns = Object.entries(yamlRecord(list)).map(([glob, value]) => {
    const { permitted, required, score } = record(value);
    return {
      glob: globPattern(glob),
      score: scoreRange(words(score)),
      permitted: verdictsOf(permitted),
      required: verdictsOf(required),
    };
  });
  const score = (name: string) => patterns.find((own) => own.score && own.glob.test(name))?.score;
  const allowed = (name: string) => {
    const matching = patterns.filter(({ glob }) => glob.test(name));
    if (!matching.some(({ permitted, required }) => permitted ?? required)) return undefined;
    return VERDICTS.filter((verdict) =>
      matching.every(({ permitted, required }) => {
        if (permitted && !permitted.includes(verdict)) return false;
        return !(verdict === "AC" && required && !required.includes("AC"));
      }),
    ).filter((verdict) => verdict !== "CE" && verdict !== "JE");
  };
  return { allowed, score };
}

/** "40", or the ends of a range. */
function scoreRange(ends: readonly string[]): readonly [number, number] | undefined {
  const [low = Number.NaN, high = low] = ends.map(Number);
  return ends.length > 0 && low <= high ? [low, high] : undefined;
}

/** The number after @EXPECTED_SCORE@ in a source. */
function markedScore(files: readonly SourceFile[]): readonly [number, number] | undefined {
  const [, score] = /@EXPECTED_SCORE@:\s*([\d.]+)/.exec(textOf(files)) ?? [];
  return scoreRange(score === undefined ? [] : [score]);
}

/** Stars match within a name, {a,b} one of these, and a folder all that is in it. */
function globPattern(glob: string): RegExp {
  const text = glob
    .replace(/\/$/, "")
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/\*/g, "[^/]*")
    .replace(/\{([^{}]*)\}/g, (_, parts: string) => `(?:${parts.replace(/\s*,\s*/g, "|")})`)
    .replace(/[{}]/g, "\\$&");
  return new RegExp(`^${text}(?:/|$)`);
}

function solutionsByTag(files: readonly SourceFile[]): PackageSubmission[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return polygonSolutions(byPath.get("problem.xml")!).flatMap(({ path, tag }) => {
    const file = byPath.get(path);
    const name = path.split("/").at(-1)!;
    if (!file) return [];
    return [{ name: `${tag}/${name}`, files: [{ ...file, path: name }], allowed: TAGS[tag] ?? [] }];
  });
}

function markedResults(files: readonly SourceFile[]): readonly Verdict[] | undefined {
  const marked = /@EXPECTED_RESULTS@:\s*([A-Z][A-Z, -]*)/.exec(textOf(files))?.[1] ?? "";
  const verdicts = marked.split(",").flatMap((word) => RESULTS[word.trim()] ?? []);
  return verdicts.length > 0 ? verdicts : undefined;
}

function textOf(files: readonly SourceFile[]): string {
  return files.map((file) => new TextDecoder().decode(file.read())).join("\n");
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
