import ts from "typescript";
import { CompileError } from "./compile-error";
import { mentionedName } from "./identifiers";
import { libraryPath } from "./library-path";
import { place } from "./place";

/** Why the modules of a program cannot become one scope with what is unused left out. */
export class NotLinkable extends CompileError {}

/** Modules of which all bundles of a run need to know it once: they share their trees. */
const linkable = new WeakSet<ts.SourceFile>();

/**
 * The rules of the README's list that syntax decides; linkable-types.ts holds the others. Throws
 * NotLinkable at the first thing that they do not allow: such a program is kept whole.
 */
export function expectLinkable(source: ts.SourceFile): void {
  if (linkable.has(source) || isReadByAPerson(source.fileName.slice(1))) return;
  const visit = (node: ts.Node): void => {
    const reason = reasonAgainst(node);
    if (reason) throw notLinkable(node, reason);
    ts.forEachChild(node, visit);
  };
  visit(source);
  linkable.add(source);
}

/**
 * Modules of lib that meet the outside, or write code of their own, in a way that linking keeps: no member
 * of a class is reached by a name that they make.
 */
const READ_BY_A_PERSON: ReadonlySet<string> = new Set([
  "lib/io/run-program.ts",
  "lib/sliding/sliding-ida.ts",
  "lib/wasm/packed-bytes.ts",
  "lib/wasm/wasm-exports.ts",
]);

export function isReadByAPerson(path: string): boolean {
  return READ_BY_A_PERSON.has(libraryPath(path) ?? "");
}

export function notLinkable(node: ts.Node, reason: string): NotLinkable {
  const where = place(node.getSourceFile(), node);
  return new NotLinkable(`${where}: ${reason}`, "write it without");
}

function reasonAgainst(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return FORBIDDEN.has(node.text) ? `uses ${node.text}` : undefined;
  const property = mentionedName(node);
  if (property !== undefined && TELLING.test(property) && !isOwnField(node)) {
    return `reads or writes the property ${property}`;
  }
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
  if (ts.isComputedPropertyName(node) && !isIterator(node)) return "computes a name";
  if (ts.isClassElement(node) && node.name && !isPlainName(node.name)) return "quotes a name";
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

/** Properties that tell the name, the text or the place of a function, or what an object has. */
const TELLING =
  /^(name|stack|message|cause|toLocaleString|hasOwnProperty|propertyIsEnumerable|__\w+__)$/;

/** this.name and const { name } = this in a class that declares a field of that name. */
function isOwnField(node: ts.Node): boolean {
  const pattern = ts.isBindingElement(node) ? node.parent.parent : undefined;
  const of = pattern && ts.isVariableDeclaration(pattern) ? pattern.initializer : undefined;
  const receiver = ts.isPropertyAccessExpression(node) ? node.expression : of;
  if (receiver?.kind !== ts.SyntaxKind.ThisKeyword) return false;
  const owner = ts.findAncestor(node, ts.isClassDeclaration);
  return (owner?.members ?? []).some(
    (member) => ts.isPropertyDeclaration(member) && member.name.getText() === mentionedName(node),
  );
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
  [SyntaxKind.TypePredicate, "says what a type is"],
]);

function importReason({ importClause, moduleSpecifier }: ts.ImportDeclaration): string | undefined {
  if (!importClause) return "imports a module for what it does";
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return "imports a whole module";
  const text = (moduleSpecifier as ts.StringLiteral).text;
  return /^([./]|judgebench\/)/.test(text) ? undefined : `imports "${text}"`;
}

/** A name as written, or the one that makes a class iterable. */
function isPlainName(name: ts.PropertyName): boolean {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || isIterator(name);
}

function isIterator(name: ts.PropertyName): boolean {
  const isMember = ts.isClassElement(name.parent);
  return isMember && name.getText() === "[Symbol.iterator]";
}

function isUnnamedDefault(node: ts.Node): boolean {
  const isDeclaration = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  return isDeclaration && !node.name;
}

function isThisScope(node: ts.Node): boolean {
  return (ts.isFunctionLike(node) && !ts.isArrowFunction(node)) || ts.isClassElement(node);
}
