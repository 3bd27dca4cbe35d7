import type { Problem } from "../../problem/problem";
import type { MachineName } from "../../targets/machines";
import type { GetPackage } from "../read/packages";
import type { Read } from "../read/read";

/** A program, the judge, and where modules and packages are read. */
export interface BundleRequest {
  /** The program, from the root of the repository. */
  readonly program: string;
  readonly target: MachineName;
  readonly min: boolean;
  readonly problem: Problem | undefined;
  /** What the bundle is made from beside the program's modules: problem.ts. */
  readonly madeFrom?: readonly string[];
  readonly read: Read;
  readonly getPackage?: GetPackage;
  /** The commit of some files. */
  readonly commitOf: (paths: readonly string[]) => Promise<string>;
}

export interface MadeBundle {
  readonly code: string;
  /** SHA-256 of each file that the bundle was made from. */
  readonly modules: Readonly<Record<string, string>>;
  /** The modules of which something is left, the program first. */
  readonly sources: readonly string[];
  readonly commit: string;
  /** What its author should know. */
  readonly notes: readonly string[];
}
