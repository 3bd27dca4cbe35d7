import { commandWords } from "../../base/command-words";
import { isListOf, isText, record, words, YamlText } from "../packages/yaml-text";

/** What an ICPC problem package tells in its problem.yaml that we can use. */
export interface PackageFacts {
  readonly title?: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB: number;
  /** For stdout; undefined where it does not say. */
  readonly outputLimitMiB?: number;
  /** Answers are compared by a program of the package's own; undefined where it does not say. */
  readonly hasOwnChecker: boolean | undefined;
  readonly isInteractive: boolean;
  /** Arguments of the output validator. */
  readonly flags: readonly string[];
  /** How often a multi-pass problem runs the program, at most. */
  readonly passes?: number;
  /** The version that says how points are counted, where they are. */
  readonly scoring?: "legacy" | "2025-09";
  /** Why no case of it can be judged here. */
  readonly unjudged?: string;
  /** A missing time limit is the slowest accepted program's time, multiplied by this. */
  readonly timeMultiplier: number;
  /** What the package leaves open and the format fills in, a sentence each. */
  readonly assumed: readonly string[];
  /** The limits that are not held here, a sentence of them. */
  readonly unread: readonly string[];
}

/** MiB where a package names none, by the version of its format. */
const MEMORY = { legacy: 1024, "2025-09": 2048 } as const;
const PASSES = 2;

/** The limits that are held here; the others are about compilers, validators, and the size of the source. */
const READ = new Set(
  "memory output time_limit time_multiplier time_multipliers validation_passes".split(" "),
);

const TYPES = ["pass-fail", "scoring", "multi-pass", "multipass", "interactive", "submit-answer"];
const VALIDATIONS = ["default", "custom", "score", "interactive", "multi-pass", "multipass"];
const VERSION = /^(?:legacy(?:-icpc)?|\d{4}-\d{2}(?:-draft)?|draft)$/;

/** The facts of a problem.yaml; throws an Error that names line, expected and found. */
export function packageFacts(text: string): PackageFacts {
  const source = new YamlText("problem.yaml", text);
  source.record();
  const number = (least: number, ...path: readonly string[]) => source.number(path, least);
  const version = source.value(
    ["problem_format_version"],
    "legacy, 2025-09 or another version",
    (value) => VERSION.test(String(value)),
  );
  const isNew = version !== undefined && !/^legacy/.test(String(version));
  const list = (key: string, choices: readonly string[]) =>
    words(source.value([key], choices.join(", "), isListOf(choices)));
  const kinds = [...list("type", TYPES), ...list("validation", VALIDATIONS)];
  const flags = source.value(["validator_flags"], "a text", isText);
  const memory = number(1, "limits", "memory");
  const memoryLimitMiB = memory ?? MEMORY[isNew ? "2025-09" : "legacy"];
  const outputLimitMiB = number(0, "limits", "output");
  const unread = Object.keys(record(source.record().limits)).filter((name) => !READ.has(name));
  const seconds = number(0.001, "limits", "time_limit");
  const factor = isNew
    ? number(1, "limits", "time_multipliers", "ac_to_time_limit")
    : number(1, "limits", "time_multiplier");
  const title = titleOf(source.value(["name"], "a text, or one a language", isName));
  source.value(["constants"], "names and values", (value) => record(value) === value);
  const isMultiPass = kinds.some((kind) => /^multi-?pass$/.test(kind));
  return {
    ...(title !== "" && { title }),
    ...(seconds !== undefined && { timeLimitMs: Math.round(seconds * 1000) }),
    memoryLimitMiB,
    ...(outputLimitMiB !== undefined && { outputLimitMiB }),
    hasOwnChecker: kinds.includes("custom") || (kinds.includes("default") ? false : undefined),
    isInteractive: kinds.includes("interactive"),
    flags: flags === undefined ? [] : commandWords(String(flags)),
    ...(isMultiPass && { passes: number(2, "limits", "validation_passes") ?? PASSES }),
    ...(kinds.some((kind) => kind === "score" || kind === "scoring") && {
      scoring: isNew ? "2025-09" : "legacy",
    }),
    ...(kinds.includes("submit-answer") && {
      unjudged: "its answers are files that are handed in, not the output of a program",
    }),
    timeMultiplier: factor ?? (isNew ? 2 : 5),
    assumed:
      memory === undefined ? [`memory ${memoryLimitMiB} MiB, which the format has by default`] : [],
    unread:
      unread.length > 0
        ? [`not held here: ${unread.map((name) => `limits.${name}`).join(", ")} of problem.yaml`]
        : [],
  };
}

function isName(value: unknown): boolean {
  return isText(value) || (record(value) === value && Object.values(value as object).every(isText));
}

/** 2025-09 allows a map of languages; the English name goes first. */
function titleOf(name: unknown): string {
  const names = record(name);
  const title = typeof name === "object" ? (names.en ?? Object.values(names)[0]) : name;
  return title === undefined || title === null ? "" : String(title).trim();
}
