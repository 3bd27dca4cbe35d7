import ts from "typescript";
import { SMALL_LIBRARY_FILE } from "./small-library";

/** What TypeScript makes its checkers with; its types do not name them. */
const { createTypeChecker, bindSourceFile } = ts as unknown as {
  createTypeChecker(host: ts.Program): ts.TypeChecker;
  bindSourceFile(source: ts.SourceFile, options: ts.CompilerOptions): void;
};

/** The checker of the programs before, which asks the newest what an import means. */
let shared: { checker?: ts.TypeChecker; program?: ts.Program } = {};

/** The tree of each path, and the files that the imports in it mean: others need a new checker. */
const meanings = new Map<string, unknown>();

export function expectSame(name: string, meaning: unknown): void {
  if (meanings.has(name) && meanings.get(name) !== meaning) shared = {};
  meanings.set(name, meaning);
}

/** One checker finds the types of shared modules once. What adds to the names that all see needs its own. */
export function sharedChecker(program: ts.Program): ts.TypeChecker {
  const sources = program.getSourceFiles();
  const isApart = (source: ts.SourceFile) =>
    source.fileName === SMALL_LIBRARY_FILE ||
    (ts.isExternalModule(source) && !source.statements.some(ts.isModuleDeclaration));
  if (!sources.every(isApart)) return program.getTypeChecker();
  const newest = shared;
  newest.program = program;
  for (const source of sources) bindSourceFile(source, program.getCompilerOptions());
  const host = new Proxy(program, { get: (_, name) => Reflect.get(newest.program!, name) });
  newest.checker ??= createTypeChecker(host);
  return newest.checker;
}
