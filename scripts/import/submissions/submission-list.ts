import type { SourceFile } from "../../base/source-file";
import { VERDICTS, type Verdict } from "../../problem/verdict";
import { isListOf, record, words, yamlFile } from "../packages/yaml-text";
import { verdictsOf } from "./expected-verdicts";

/** What submissions.yaml says of a submission, by its name: "wrong_answer/greedy.py". */
export interface SubmissionList {
  /** The verdicts that it may get; undefined where no pattern for it says any. */
  allowed(name: string): readonly Verdict[] | undefined;
  /** The least and the most points that it may get. */
  score(name: string): readonly [number, number] | undefined;
  /** The file or class that starts it. */
  entry(name: string): string | undefined;
  /** The code of its language. */
  language(name: string): string | undefined;
}

/** What the format says of the usual folders; a pattern of the same name takes its place key by key. */
const USUAL: Readonly<Record<string, object>> = {
  accepted: { permitted: ["AC"] },
  rejected: { required: ["RTE", "TLE", "WA"] },
  wrong_answer: { permitted: ["AC", "WA"], required: ["WA"] },
  time_limit_exceeded: { permitted: ["AC", "TLE"], required: ["TLE"] },
  run_time_error: { permitted: ["AC", "RTE"], required: ["RTE"] },
  brute_force: { permitted: ["AC", "RTE", "TLE"], required: ["RTE", "TLE"] },
};

/** Every pattern for a name counts: each has verdicts that it permits. One that must not be accepted only is not. */
export function submissionList(list: SourceFile): SubmissionList {
  const source = yamlFile(list);
  const entries = Object.entries(source.record()).map(([glob, value]) => {
    source.value([glob], "names and values", (value) => record(value) === value);
    for (const key of ["permitted", "required"]) {
      source.value([glob, key], "a list of AC, WA, TLE, RTE", areVerdicts);
    }
    source.value(
      [glob, "score"],
      "a number or two",
      (value) => scoreRange(words(value)) !== undefined,
    );
    return [glob.replace(/\/$/, ""), record(value)] as const;
  });
  const usual = Object.entries(USUAL).filter(([glob]) => !entries.some(([name]) => name === glob));
  const patterns = [...usual, ...entries].map(([glob, value]) => {
    const { permitted, required, score, entrypoint, language } = {
      ...USUAL[glob],
      ...value,
    } as Record<string, unknown>;
    return {
      glob: globPattern(glob),
      score: scoreRange(words(score)),
      permitted: verdictsIn(permitted),
      required: verdictsIn(required),
      entry: typeof entrypoint === "string" ? entrypoint : undefined,
      language: typeof language === "string" ? language : undefined,
    };
  });
  const first = <K extends "score" | "entry" | "language">(key: K, name: string) =>
    patterns.find((pattern) => pattern[key] !== undefined && pattern.glob.test(name))?.[key];
  return {
    score: (name) => first("score", name),
    entry: (name) => first("entry", name),
    language: (name) => first("language", name),
    allowed(name) {
      const matching = patterns.filter(({ glob }) => glob.test(name));
      if (!matching.some(({ permitted, required }) => permitted ?? required)) return undefined;
      return VERDICTS.filter((verdict) =>
        matching.every(({ permitted, required }) => {
          if (permitted && !permitted.includes(verdict)) return false;
          return !(verdict === "AC" && required && !required.includes("AC"));
        }),
      ).filter((verdict) => verdict !== "CE" && verdict !== "JE");
    },
  };
}

function areVerdicts(value: unknown): boolean {
  return isListOf()(value) && words(value).every((word) => verdictsOf(word) !== undefined);
}

function verdictsIn(value: unknown): readonly Verdict[] | undefined {
  const verdicts = words(value).flatMap((word) => verdictsOf(word) ?? []);
  return verdicts.length > 0 ? verdicts : undefined;
}

/** "40", or the ends of a range. */
function scoreRange(ends: readonly string[]): readonly [number, number] | undefined {
  const [low = Number.NaN, high = low] = ends.map(Number);
  return ends.length > 0 && ends.length <= 2 && low <= high ? [low, high] : undefined;
}

/** Stars match within a name, {a,b} one of these, and a folder all that is in it. */
function globPattern(glob: string): RegExp {
  const text = glob
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/\*/g, "[^/]*")
    .replace(/\{([^{}]*)\}/g, (_, parts: string) => `(?:${parts.trim().replace(/\s*,\s*/g, "|")})`)
    .replace(/[{}]/g, "\\$&");
  return new RegExp(`^${text}(?:/|$)`);
}
