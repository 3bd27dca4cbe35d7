import type { SourceFile } from "../base/source-file";
import type { CaseWorth } from "../problem/case-origin";
import type { Draft } from "../problem/draft";

/** A case of a package: two files, either of which may be empty and missing. */
export interface PackageCase extends CaseWorth {
  /** Path without ending, which tells it from the others: "sample/1", "secret/group1/02". */
  readonly key: string;
  readonly isSample: boolean;
  readonly input?: SourceFile | undefined;
  readonly output?: SourceFile | undefined;
}

/** What a package of any format holds, in our words. */
export interface PackageDraft
  extends Pick<Draft, "checker" | "interactor" | "passes" | "programFiles" | "unjudged" | "files"> {
  readonly title: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
  readonly cases: readonly PackageCase[];
  /** Halves of cases: left out. */
  readonly unpaired: readonly string[];
  /** What has to be known besides, a sentence each. */
  readonly notes: readonly string[];
  /** What is assumed where the package says nothing; problem.ts says it too. */
  readonly assumed: readonly string[];
  /** The format's limit is this many times the slowest accepted program, where the package has none. */
  readonly timeMultiplier?: number;
}

/** The folder of a package's own programs in a problem's folder. */
export const VALIDATOR = "validator";
