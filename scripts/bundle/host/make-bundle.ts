import type { Problem, TargetName } from "../../problem/problem";
import { targets } from "../../targets/targets";
import { checkSyntax } from "../check-syntax";
import { CompileError } from "../compile-error";
import { headed, sourcesHash } from "../header";
import { checkLibraryCalls } from "../library-calls";
import { receiverTypes } from "../library-types";
import { link } from "../link";
import { lower, NotLowered } from "../lower";
import { type Module, place, readModules } from "../modules";
import { sha256 } from "../sha256";
import { format } from "./format";

export interface Wish {
  /** The program, from the root of the repository. */
  readonly program: string;
  readonly target: TargetName;
  readonly min: boolean;
  readonly problem: Problem | undefined;
  /** What the bundle is made from beside the program's modules: problem.ts. */
  readonly madeFrom?: readonly string[];
  readonly read: (path: string) => string | undefined;
  /** The commit of some files. */
  readonly commitOf: (paths: readonly string[]) => Promise<string>;
}

export interface Made {
  readonly code: string;
  /** SHA-256 of each file that the bundle was made from. */
  readonly modules: Readonly<Record<string, string>>;
  /** The modules of which something is left, the program first. */
  readonly sources: readonly string[];
  readonly commit: string;
}

/** Links, strips, lays out and heads the one file of a program; throws where the judge could not take it. */
export async function makeBundle(wish: Wish): Promise<Made> {
  const { program, target, problem } = wish;
  const graph = readModules(program, wish.read);
  const paths = [...graph.modules.map((each) => each.path), ...(wish.madeFrom ?? [])];
  const commitRead = wish.commitOf(paths); // meanwhile the rest is done
  const { runtime, syntax, title } = targets[target];
  const types = once(() => receiverTypes(graph));
  const linked = link(graph, (live, units) => {
    checkSyntax(live, syntax, title);
    if (runtime.name === "node") {
      checkLibraryCalls(live, units, runtime.version, graph.checker, types);
    }
  });
  const code = syntax === "es2019" ? lowered(linked.code, program, linked.used) : linked.code;
  const [commit, formatted] = await Promise.all([commitRead, format(code, program)]);
  const modules = Object.fromEntries(paths.map((path) => [path, sha256(wish.read(path) ?? "")]));
  const origin = { program, problem, target, commit, sources: sourcesHash(modules) };
  const readable = headed(origin, pointed(`"use strict";\n\n${formatted}`, linked.startsWith));
  const small = () => headed(origin, `"use strict";\n${minify(code, linked.readsNames)}`);
  const made = wish.min ? small() : readable;
  checkSize(made, wish, small);
  return { code: made, modules, sources: linked.used.map((each) => each.path), commit };
}

/** What cannot be lowered is told with its place, if it stands in the source as it does in the script. */
function lowered(code: string, program: string, sources: readonly Module[]): string {
  try {
    return lower(code);
  } catch (error) {
    if (!(error instanceof NotLowered)) throw error;
    const found = sources.find(({ source }) => source.text.includes(error.text));
    const at = found && place(found.source, found.source.text.indexOf(error.text));
    throw new CompileError(
      `${at ?? program}: ${error.message}`,
      "put the part before the operator into a constant of its own",
    );
  }
}

/** With a line that tells where the solution starts, unless it is the first thing anyway. */
function pointed(code: string, startsWith: string | undefined): string {
  const lines = code.split("\n");
  const at = startsWith === undefined ? -1 : lines.indexOf(startsWith);
  if (at < 0) return code;
  lines.splice(
    lines.indexOf('"use strict";'),
    0,
    `// The solution starts at line ${at + 4}: what stands above it is needed while it loads.`,
  );
  return lines.join("\n");
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Of swc's compressor only what writes the same statements shorter. What reasons about values is off: it
 * once took x instanceof A for false.
 */
const REWRITE_ONLY = {
  defaults: false,
  booleans: true,
  comparisons: true,
  conditionals: true,
  if_return: true,
  join_vars: true,
  keep_classnames: true,
  keep_fargs: true,
  keep_fnames: true,
  keep_infinity: true,
  properties: true,
  sequences: true,
};

function minify(code: string, keepNames: boolean): string {
  const { minifySync } = require("@swc/core") as typeof import("@swc/core");
  return minifySync(code, {
    ecma: 2019,
    compress: REWRITE_ONLY,
    mangle: keepNames ? false : { toplevel: true },
    module: false,
  }).code;
}

function checkSize(code: string, { program, target, min }: Wish, small: () => string): void {
  const { title, maxSourceBytes } = targets[target];
  const size = Buffer.byteLength(code);
  if (maxSourceBytes === undefined || size <= maxSourceBytes) return;
  const over = (size - maxSourceBytes).toLocaleString("en");
  const smallest = min ? size : Buffer.byteLength(small());
  throw new CompileError(
    `${program}: ${size.toLocaleString("en")} bytes, ${over} over the ${maxSourceBytes.toLocaleString("en")} of ${title}`,
    smallest <= maxSourceBytes
      ? `--min, which makes ${smallest.toLocaleString("en")} bytes`
      : "use less of lib/, or shorter tables",
  );
}
