import type { Problem } from "../problem/problem";
import type { BenchFile } from "./bench-file";
import type { EverydayName } from "./everyday-names";
import type { ModuleFacts } from "./module-facts";

/** The data for all pages. */
export interface Catalogue {
  readonly problems: readonly ProblemEntry[];
  readonly modules: readonly ModuleEntry[];
  /** What contestants call the modules, as lib/README.md has it. */
  readonly names: readonly EverydayName[];
  readonly bench: BenchFile;
  /** What `npm run judge` printed last for a few problems, as README.md has it. */
  readonly verdicts: string;
  /** How a newcomer begins, as README.md says it. */
  readonly start: string;
  /** The plots of every bench file, by its path. */
  readonly plots: ReadonlyMap<string, readonly Plot[]>;
  /** The experiments on sliding puzzles of all sizes, as scripts/lab/EXPERIMENTS.md has them. */
  readonly experiments: string;
  /** As SVG: a still picture for each page to play with, "bn/knight-moves"; the moving one of "home". */
  readonly stills: ReadonlyMap<string, string>;
  /** The pictures of translated statements: "bn/knight-moves". */
  readonly translated: ReadonlyMap<string, string>;
}

export interface ProblemEntry {
  readonly slug: string;
  readonly problem: Problem;
  readonly readme: string;
  readonly solution: string;
  readonly bundle?: BundleEntry;
  readonly judges: readonly {
    /** "Library Checker" */
    readonly judge: string;
    /** The same with the judge's own name of the problem. */
    readonly name: string;
    readonly address?: string;
  }[];
  /** Paths of the modules that the solution imports: lib/grid/grid-moves.ts. */
  readonly modules: readonly string[];
  /** Its picture as SVG if it has a view. */
  readonly picture?: string;
}

export interface BundleEntry {
  /** "SPOJ, 4.2 kB" */
  readonly title: string;
  readonly code: string;
}

export interface ModuleEntry {
  readonly path: string;
  readonly text: string;
  readonly facts: ModuleFacts;
  readonly bundle?: string;
  /** Modules and problems that import it. */
  readonly usedBy: readonly string[];
  /** The example of its topic's README that imports it, which a test runs; else its verify program. */
  readonly example?: string;
  /** Its text in ideas/ as Markdown with the pictures drawn. */
  readonly idea?: string;
  /** The card of x.verify.ts: the public problem that it solves. */
  readonly verifies?: string;
  /** Plots of its benches as SVG. */
  readonly plots: readonly Plot[];
}

export interface Plot {
  readonly title: string;
  readonly svg: string;
}

/** "grid/grid-moves" of lib/grid/grid-moves.ts. */
export function moduleName(path: string): string {
  return path.replace(/^lib\/|\.ts$|proof\/(?=[^/]+$)/g, "");
}

/** The address of the page about a file of the repository: x.wasm.ts belongs to x.ts. */
export function pageOf(path: string): string | undefined {
  const module = /^lib\/([a-z]+\/(?:proof\/)?[a-z0-9-]+)(?:\.[a-z]+)?\.ts$/.exec(path)?.[1];
  if (module) return `/library/${module.replace("proof/", "")}`;
  const slug = /^problems\/([a-z0-9-]+)(?:\/.*)?$/.exec(path)?.[1];
  return slug && `/problems/${slug}`;
}
