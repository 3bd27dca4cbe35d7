import type { OtherLimits } from "../problem/problem";

/** One judge: its runtime, and its limits for the file pasted into its form. */
export interface Target extends OtherLimits {
  readonly title: string;
  readonly runtime: Runtime;
  /** Other runtimes that its form offers, each with what is different there. */
  readonly otherRuntimes?: readonly (Partial<Target> & Pick<Target, "runtime" | "notes">)[];
  /** The newest syntax that the file may use. */
  readonly syntax: SyntaxLevel;
  /**
   * How the judge loads the file: as a classic script or as a module (a bundle is both: it neither
   * imports nor exports).
   */
  readonly module: "script" | "module";
  /** Which WebAssembly a bundle may bring along, beside the JavaScript that does the same. */
  readonly webAssembly: WebAssemblyUse;
  /** The most bytes of source that the judge accepts; undefined if no limit is known. */
  readonly maxSourceBytes?: number;
  /** Its form sends each line end as CRLF, as the text fields of browsers do, and counts the bytes so. */
  readonly formLineEnd?: "CRLF";
  /** The judge's usual memory limit; the problem's own limit takes precedence. */
  readonly memoryMiB?: number;
  /** The kind of stdin on that judge, or what does not work with it. */
  readonly stdin: string;
  /** Where what is said of its files, variables and arguments comes from; assumed where it is left out. */
  readonly machineSource?: string;
  /** How lines of inputs end there; LF where it is left out. */
  readonly lineEnd?: "CRLF";
  /** A variable that names a file there: what a program writes to it is its output. */
  readonly outputVariable?: string;
  /** No path names stdin there: /dev/stdin does not exist. */
  readonly lacksDevStdin?: true;
  /** The kind of stdout on that judge, where its source tells; a pipe cuts what waits at process.exit. */
  readonly stdout?: "pipe" | "file";
  /** It refuses right words whose blanks differ, and calls that a Presentation Error. */
  readonly refusesBlanks?: true;
  /** Node's stack is as large as the memory limit there, instead of about 1 MiB. */
  readonly isStackMemory?: true;
  /** What the program finds in process.argv behind its own path. */
  readonly args?: readonly string[];
  /** The npm packages that the judge has installed. */
  readonly packages?: readonly string[];
  /** Remarks for the user who submits there. */
  readonly notes: readonly string[];
  /** The page of the statement, and the page with the form, where nothing but the id is known. */
  problemPage(id: string): string | undefined;
  submitPage(id: string): string | undefined;
  /**
   * The page with the form for a problem that was found at this page of the judge: in its contest, group
   * or course, on its host. Undefined for a page of another site or of another kind.
   */
  formAt?(page: URL): string | undefined;
  /** True where a problem has a form in each contest that asks it, so that the id alone is a guess. */
  readonly hasContests?: true;
}

export interface Runtime {
  readonly name: "node" | "deno" | "bun";
  /** An exact version whose binary npm offers, or lacks: then the nearest one of its major stands in. */
  readonly version: string;
  readonly lacksBinary?: true;
  /** True if the judge does not name its version; then an old one is assumed, to be safe. */
  readonly assumed?: boolean;
}

/**
 * `none` where the judge does not name its runtime: what it can run is not known. `values`: modules
 * without a memory; a memory reserves 10 GB of addresses, which some judges limit, and Node before 16.4
 * lacks SIMD. `memory`: all. A program tries, and does without where it fails.
 */
export type WebAssemblyUse = "none" | "values" | "memory";

export type SyntaxLevel = "es2019" | "es2021" | "es2022" | "es2023" | "es2025";

/** "Node 15.8.0", the form used in messages and tables. */
export function runtimeName(runtime: Runtime): string {
  const names = { node: "Node", deno: "Deno", bun: "Bun" };
  return `${names[runtime.name]} ${runtime.version}`;
}
