import type { CaseWorth } from "../problem/case-origin";
import type { Problem } from "../problem/problem";
import type { Compared } from "../problem/verdict";

/** A file of a package; its path starts from the package's root. */
export interface PackageFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly isExecutable?: boolean;
}

/** All that a package can say of a problem, read from the repository. */
export interface ExportedProblem {
  readonly slug: string;
  readonly problem: Problem;
  /** The README up to its first hint. */
  readonly readme: string;
  /** Samples first, then the others in the order of their names. */
  readonly cases: readonly ExportedCase[];
  /** The bundle, accepted, and the bundles of wrong/ under the verdict they earn. */
  readonly submissions: readonly Submission[];
  /** The TypeScript from which all of it is made; paths from the root of the repository. */
  readonly sources: readonly PackageFile[];
  readonly inputValidator: StandaloneProgram;
  /** Names of cases that only an exact validator refuses, or that equal others but for line ends. */
  readonly leftOut: readonly string[];
  /** Why the validator takes any white space; undefined where it holds it exactly. */
  readonly notExact?: string;
  /** Compares outputs; undefined where the host has a checker that equals ours. */
  readonly checker?: StandaloneProgram;
  /** compare.cpp, for hosts that want the source of a checker that they have. */
  readonly compareSource: string;
  readonly interactor?: StandaloneProgram;
  /** The interactor reads the input alone. */
  readonly isAnswerFree?: boolean;
  /** Who holds the rights, as LICENSE says. */
  readonly owner: string;
}

export interface ExportedCase extends CaseWorth {
  readonly name: string;
  readonly isSample: boolean;
  readonly input: Uint8Array;
  readonly output: Uint8Array;
}

export interface Submission {
  /** Without ending: "knight-moves", "greedy". */
  readonly name: string;
  readonly code: string;
  readonly verdict: Compared;
}

/** A program that runs without this repository. */
export interface StandaloneProgram {
  /** Names without folders; a bundle is one JavaScript file. */
  readonly files: readonly PackageFile[];
  /** True for a bundle, which Node runs; else sources that came with an imported package. */
  readonly isBundle: boolean;
}
