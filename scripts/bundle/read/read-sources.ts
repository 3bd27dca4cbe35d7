import ts from "typescript";
import { CompileError } from "../syntax/compile-error";
import { isLibrary, libraryPath } from "../syntax/library-path";
import { exactPlace, place } from "../syntax/place";
import { isRequireCall } from "../syntax/required-names";
import { expectExports } from "./exported-names";
import { nearestModules } from "./nearest-modules";
import type { Read } from "./read";
import { resolve } from "./resolve";

/** Parsed once for all bundles of a run: most solutions share the same modules. */
const parsed = new Map<string, ts.SourceFile>();

export function parseSource(path: string, text: string): ts.SourceFile {
  const name = `/${path}`;
  const earlier = parsed.get(name);
  if (earlier?.text === text) return earlier;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  if (isJavaScript(path)) withoutJavaScriptFlag(source);
  parsed.set(name, source);
  return source;
}

/** True for a file that Node runs as it is, which has no types. */
export function isJavaScript(path: string): boolean {
  return /\.[cm]?jsx?$/.test(path);
}

/**
 * In JavaScript the compiler's checker takes `this.heap = []` and its like for declarations, and fails where
 * it does not find what they belong to. Without the flag it reads the same tree as it reads TypeScript.
 */
function withoutJavaScriptFlag(node: ts.Node): void {
  const flagged = node as { flags: ts.NodeFlags };
  flagged.flags &= ~ts.NodeFlags.JavaScriptFile;
  ts.forEachChild(node, withoutJavaScriptFlag);
}

export interface Sources {
  /** The program and every TypeScript or JavaScript file that it may load, in the order of its lines. */
  readonly sources: readonly ts.SourceFile[];
  /** The JSON files. */
  readonly data: readonly string[];
}

/** What a program may load; throws for what is missing or cannot be parsed. */
export function readSources(entry: string, read: Read): Sources {
  const sources = new Map<string, ts.SourceFile>();
  const data = new Set<string>();
  const visit = (path: string): void => {
    if (path.endsWith(".json")) data.add(path);
    if (sources.has(path) || data.has(path)) return;
    const text = read(path);
    if (text === undefined)
      throw new CompileError(`${path} is missing`, "write it, or mend its name");
    const source = parseSource(path, text);
    sources.set(path, source);
    expectSyntax(source);
    for (const literal of namesOfModules(source)) {
      const target = resolve(literal.text, path, read);
      if (target?.kind === "file") visit(target.path);
      const module = target?.kind === "file" && sources.get(target.path);
      if (module && isLibrary(target.path) && ts.isImportDeclaration(literal.parent)) {
        expectExports(literal.parent, module);
      }
      if (target?.kind === "builtin" && isLibrary(path) && !OUTSIDE.has(libraryPath(path)!)) {
        throw new CompileError(
          `${place(source, literal)}: a module of lib/ imports "${literal.text}"`,
          "read and write in the solution, through runProgram of lib/io/run-program",
        );
      }
      if (target) continue;
      const near = nearestModules(literal.text, read.modules?.() ?? []);
      throw new CompileError(
        `${place(source, literal)}: there is no file "${literal.text}"`,
        near.length > 0 ? near.join(", ") : "mend the import",
      );
    }
  };
  visit(entry);
  return { sources: [...sources.values()], data: [...data] };
}

/** The modules of lib that may ask the runtime: for stdin and stdout, and for zlib. */
const OUTSIDE = new Set(["lib/io/run-program.ts", "lib/wasm/packed-bytes.ts"]);

function expectSyntax(source: ts.SourceFile): void {
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  const isSloppy = isJavaScript(source.fileName) && !ts.isExternalModule(source);
  const broken = parseDiagnostics.find(({ code }) => !(isSloppy && OCTALS.has(code)));
  if (!broken) return;
  const message = ts.flattenDiagnosticMessageText(broken.messageText, " ");
  const where = exactPlace(source, broken.start ?? 0);
  throw new CompileError(`${where}: ${message}`, `mend ${source.fileName.slice(1)}`);
}

/** TypeScript's numbers for 010 and "\\101", which a script in sloppy mode may have. */
export const OCTALS: ReadonlySet<number> = new Set([1121, 1487]);

const namesOf = new WeakMap<ts.SourceFile, readonly ts.StringLiteralLike[]>();

/** The names in imports, exports and plain calls of require and import. */
function namesOfModules(source: ts.SourceFile): readonly ts.StringLiteralLike[] {
  const earlier = namesOf.get(source);
  if (earlier) return earlier;
  const names: ts.StringLiteralLike[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) names.push(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) add(node.moduleSpecifier);
    } else if (ts.isExternalModuleReference(node)) add(node.expression);
    else if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      if (isImport || isRequireCall(node)) add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  namesOf.set(source, names);
  return names;
}
