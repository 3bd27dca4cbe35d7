import type { SourceFile } from "../../base/source-file";
import { VERDICTS, type Verdict } from "../../problem/verdict";

const WRONG = VERDICTS.filter((verdict) => !["AC", "CE", "JE"].includes(verdict));
export const CRASH = ["RE", "MLE", "OLE"] as const;

/**
 * What folders, marks and submissions.yaml call verdicts: the ICPC formats, DMOJ packages that we export,
 * BAPCtools, and DOMjudge, whose words may have hyphens.
 */
const WORDS: Readonly<Record<string, readonly Verdict[]>> = {
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
  ac: ["AC"],
  wa: ["WA", "PE"],
  tle: ["TLE"],
  rte: CRASH,
  re: CRASH,
  mle: CRASH,
  ole: ["OLE"],
  correct: ["AC"],
  no_output: ["WA", "PE"],
  timelimit: ["TLE"],
  time_limit: ["TLE"],
  run_error: CRASH,
  memory_limit: CRASH,
  output_limit: ["OLE"],
  compiler_error: ["CE"],
};

/** By the statuses of sinol's expected scores, and the letters of its slow and wrong solutions. */
export const SINOL: Readonly<Record<string, readonly Verdict[]>> = {
  OK: ["AC"],
  WA: ["WA", "PE"],
  TL: ["TLE"],
  ML: CRASH,
  RE: CRASH,
  s: ["TLE", ...CRASH],
  b: WRONG,
};

/** By the tag of a Polygon package. */
export const TAGS: Readonly<Record<string, readonly Verdict[]>> = {
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

/** The verdicts that a word means; undefined for one without a meaning. */
export function verdictsOf(word: string): readonly Verdict[] | undefined {
  const name = word.trim().toLowerCase().replaceAll("-", "_");
  return Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
}

/** By the name of a folder: the format's, or short words of several verdicts: "ac_or_wa", "tle". */
export function byFolder(folder: string): readonly Verdict[] {
  const verdicts = folder.split(/_or_|-or-|,/i).map(verdictsOf);
  return verdicts.every((verdict) => verdict !== undefined) ? [...new Set(verdicts.flat())] : [];
}

/** What a source says of itself, by DOMjudge's marks: verdicts, points, or nothing. */
export function marked(files: readonly SourceFile[]): {
  readonly verdicts?: readonly Verdict[];
  readonly score?: number;
} {
  for (const file of files) {
    const text = new TextDecoder().decode(file.read());
    const marks = [...text.matchAll(/@EXPECTED_(RESULTS|SCORE)@:[ \t]*(.*)/gi)];
    const score = marks.map(([, kind, said]) => (/^s/i.test(kind!) ? scoreIn(said!) : undefined));
    const points = score.find((value) => value !== undefined);
    const [results, ...more] = marks.filter((_, at) => score[at] === undefined);
    // Where there are several, none counts.
    const verdicts = more.length > 0 ? [] : resultsIn(results?.[2] ?? "");
    if (verdicts.length === 0 && points === undefined) continue;
    return {
      ...(verdicts.length > 0 && { verdicts }),
      ...(points !== undefined && { score: points }),
    };
  }
  return {};
}

/** What task-maker's marks of a source say: "@check-accepted: *", or how some of its subtasks fail. */
export function checksIn(file: SourceFile): readonly Verdict[] | undefined {
  const text = new TextDecoder().decode(file.read());
  const marks = [...text.matchAll(/@check-([a-z-]+):[ \t]*(\S+)/g)];
  const failed = marks.flatMap(([, word = ""]) =>
    word === "accepted" ? [] : (CHECKS[word] ?? []),
  );
  if (failed.length > 0) return [...new Set(failed)];
  return marks.some(([, word, which]) => word === "accepted" && which === "*") ? ["AC"] : undefined;
}

/** Of a solution that gets a part of the points every other verdict is possible. */
const CHECKS: Readonly<Record<string, readonly Verdict[]>> = {
  zero: WRONG,
  "partial-score": ["AC", ...WRONG],
  "wrong-answer": ["WA", "PE"],
  "time-limit-exceeded": ["TLE"],
  "memory-limit-exceeded": CRASH,
  "runtime-error": CRASH,
};

function scoreIn(said: string): number | undefined {
  const [number] = /^\d+(?:\.\d*)?/.exec(said) ?? [];
  return number === undefined ? undefined : Number(number);
}

function resultsIn(said: string): Verdict[] {
  const words = said.split(",").map((word) => /^[a-z]+(?:[-_][a-z]+)*/i.exec(word.trim())?.[0]);
  return words.flatMap((word) => verdictsOf(word ?? "") ?? []);
}
