// Long: the rules on what is called, what becomes a text, and what keys may reach.
import ts from "typescript";
import { SMALL_LIBRARY_FILE } from "../read/small-library";
import { isErased } from "../syntax/erased";
import { isLibrary } from "../syntax/library-path";
import { isReadByAPerson, notLinkable } from "../syntax/linkable";
import type { Unit, Units } from "./unit";
import { isProgramLine } from "./units";

/** Names from outside, and units, of which all bundles of a run need to know it once. */
const allowed = new WeakSet<ts.Node | Unit>();

/**
 * The rules of the README's list that names and types decide: bytes come and go through
 * lib/io/run-program.ts alone; the library is called and not passed on, changed or given another name; only
 * primitives become texts; no member is reached under a key that is made at run time, or by a call of
 * the library.
 */
export function expectLinkableTypes(
  live: readonly Unit[],
  { globalUses }: Units,
  checker: ts.TypeChecker,
): void {
  for (const node of globalUses) {
    const isKnown = allowed.has(node) || isReadByAPerson(node.getSourceFile().fileName.slice(1));
    if (isKnown || isOfStart(node) || isPlainUse(node as ts.Identifier)) allowed.add(node);
    else throw notLinkable(node, `does more with ${node.getText()} than to call it`);
  }
  for (const unit of live) {
    if (allowed.has(unit) || isReadByAPerson(unit.module.path)) continue;
    const visit = (node: ts.Node): void => {
      if (isErased(node)) return;
      const reason = reasonAgainst(node, checker);
      if (reason) throw notLinkable(node, reason);
      ts.forEachChild(node, visit);
    };
    if (unit.kind !== "member") visit(unit.node);
    allowed.add(unit);
  }
}

/** True for the names in require.main === module. */
function isOfStart(node: ts.Node): boolean {
  const line = ts.findAncestor(node, isProgramLine);
  return (
    line !== undefined && ts.findAncestor(node, (part) => part === line.expression) !== undefined
  );
}

/** Math.max(…), new Map(…), Number.MAX_SAFE_INTEGER, x instanceof RangeError, list.map(Number), Date.now. */
function isPlainUse(name: ts.Identifier): boolean {
  if (/^(undefined|NaN|Infinity)$/.test(name.text)) return true;
  if (!LIBRARY.test(name.text)) return false;
  const { parent } = name;
  if (name.text === "Date" && parent.getText() !== "Date.now") return false;
  if (ts.isCallOrNewExpression(parent)) {
    return parent.expression === name || /^(Number|Boolean|BigInt)$/.test(name.text);
  }
  if (ts.isBinaryExpression(parent)) {
    return parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword && parent.right === name;
  }
  if (ts.isExpressionWithTypeArguments(parent)) return /Error$/.test(name.text);
  // new (isSmall ? Int16Array : Int32Array)(n)
  if (ts.isConditionalExpression(parent)) return /Array$/.test(name.text);
  if (!ts.isPropertyAccessExpression(parent)) return ts.isTypeNode(parent);
  const { parent: use } = parent;
  if (name.text === "Object") return /^(is|keys|values|entries|freeze)$/.test(parent.name.text);
  if (ts.isCallOrNewExpression(use)) return true;
  const isWritten =
    (ts.isBinaryExpression(use) && use.left === parent) ||
    ts.isPrefixUnaryExpression(use) ||
    ts.isPostfixUnaryExpression(use) ||
    ts.isVariableDeclaration(use);
  return !isWritten || /^[A-Z0-9_]+$/.test(parent.name.text);
}

const LIBRARY =
  /^(Math|JSON|Number|String|Boolean|BigInt|Symbol|Object|Array|Map|Set|RegExp|ArrayBuffer|DataView|TextEncoder|TextDecoder|parseInt|parseFloat|isNaN|isFinite|performance|Date|\w*Error|(Int|Uint|Float|Big)\w*Array)$/;

function reasonAgainst(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  for (const operand of texts(node, checker)) {
    if (!isText(operand, checker)) return "makes a text of what is no text or number";
  }
  if (ts.isElementAccessExpression(node) && mayNameMember(node, checker)) {
    return "reaches a member by a key";
  }
  if (ts.isCallOrNewExpression(node) && !isOurs(node, checker)) {
    const instance = (node.arguments ?? []).find((argument) =>
      partsOf(checker.getTypeAtLocation(argument)).some(isClass),
    );
    if (instance) return "gives an instance to the library";
  }
  const isCast = ts.isAsExpression(node) && !/^const$/.test(node.type.getText());
  if (isCast && partsOf(checker.getTypeAtLocation(node)).some(isClass)) return "casts to a class";
  if (isCast && partsOf(checker.getTypeAtLocation(node.expression)).some(isClass)) {
    return "casts an instance";
  }
  return undefined;
}

/** What may become a text: in `${x}`, x + y, x < y, String(x), new Error(x), x.join(). */
function texts(node: ts.Node, checker: ts.TypeChecker): readonly ts.Expression[] {
  if (ts.isTemplateSpan(node)) return [node.expression];
  if (ts.isBinaryExpression(node)) {
    const sides = [node.left, node.right];
    const operator = node.operatorToken.getText();
    if (/^\+=?$/.test(operator)) return sides;
    // Beside a number all is compared as a number.
    const isCompared =
      /^([<>]=?|[!=]=)$/.test(operator) && !sides.some((side) => isNumber(side, checker));
    return isCompared ? sides : [];
  }
  if (!ts.isCallOrNewExpression(node)) return [];
  const { expression } = node;
  const args = node.arguments ?? [];
  if (ts.isIdentifier(expression)) return MAKES_TEXT.test(expression.text) ? args : [];
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { expression: receiver, name } = expression;
  if (/^(join|toString|valueOf)$/.test(name.text)) return isOurs(node, checker) ? [] : [receiver];
  return [];
}

const MAKES_TEXT = /^(String|Symbol|RegExp|BigInt|parseInt|parseFloat|\w*Error)$/;

/** True for a call of a function or method of the program, or of one that only keeps what it is given. */
function isOurs(node: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): boolean {
  const { expression } = node;
  if (expression.kind === ts.SyntaxKind.SuperKeyword) return true;
  if (ts.isPropertyAccessExpression(expression) && KEEPS.test(expression.name.text)) return true;
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (declaration) return !declaration.getSourceFile().isDeclarationFile;
  // A class without a constructor of its own.
  const symbol = checker.getSymbolAtLocation(expression);
  return (symbol?.declarations ?? []).some(
    (candidate) => ts.isClassDeclaration(candidate) || ts.isImportSpecifier(candidate),
  );
}

const KEEPS = /^(push|unshift|set|add|fill|indexOf|includes|get|has|delete)$/;

function isClass(type: ts.Type): boolean {
  const declaration = type.symbol?.declarations?.[0];
  const isInstance = (type.flags & ts.TypeFlags.Object) !== 0;
  return isInstance && declaration !== undefined && ts.isClassDeclaration(declaration);
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnionOrIntersection() ? type.types : [type];
}

function isNumber(node: ts.Node, checker: ts.TypeChecker): boolean {
  const parts = partsOf(checker.getTypeAtLocation(node));
  return parts.every(({ flags }) => (flags & NUMBER) !== 0);
}

/** True for a number, a text and the like, a list of them, and what a call of the library makes. */
function isText(node: ts.Node, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  // Our own messages show what a caller without types has passed.
  const isOwn = isLibrary(node.getSourceFile().fileName.slice(1));
  if (isOwn && (type.flags & TypeFlags.Unknown) !== 0) return true;
  const loop = loopOf(checker.getSymbolAtLocation(node)?.valueDeclaration);
  if (!loop || !isAny(type)) return isPlain(type, checker);
  const items = checker.getIndexTypeOfType(
    checker.getTypeAtLocation(loop.expression),
    ts.IndexKind.Number,
  );
  return items === undefined || isPlain(items, checker);
}

/** The loop in whose head a name is declared: the small library does not tell its type. */
function loopOf(declaration: ts.Node | undefined): ts.ForOfStatement | undefined {
  const loop = declaration?.parent?.parent;
  return loop && ts.isForOfStatement(loop) ? loop : undefined;
}

/** Code that is linked writes any nowhere: such a value comes from the library. */
function isAny({ flags }: ts.Type): boolean {
  return (flags & TypeFlags.Any) !== 0;
}

function isPlain(type: ts.Type, checker: ts.TypeChecker): boolean {
  if ((type.flags & PRIMITIVE) !== 0 || isAny(type)) return true;
  if (type.isUnion()) return type.types.every((part) => isPlain(part, checker));
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item !== undefined && isOfLibrary(type) && isPlain(item, checker);
}

const { TypeFlags } = ts;
const NUMBER =
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.Undefined |
  TypeFlags.Null |
  TypeFlags.Never;
const PRIMITIVE = NUMBER | TypeFlags.StringLike | TypeFlags.BooleanLike;

function isOfLibrary({ symbol }: ts.Type): boolean {
  return (symbol?.declarations ?? []).every(
    (declaration) =>
      declaration.getSourceFile().fileName === SMALL_LIBRARY_FILE &&
      !ts.isMappedTypeNode(declaration),
  );
}

/** x[key] on what may be one of our objects, unless the key is a number or stands there as text. */
function mayNameMember(node: ts.ElementAccessExpression, checker: ts.TypeChecker): boolean {
  const key = node.argumentExpression;
  if (ts.isStringLiteralLike(key)) return false;
  const number = TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Undefined | TypeFlags.Null;
  if (partsOf(checker.getTypeAtLocation(key)).every(({ flags }) => (flags & number) !== 0))
    return false;
  if (isTable(node.expression, checker)) return false;
  return !partsOf(checker.getTypeAtLocation(node.expression)).every((type) =>
    isData(type, checker),
  );
}

/** True for a constant that is an object literal without methods, whatever type it has been given. */
function isTable(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return false;
  const { initializer, parent } = declaration;
  if (!initializer || !(parent.flags & ts.NodeFlags.Const)) return false;
  return ts.isObjectLiteralExpression(initializer);
}

/** True for texts, numbers and what the library makes: they have no members to be dropped. */
function isData(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & PRIMITIVE) return true;
  return (type.flags & TypeFlags.Object) !== 0 && (checker.isTupleType(type) || isOfLibrary(type));
}
