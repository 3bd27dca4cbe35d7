import tsBlankSpace from "ts-blank-space";
import ts from "typescript";
import { isProgramLine } from "../link/units";
import type { ClassMeaning } from "../read/class-meaning";
import { isJavaScript } from "../read/read-sources";
import { applyEdits, type Edit } from "../syntax/edits";
import { isErased } from "../syntax/erased";
import { withoutEsmWords } from "../syntax/esm-words";
import { isDeclaredName } from "../syntax/identifiers";
import { isMadeRequire, requiredNames } from "../syntax/required-names";
import { isScript } from "../syntax/strip-types";
import { builtinEdit, parse } from "./apart";
import { requireBuiltin } from "./builtins";
import { withoutShebang, withoutTypes } from "./commonjs";
import type { LinkedLibrary } from "./linked-library";

/**
 * The script of a program of one module that requires nothing but Node's own: its own text with its
 * types blanked out, where `required` are the imports of which something is left then. What it takes of
 * `library` stands above it. Undefined where a module of its own (apart.ts) does better.
 */
export function alone(
  path: string,
  text: string,
  required: ReadonlySet<string>,
  node: string | undefined,
  meaning?: ClassMeaning,
  library?: LinkedLibrary,
): string | undefined {
  const code = blanked(path, withoutEsmWords(path, withoutShebang(text)), meaning);
  const source = parse(path, code);
  if (source.statements.some((statement) => declaresNameOfNode(statement))) return undefined;
  const taken = library && takenNames(source, library);
  if (library && !taken) return undefined;
  const edits = requiredNames(source)
    .filter(({ name }) => required.has(name))
    .map(({ name, call }) => builtinEdit(call, name, node, { path, text }));
  let late = "";
  let began = false;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const written = requireLine(statement, required, (name) =>
        requireBuiltin(name, node, { path, text }),
      );
      if (written === undefined) return undefined;
      const stays = began ? "" : written;
      if (began) late += `${written}\n`;
      edits.push({ from: statement.getStart(source), to: statement.end, text: stays });
      continue;
    }
    if (isStrictDirective(statement)) {
      edits.push({ from: statement.getStart(source), to: statement.end, text: "" });
      continue;
    }
    if (isProgramLine(statement) && !statement.elseStatement) {
      // It is the main module wherever the judge runs it from.
      edits.push({
        from: statement.getStart(source),
        to: statement.thenStatement.getStart(source),
        text: "",
      });
    }
    const edit = exportEdit(statement, source);
    if (edit === "unlike") return undefined;
    if (edit) edits.push(edit);
    began ||= !isDirective(statement);
  }
  const first = source.statements.find((node) => !isDirective(node));
  const at = first?.getStart(source) ?? 0;
  const above = library ? `const { ${taken!.join(", ")} } = ${library.code};\n` : "";
  return applyEdits(code, 0, at, []) + above + late + applyEdits(code, at, code.length, edits);
}

/**
 * What its imports take of the library, as in a pattern: Scanner, Writer: Out. Undefined where it takes some
 * otherwise, or has a name of its own for what the library needs from outside.
 */
function takenNames(
  source: ts.SourceFile,
  { names, globals }: LinkedLibrary,
): string[] | undefined {
  if (requiredNames(source).some(({ name }) => names.has(name))) return undefined;
  const taken: string[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const wanted = names.get((statement.moduleSpecifier as ts.StringLiteral).text);
    const bindings = statement.importClause?.namedBindings;
    if (!wanted || !bindings) continue;
    if (!ts.isNamedImports(bindings)) return undefined;
    for (const { propertyName, name } of bindings.elements) {
      const whole = propertyName?.text ?? name.text;
      if (wanted.has(whole)) taken.push(whole === name.text ? whole : `${whole}: ${name.text}`);
    }
  }
  const hides = (node: ts.Node): boolean => {
    const isName = ts.isIdentifier(node) && (isDeclaredName(node) || isImported(node));
    if (isName && globals.has(node.text)) return true;
    return ts.forEachChild(node, (child) => hides(child) || undefined) ?? false;
  };
  return hides(source) ? undefined : taken;
}

function isImported({ parent }: ts.Node): boolean {
  return ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent);
}

/** True for const module = … and its like: a CommonJS module has these names already. */
export function declaresNameOfNode(node: ts.Statement): boolean {
  const isVariable =
    ts.isVariableStatement(node) &&
    !isErased(node) &&
    node.declarationList.flags & ts.NodeFlags.BlockScoped;
  const names = isVariable
    ? node.declarationList.declarations
        .filter((statement) => !isMadeRequire(statement))
        .map(({ name }) => name.getText())
    : ts.isClassDeclaration(node) && !isErased(node)
      ? [node.name?.text ?? ""]
      : [];
  return names.some((name) => /^(require|module|exports|__filename|__dirname)$/.test(name));
}

/** JavaScript stays as it is. Types become blanks; where that is not enough (enums), TypeScript writes the module anew. */
function blanked(path: string, text: string, meaning: ClassMeaning | undefined): string {
  if (isJavaScript(path)) return text; // a < b > (c) is two comparisons, no call of a<b>(c)
  let isEnough = !path.endsWith("x") && meaning === undefined;
  const code = isEnough
    ? tsBlankSpace(text, () => {
        isEnough = false;
      })
    : "";
  return isEnough && isScript(code) ? code : withoutTypes(path, text, meaning);
}

/** const { readFileSync } = require("fs"); empty where nothing of the import is left. */
function requireLine(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  required: ReadonlySet<string>,
  callFor: (name: string) => string,
): string | undefined {
  const name = (moduleSpecifier as ts.StringLiteral).text;
  if (!required.has(name)) return "";
  const call = callFor(name);
  if (!importClause) return `${call};`;
  const { name: whole, namedBindings } = importClause;
  const parts: string[] = [];
  if (whole) parts.push(`${whole.text} = ${call}`);
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    parts.push(`${namedBindings.name.text} = ${call}`);
  } else if (namedBindings) {
    const { elements } = namedBindings;
    if (elements.some((element) => element.propertyName?.text === "default")) return undefined;
    const names = elements.map(({ propertyName, name: local }) =>
      propertyName ? `${propertyName.text}: ${local.text}` : local.text,
    );
    parts.push(`{ ${names.join(", ")} } = ${call}`);
  }
  return `const ${parts.join(", ")};`;
}

/** Nobody sees what a program exports. "unlike" where its statement does more than to export. */
function exportEdit(node: ts.Statement, source: ts.SourceFile): Edit | "unlike" | undefined {
  if (ts.isExportDeclaration(node)) {
    if (node.moduleSpecifier) return "unlike";
    return { from: node.getStart(source), to: node.end, text: "" };
  }
  if (ts.isExportAssignment(node)) {
    if (!ts.isIdentifier(node.expression)) return "unlike";
    return { from: node.getStart(source), to: node.end, text: "" };
  }
  if (ts.isImportEqualsDeclaration(node)) return "unlike";
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const words = modifiers.filter(({ kind }) => EXPORT.has(kind));
  if (words.length === 0) return undefined;
  const isNamed = ts.isVariableStatement(node) || (node as ts.FunctionDeclaration).name;
  if (!isNamed) return "unlike";
  const after = words.at(-1)!.end;
  const to = after + /^\s*/.exec(source.text.slice(after))![0].length;
  return { from: words[0]!.getStart(source), to, text: "" };
}

const EXPORT = new Set([ts.SyntaxKind.ExportKeyword, ts.SyntaxKind.DefaultKeyword]);

/** The bundle says it in its first line where it is wanted. */
function isStrictDirective(node: ts.Statement): boolean {
  return isDirective(node) && /^["']use strict["'];?$/.test(node.getText());
}

function isDirective(node: ts.Statement): boolean {
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
}
