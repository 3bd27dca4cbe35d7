import { dirname, join, normalize } from "node:path/posix";
import ts from "typescript";

/** One import of a file. */
export interface Import {
  /** A path of the repository without its extension, "node:fs", or the name of a package. */
  readonly path: string;
  readonly line: number;
  /** True if the import disappears when types are stripped. */
  readonly typeOnly: boolean;
  /** True for `export … from`. */
  readonly again: boolean;
}

/** A name of the outside world that a file uses: "process.stdout", "Date", "Math.random". */
export interface OutsideName {
  readonly name: string;
  readonly line: number;
}

export interface Scanned {
  readonly imports: readonly Import[];
  readonly outside: readonly OutsideName[];
}

const OUTSIDE = new Set([
  ...["process", "console", "performance", "Date", "fetch"],
  ...["setTimeout", "setInterval", "setImmediate"],
]);

const scans = new Map<string, { text: string; scanned: Scanned }>();

/** Imports and names of the outside world in one TypeScript file; the last text of each file is kept. */
export function scan(file: string, text: string): Scanned {
  const before = scans.get(file);
  if (before?.text === text) return before.scanned;
  const scanned = scanText(file, text);
  scans.set(file, { text, scanned });
  return scanned;
}

function scanText(file: string, text: string): Scanned {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const outside: OutsideName[] = [];
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name !== undefined) {
      const path = name.startsWith(".") ? normalize(join(dirname(file), name)) : name;
      const typeOnly = isTypeOnly(node);
      const again = ts.isExportDeclaration(node);
      imports.push({ path: path.replace(/\.ts$/, ""), line: lineOf(node), typeOnly, again });
    }
    const used = outsideName(node);
    if (used !== undefined) outside.push({ name: used, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, outside };
}

function outsideName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.getText() === "Math.random") return "Math.random";
  if (!ts.isIdentifier(node) || !OUTSIDE.has(node.text)) return undefined;
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
  const isType = ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent);
  const text = parent.getText();
  if (isMember || isType || text === "Date.parse" || /^new Date\([^)]/.test(text)) return undefined;
  return ts.isPropertyAccessExpression(parent) ? text : node.text;
}

/** The path that a declaration or a call of import() or require() names. */
function importedName(node: ts.Node): string | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())
        ? node.arguments[0]
        : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
