import ts from "typescript";
import { withoutHelperNames } from "../lower/helper-names";
import type { ClassMeaning } from "../read/class-meaning";
import { OCTALS } from "../read/read-sources";
import { CompileError } from "../syntax/compile-error";
import { applyEdits } from "../syntax/edits";
import { withoutEsmWords } from "../syntax/esm-words";
import type { CompiledAs } from "./compiled-as";

/** A module as the CommonJS module that TypeScript makes of it, types gone. */
export function asCommonJs(path: string, text: string, compiled: CompiledAs | undefined): string {
  if (path.endsWith(".json")) return `module.exports = ${jsonAsCode(text.trim())};\n`;
  const plain = withoutEsmWords(path, withoutShebang(text));
  return transformed(path, importsFirst(path, plain), ts.ModuleKind.CommonJS, compiled);
}

/** The bundle has lines above the program. */
export function withoutShebang(text: string): string {
  return text.replace(/^\uFEFF?#!.*/, "");
}

/** A module with its enums, namespaces and parameter properties written out; imports stay. */
export function withoutTypes(path: string, text: string, meaning?: ClassMeaning): string {
  return transformed(path, text, ts.ModuleKind.Preserve, { meaning, isStrict: false });
}

/** In a literal the key __proto__ would give a prototype. */
function jsonAsCode(text: string): string {
  return /"(__proto__|[^"]*\\u[^"]*)"\s*:/.test(text)
    ? `JSON.parse(${JSON.stringify(text)})`
    : text;
}

function transformed(
  path: string,
  text: string,
  module: ts.ModuleKind,
  compiled: CompiledAs | undefined,
): string {
  const { meaning, isStrict = false } = compiled ?? {};
  const { outputText, diagnostics } = ts.transpileModule(withoutHelperNames(text, path), {
    fileName: path.replace(/\.[cm]([jt]s)$/, ".$1"), // the ending of an ES module would keep it one
    reportDiagnostics: true,
    compilerOptions: {
      module,
      // The last target that writes fields into the constructor, behind its parameters.
      target: meaning?.definesInConstructor ? ts.ScriptTarget.ES2021 : ts.ScriptTarget.ESNext,
      esModuleInterop: true,
      isolatedModules: true,
      allowJs: true,
      alwaysStrict: isStrict,
      ignoreDeprecations: "6.0", // alwaysStrict: false goes with TypeScript 7
      useDefineForClassFields: meaning?.useDefineForClassFields ?? true,
      experimentalDecorators: meaning?.experimentalDecorators ?? false,
    },
  });
  const broken = diagnostics?.find(
    ({ category, code }) => category === ts.DiagnosticCategory.Error && !OCTALS.has(code),
  );
  if (!broken) return outputText;
  const at = broken.file?.getLineAndCharacterOfPosition(broken.start ?? 0);
  const where = `${path}:${(at?.line ?? 0) + 1}:${(at?.character ?? 0) + 1}`;
  const message = ts.flattenDiagnosticMessageText(broken.messageText, " ");
  throw new CompileError(`${where}: ${message}`, `mend ${path}`);
}

/** Imports are loaded before anything else runs, wherever they stand. */
function importsFirst(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const { statements } = source;
  const isImport = (node: ts.Statement) =>
    ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier);
  const isEarly = (node: ts.Statement) => isImport(node) || isDirective(node);
  const first = statements.find((node) => !isEarly(node));
  const late = statements.filter((node) => isImport(node) && first && node.pos > first.pos);
  if (!first || late.length === 0) return text;
  const at = first.getStart(source);
  const moved = late.map((node) => `${node.getText(source).replace(/;?$/, ";")}\n`).join("");
  const removals = late.map((node) => ({ from: node.getStart(source), to: node.end, text: "" }));
  return applyEdits(text, 0, text.length, [{ from: at, to: at, text: moved }, ...removals]);
}

function isDirective(node: ts.Statement): boolean {
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
}
