import ts from "typescript";
import { type ClassMeaning, classMeaning } from "../read/class-meaning";
import { nearestFile, type Read } from "../read/read";
import { isJavaScript } from "../read/read-sources";
import { configOf, isSixOrNewer } from "../read/tsconfig";

/** How tsconfig.json and Node want a module compiled. */
export interface CompiledAs {
  readonly meaning: ClassMeaning | undefined;
  /** False for a script in sloppy mode. */
  readonly isStrict: boolean;
}

/** The ways of all modules by their paths; data have none. */
export function compiledAs(
  sources: readonly ts.SourceFile[],
  read: Read,
): ReadonlyMap<string, CompiledAs> {
  return new Map(
    sources.map((source) => [
      source.fileName.slice(1),
      { meaning: classMeaning(source, read), isStrict: isStrictSource(source, read) },
    ]),
  );
}

/**
 * True where a module runs in strict mode: an ES module, one that says "use strict", and TypeScript under
 * alwaysStrict. Every other script is sloppy: its `this` may be the global object, and a name that is assigned becomes one.
 */
function isStrictSource(source: ts.SourceFile, read: Read): boolean {
  const path = source.fileName.slice(1);
  if (isModule(source, read) || saysStrict(source)) return true;
  return !isJavaScript(path) && isAlwaysStrict(path, read);
}

/** True for what Node runs as an ES module, whose mode nothing changes. */
export function isModule(source: ts.SourceFile, read: Read): boolean {
  const path = source.fileName.slice(1);
  if (ts.isExternalModule(source) || awaits(source) || /\.m[jt]s$/.test(path)) return true;
  if (!path.endsWith(".js")) return false;
  const text = nearestFile("package.json", path, read)?.text ?? "";
  return /"type"\s*:\s*"module"/.test(text);
}

/** True for a module that awaits outside of all functions. */
export function awaits(source: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
      return true;
    if (ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node)) return false;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(source);
}

function saysStrict({ statements }: ts.SourceFile): boolean {
  for (const node of statements) {
    if (!ts.isExpressionStatement(node) || !ts.isStringLiteral(node.expression)) return false;
    if (/^.use strict.$/.test(node.expression.getText())) return true;
  }
  return false;
}

/** TypeScript's own rule: on by default since version 6, before that with `strict`. */
function isAlwaysStrict(path: string, read: Read): boolean {
  const config = configOf(path, read);
  if (!config) return true;
  const { alwaysStrict, strict } = config.options;
  if (alwaysStrict !== undefined) return alwaysStrict;
  const isSix = isSixOrNewer(config, read);
  return isSix === true || (strict ?? isSix === undefined);
}
