import type { ProgramFiles } from "./program-files";

/** Limits beside time and memory, where a problem or a judge sets them. */
export interface OtherLimits {
  /** For stdout and for stderr separately; 64 by default. */
  readonly outputLimitMiB?: number;
  /** Processes and threads at once, of which Node takes about 11; 512 by default. */
  readonly processLimit?: number;
  /** Open files of one process, of which Node takes about 25; 1024 by default. */
  readonly fileLimit?: number;
}

/** What problem.ts says about one problem. */
export interface Problem extends OtherLimits {
  readonly title: string;
  /** CPU time of one case. */
  readonly timeLimitMs: number;
  readonly memoryLimitMiB: number;
  /** How outputs are compared: one of the built-in checkers, or the problem's own check.ts. */
  readonly checker: CheckerChoice;
  /**
   * For interactive problems: the program it talks with, "own" for interact.ts in its folder. The
   * interactor gets the paths of the .in and the .out file as arguments and exits with the codes of ICPC's
   * validators.
   */
  readonly interactor?:
    | "own"
    | {
        readonly testlib: readonly string[];
        readonly args?: readonly TestlibArgument[];
        /** The file that it writes as its second argument is the output that the checker then judges. */
        readonly isChecked?: true;
      }
    | { readonly icpc: readonly string[]; readonly flags?: readonly string[] };
  /** Maximum number of passes: each next pass reads what the validator wrote as nextpass.in. */
  readonly passes?: number;
  /** Lines of a test's output, where an input holds many tests: a difference names the test that it lies in. */
  readonly perTest?: number;
  /**
   * Of a heuristic contest, where an accepted output has points: whether few or many are good. Its checker gives them
   * (`{ verdict: "AC", points }` of check.ts); `npm run seeds` adds them up.
   */
  readonly score?: "minimise" | "maximise";
  /** Files that the judge requires instead of stdin and stdout; solution.ts ends with runOnFiles. */
  readonly files?: ProgramFiles;
  /**
   * Why its cases cannot be judged here, such as a missing validator: every case is JE with this
   * message.
   */
  readonly unjudged?: string;
  /** Where it can be submitted; the first one that takes JavaScript is the default target. */
  readonly judges: readonly JudgeEntry[];
  /** Every bound of the statement, named once, for generator, validator and tests. */
  readonly bounds: Readonly<Record<string, number | bigint>>;
  /** Two or three words for the index. */
  readonly technique: string;
  /** Folded in the index, like the difficulty: both spoil practice. */
  readonly tags: readonly string[];
  readonly difficulty: "easy" | "medium" | "hard";
}

export interface JudgeEntry extends OtherLimits {
  readonly judge: JudgeName;
  /** The judge's own name of the problem, as in its address. */
  readonly id: string;
  /**
   * The address where it was found: its contest, group or host, which the id does not name. The page with
   * the judge's form is made from it.
   */
  readonly page?: string;
  /** This judge's limits, if they differ from those above. */
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
}

export type CheckerName =
  | "exact"
  | "full-lines"
  | "line-words"
  | "lines"
  | "numbers"
  | "tokens"
  | "tokens-ignore-case"
  | "unordered-lines"
  | "unordered-tokens"
  | "yes-no";

/**
 * A checker by name, the problem's own check.ts, numbers with the problem's own tolerances, a checker of
 * the host that an imported package comes from (DMOJ's by name and arguments: ["floats", "precision=2"];
 * the default validator of ICPC packages by its flags), or a program with the exit codes of testlib's checkers (0 right, 1 wrong, 2 presentation, 3 fault of the jury) or of
 * ICPC's output validators (42 right, 43 wrong); its path starts from the problem's folder.
 */
export type CheckerChoice =
  | CheckerName
  | "own"
  | {
      readonly numbers: {
        readonly absolute?: number;
        readonly relative?: number;
        /** Words that are no numbers may differ in capital and small letters. */
        readonly ignoreCase?: boolean;
        /** Two integers may differ too, as most hosts have it. */
        readonly integersToo?: boolean;
      };
    }
  | { readonly dmoj: readonly string[] }
  | { readonly defaultValidator: readonly string[] }
  | {
      readonly testlib: readonly string[];
      readonly args?: readonly TestlibArgument[];
      /** With exit code 1 it may print a part and a whole on two lines: a share of the points. */
      readonly isPeg?: true;
    }
  | { readonly icpc: readonly string[]; readonly flags?: readonly string[] };

/** The files that a program by testlib's exit codes gets: input, output, answer where nothing else is said. */
export type TestlibArgument = "input" | "output" | "answer";

/** Judges that take JavaScript, and so are targets, then classics that do not. */
export type JudgeName = TargetName | "uva" | "poj" | "hdu" | "timus" | "leetcode" | "lightoj";

export type TargetName =
  | "codeforces"
  | "atcoder"
  | "kattis"
  | "spoj"
  | "cses"
  | "aoj"
  | "hackerrank"
  | "hackerearth"
  | "eolymp"
  | "luogu"
  | "dmoj"
  | "library-checker"
  | "beecrowd"
  | "domjudge";
