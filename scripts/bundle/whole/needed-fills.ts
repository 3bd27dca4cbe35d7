import type ts from "typescript";
import type { Target } from "../../targets/target";
import { checkLibraryCalls } from "../link/library-calls";
import { receiverTypes } from "../link/library-types";
import type { Unit } from "../link/unit";
import type { Module, ModuleGraph } from "../read/modules";
import { isLibrary } from "../syntax/library-path";
import { fillOf } from "./fills";

/** The newer library functions that a whole program calls, written out where its judge lacks them. */
export class NeededFills {
  private readonly fills = new Set<string>();
  private readonly program: string;
  private readonly runtime: Target["runtime"];

  constructor(program: string, { runtime }: Target) {
    this.program = program;
    this.runtime = runtime;
  }

  get code(): string {
    return [...this.fills].join("");
  }

  /** What modules need that stay as they are; throws for what cannot be written. */
  addCalls(modules: readonly Module[], globalUses: ReadonlySet<ts.Node>, graph: ModuleGraph): void {
    if (this.runtime.name !== "node") return;
    if (modules.some(({ source }) => /\busing\s+\w+\s*=/.test(source.text))) {
      for (const name of ["Symbol.dispose", "Symbol.asyncDispose"]) this.fill(name);
    }
    const tellsCause = modules.some(({ source }) => /\bcause\b/.test(source.text));
    if (tellsCause && Number.parseInt(this.runtime.version, 10) < 17) this.fill("Error.cause");
    const units = modules.map((module) => ({ module, node: module.source }) as unknown as Unit);
    this.addCallsOf(units, globalUses, graph);
  }

  /** What units need that are linked. */
  addCallsOf(
    units: readonly Pick<Unit, "node" | "module">[],
    globalUses: ReadonlySet<ts.Node>,
    graph: ModuleGraph,
  ): void {
    if (this.runtime.name !== "node") return;
    const types = () => receiverTypes(graph);
    const fill = isOwn(this.program) ? undefined : (name: string) => this.fill(name);
    checkLibraryCalls(units, globalUses, this.runtime.version, graph.checker, types, fill);
  }

  private fill(name: string): boolean {
    const code = fillOf(name);
    if (code !== undefined) this.fills.add(code);
    return code !== undefined;
  }
}

/** True for a program of the repository: the bundler reports to its author what an old runtime lacks. */
export function isOwn(program: string): boolean {
  return isLibrary(program) || program.startsWith("problems/");
}
