import type { SourceFile } from "../../base/source-file";
import type { Grading } from "../../judge/events/grading";
import type { CaseWorth } from "../../problem/case-origin";
import type { Draft } from "../../problem/draft";

/** A case of a package: two files, either of which may be empty and missing. */
export interface PackageCase extends CaseWorth {
  /** Path without ending, which tells it from the others: "sample/1", "secret/group1/02". */
  readonly key: string;
  readonly isSample: boolean;
  readonly input?: SourceFile | undefined;
  readonly output?: SourceFile | undefined;
  /** Folders like "sample" and "secret/group1" that must be accepted for it to count. */
  readonly requires?: readonly string[];
  /** A program that makes what of the two is missing. */
  readonly generator?: CaseGenerator;
}

/** A program of a package that prints the input of a case to stdout and its answer to stderr. */
export interface CaseGenerator {
  /** Its source, then files that it includes. */
  readonly sources: readonly SourceFile[];
  /** For the compiler. */
  readonly flags: readonly string[];
  readonly args: readonly string[];
  readonly stdin?: SourceFile;
  readonly seconds?: number;
  readonly memoryKib?: number;
  /** Its answers keep their line ends. */
  readonly isBinary: boolean;
}

/** What a package of any format holds, in our words. */
export interface PackageDraft
  extends Pick<
    Draft,
    | "checker"
    | "interactor"
    | "passes"
    | "programFiles"
    | "unjudged"
    | "files"
    | "judge"
    | "address"
  > {
  readonly title: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
  readonly outputLimitMiB?: number;
  readonly cases: readonly PackageCase[];
  /** Halves of cases: left out. */
  readonly unpaired: readonly string[];
  /** What has to be known besides, a sentence each. */
  readonly notes: readonly string[];
  /** Groups that it names and that hold no case. */
  readonly emptyGroups?: readonly string[];
  /** What was changed in plain cases, and how they are compared. */
  readonly cleaning?: readonly string[];
  /** Files that may decide and are not read, in one line. */
  readonly leftOut?: string;
  /** Programs that are not taken over: how each is judged. */
  readonly programs?: readonly string[];
  /** What is assumed where the package says nothing; problem.ts says it too. */
  readonly assumed: readonly string[];
  /** How its host counts, where that is more than adding up groups and cases; cases.json cannot say it. */
  readonly grading?: Grading;
  /** The format's limit is this many times the slowest accepted program, where the package has none. */
  readonly timeMultiplier?: number;
}

/** The folder of a package's own programs in a problem's folder. */
export const VALIDATOR = "validator";

/** The folder of its interactor, where a checker judges after it. */
export const INTERACTOR = "interactor";
