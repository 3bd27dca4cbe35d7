import type { Case } from "../problem/case";
import type { CheckResult } from "../problem/check-result";
import type { TestlibArgument } from "../problem/problem";
import type { ProgramFiles } from "../problem/program-files";
import type { Trouble } from "../problem/trouble";
import type { Execution, Limits } from "../runner/execution";
import type { Convention } from "./decide/checker-exit";
import type { CaseResult } from "./events/case-result";
import type { Grading } from "./events/grading";
import type { RunKeys } from "./sharing/run-keys";

/** A problem made ready by the host: one program, its cases, how they are judged. */
export interface Judged<Program> {
  readonly slug: string;
  /** Distinguishes two programs of one problem. */
  readonly label?: string;
  readonly program: Program | NoProgram;
  readonly limits: Limits;
  readonly compare: Compare;
  /** Identifies `compare`: equal marks compare equally. */
  readonly checker: string;
  /** Its checker passes over blanks: where they differ in an accepted output, the result says so. */
  readonly ignoresBlanks?: true;
  /** The judge that refuses such an output. */
  readonly blanksRefusedBy?: string;
  /** Its checker is built in, not the problem's own: where a more lenient one would accept, the result says so. */
  readonly isBuiltIn?: true;
  /**
   * The same program, where it can exit while output waits and its judge's stdout is a pipe or unknown. This one's
   * output waits as long as it can; it ends with `CUT_EXIT` where it exits before. Accepted cases run it once.
   */
  readonly waiting?: Program;
  /** The judge whose input lines end in CRLF: the program gets them so, validators and checkers get LF. */
  readonly crlfOn?: string;
  /** How much stack its judge gives programs, where that is more than usual. */
  readonly stackMiB?: number;
  /** Its checker or interactor may load what `checker` does not know: no verdict of it is kept. */
  readonly isOpen?: true;
  /** What it talks with, in interactive problems. */
  readonly interactor?: Interactor;
  /** What the interactor writes as its output is compared, once it has accepted the talk. */
  readonly isTalkChecked?: boolean;
  /** Files that replace its stdin and stdout. */
  readonly files?: ProgramFiles;
  /** Its expected output need not be a right one, as a program judges: equal bytes say nothing. */
  readonly isOutputFree?: boolean;
  /** The program is run again on what its validator leaves, so often at most. */
  readonly passes?: number;
  /** The validator of a multi-pass problem without an interactor. */
  readonly checkPass?: (testCase: Case, run: Execution, folder: string) => Promise<CheckResult>;
  readonly cases: readonly Case[];
  /** How a package's host counts, where that is more than adding up groups and cases. */
  readonly grading?: Grading;
  /** What its author should know of the program on its judge. */
  readonly notes?: readonly string[];
  /** What its results are of, for a report. */
  readonly keys?: RunKeys;
  /** What is wrong with the rest of its set-up. */
  readonly troubles: readonly Trouble[];
}

/** Why there is no program to run: CE, or JE where the fault is the judge's. */
export interface NoProgram {
  readonly compileError: string;
  /** What mends it. */
  readonly hint?: string;
  readonly isOurFault?: boolean;
}

export interface Interactor {
  readonly convention: Convention;
  readonly command: readonly string[];
  /** Arguments behind those that the convention has. */
  readonly flags?: readonly string[];
  /** The files that it gets by testlib's convention, where not input, output and answer. */
  readonly args?: readonly TestlibArgument[];
  /** Gives the command to be run, which may write to these folders, where it is another's program. */
  readonly start?: (...folders: [string, ...string[]]) => Promise<readonly string[]>;
}

/** Compares an output that differs from the expected bytes. */
export type Compare = (comparison: Comparison) => CheckResult | Promise<CheckResult>;

export interface Comparison {
  /** Arguments of the output validator that this case has for itself. */
  readonly flags?: readonly string[];
  readonly files: { readonly input: string; readonly expected: string };
  readonly input: Uint8Array;
  readonly expected: Uint8Array;
  readonly output: Uint8Array;
}

/** What the engine needs from its host. */
export interface JudgeHost<Program> {
  run(problem: Judged<Program>, program: Program, testCase: Case): Promise<Execution>;
  read(file: string): Uint8Array;
  /** The verdict of the same program on the same bytes under the same rules, where one is known. */
  recall(problem: Judged<Program>, program: Program, testCase: Case): CaseResult | undefined;
  remember(problem: Judged<Program>, program: Program, testCase: Case, result: CaseResult): void;
}
