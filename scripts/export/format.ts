import type { Convention } from "../judge/decide/checker-exit";
import type { CheckerChoice, Problem, TargetName } from "../problem/problem";
import type { ExportedProblem, PackageFile } from "./exported-problem";

/** What a case may have for itself, and where its host alone would keep it. */
export type CasePart = "points" | "limits" | "flags";

/** What a package format takes, and how its files are written. */
export interface Format {
  readonly title: string;
  /** How its host calls checkers and interactors. */
  readonly convention: Convention;
  /** Exit codes of its input validators. */
  readonly validExit: number;
  readonly invalidExit: number;
  /** The judge whose runtime the bundles are made for. */
  readonly target: TargetName;
  /** True where the host compares so by itself; else our checker travels with the package. */
  readonly hasChecker: (choice: CheckerChoice) => boolean;
  /** True where checkers and interactors must be compiled: check.cpp, interact.cpp. */
  readonly isCompiled?: true;
  /** Base name of the zip, and the folder at its top; "" where the files lie at the root. */
  readonly zipName: (slug: string) => string;
  readonly topFolder: (slug: string) => string;
  /** What single cases may have there. */
  readonly holds: readonly CasePart[];
  /** Why it cannot hold a problem; undefined where it can. */
  readonly refusal?: (problem: Problem) => string | undefined;
  readonly files: (problem: ExportedProblem) => readonly PackageFile[];
  /** What the user should know of this problem on this host, a sentence each. */
  readonly notes?: (problem: ExportedProblem) => readonly string[];
}
