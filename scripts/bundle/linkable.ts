import ts from "typescript";
import { CompileError } from "./compile-error";
import { place } from "./place";

/** Why the modules of a program cannot become one scope with what is unused left out. */
export class NotLinkable extends CompileError {}

/**
 * Linking is for code of one kind: names bound once, types that say what is called, a library that is
 * used and not looked into. Throws NotLinkable at the first thing of another kind: such a program
 * keeps its modules apart. Types and names from outside are looked at when they are known
 * (linkable-types.ts).
 */
export function expectLinkable(source: ts.SourceFile): void {
  if (READ_BY_A_PERSON.has(source.fileName.slice(1))) return;
  const visit = (node: ts.Node): void => {
    const reason = reasonAgainst(node);
    if (reason) throw notLinkable(node, reason);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/**
 * Modules of lib that meet the outside, or write code of their own, in a way that linking keeps: no member
 * of a class is reached by a name that they make.
 */
export const READ_BY_A_PERSON: ReadonlySet<string> = new Set([
  "lib/io/run-program.ts",
  "lib/sliding/sliding-ida.ts",
  "lib/wasm/packed-bytes.ts",
  "lib/wasm/wasm-exports.ts",
]);

export function notLinkable(node: ts.Node, reason: string): NotLinkable {
  const where = place(node.getSourceFile(), node);
  return new NotLinkable(`${where}: ${reason}`, "write it without");
}

function reasonAgainst(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return FORBIDDEN.has(node.text) ? `uses ${node.text}` : undefined;
  if (ts.isPropertyAccessExpression(node) && node.name.text === "stack") return "reads a stack";
  const word = WORDS.get(node.kind);
  if (word) return word;
  if (ts.isVariableDeclarationList(node)) {
    const isPlain = (node.flags & (ts.NodeFlags.Let | ts.NodeFlags.Const)) !== 0;
    const isUsing = (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using;
    return isPlain && !isUsing ? undefined : "declares with var or using";
  }
  if (ts.isImportDeclaration(node)) return importReason(node);
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    return "exports from another module";
  }
  if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
    return "declares a field as a parameter";
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    return "asks with in";
  }
  if (ts.isAccessor(node) && ts.isObjectLiteralExpression(node.parent)) {
    return "has an accessor in an object literal";
  }
  if (ts.isClassElement(node) && node.name && !isPlainName(node.name)) return "computes a name";
  if ("name" in node && isUnnamedDefault(node)) return "exports something without a name";
  if (node.kind === ts.SyntaxKind.ThisKeyword && !ts.findAncestor(node, isThisScope)) {
    return "uses this outside of functions";
  }
  if (ts.canHaveModifiers(node)) {
    const kinds = (ts.getModifiers(node) ?? []).map(({ kind }) => kind);
    if (kinds.includes(ts.SyntaxKind.AsyncKeyword)) return "is asynchronous";
    if (kinds.includes(ts.SyntaxKind.DeclareKeyword)) return "declares what is elsewhere";
    if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return "exports a default";
    if (ts.canHaveDecorators(node) && ts.getDecorators(node)) return "is decorated";
  }
  return undefined;
}

/** Names by which a program can look into itself or change what all share. */
const FORBIDDEN = new Set([
  ...["eval", "Function", "Proxy", "Reflect", "globalThis", "arguments"],
  ...["prototype", "__proto__", "constructor", "caller", "callee"],
]);

const { SyntaxKind } = ts;
const WORDS = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.AnyKeyword, "has the type any"],
  [SyntaxKind.EnumDeclaration, "declares an enum"],
  [SyntaxKind.ModuleDeclaration, "declares a namespace"],
  [SyntaxKind.ExportAssignment, "exports a default"],
  [SyntaxKind.NamespaceExport, "exports a whole module"],
  [SyntaxKind.ImportEqualsDeclaration, "imports with ="],
  [SyntaxKind.TypeAssertionExpression, "asserts a type in angle brackets"],
  [SyntaxKind.WithStatement, "has with"],
  [SyntaxKind.ForInStatement, "walks the keys of an object"],
  [SyntaxKind.DeleteExpression, "deletes a property"],
  [SyntaxKind.ClassExpression, "has a class without a statement of its own"],
  [SyntaxKind.ClassStaticBlockDeclaration, "has a static block"],
  [SyntaxKind.MetaProperty, "has import.meta or new.target"],
  [SyntaxKind.AwaitExpression, "awaits"],
  [SyntaxKind.SetAccessor, "has a setter"],
  [SyntaxKind.JsxElement, "has JSX"],
]);

function importReason({ importClause, moduleSpecifier }: ts.ImportDeclaration): string | undefined {
  if (!importClause) return "imports a module for what it does";
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return "imports a whole module";
  const text = (moduleSpecifier as ts.StringLiteral).text;
  return /^[./]/.test(text) ? undefined : `imports "${text}"`;
}

/** A name as written, or the one that makes a class iterable. */
function isPlainName(name: ts.PropertyName): boolean {
  if (ts.isComputedPropertyName(name)) return name.expression.getText() === "Symbol.iterator";
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
}

function isUnnamedDefault(node: ts.Node): boolean {
  const isDeclaration = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  return isDeclaration && !node.name;
}

function isThisScope(node: ts.Node): boolean {
  return (ts.isFunctionLike(node) && !ts.isArrowFunction(node)) || ts.isClassElement(node);
}
