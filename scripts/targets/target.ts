import type { OtherLimits } from "../problem/problem";

/** What one judge runs and asks of the file that is pasted into its form. */
export interface Target extends OtherLimits {
  readonly title: string;
  readonly runtime: Runtime;
  /** Further ones that can be chosen there. */
  readonly otherRuntimes?: readonly Runtime[];
  /** The newest syntax that may stand in the file. */
  readonly syntax: SyntaxLevel;
  /** How the file is taken: a classic script, or a module (the bundle is both: it neither imports nor exports). */
  readonly module: "script" | "module";
  /** Most bytes of source that the judge accepts; undefined where no limit is known. */
  readonly maxSourceBytes?: number;
  /** Memory that is usual there; the problem's own limit counts first. */
  readonly memoryMiB?: number;
  /** What stdin is on that judge, or what does not work there. */
  readonly stdin: string;
  /** What somebody who submits there should know. */
  readonly notes: readonly string[];
  /** The page of the statement, and the page with the form. */
  problemPage(id: string): string | undefined;
  submitPage(id: string): string | undefined;
}

export interface Runtime {
  readonly name: "node" | "deno" | "bun";
  /** An exact version whose binary can be had from npm. */
  readonly version: string;
  /** True where the judge does not say its version: an old one is taken, to be on the safe side. */
  readonly assumed?: boolean;
}

export type SyntaxLevel = "es2019" | "es2021" | "es2022" | "es2023";

/** "Node 15.8.0", as messages and tables say it. */
export function runtimeName(runtime: Runtime): string {
  const names = { node: "Node", deno: "Deno", bun: "Bun" };
  return `${names[runtime.name]} ${runtime.version}`;
}
