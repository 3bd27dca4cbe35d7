import ts from "typescript";
import { isErased } from "./erased";
import { notLinkable, READ_BY_A_PERSON } from "./linkable";
import { firstNameRead } from "./name-reads";
import { namesAtRunTime } from "./names-at-run-time";
import type { Unit, Units } from "./unit";
import { isProgramLine } from "./units";

/**
 * The second half of linkable.ts, for what names and types decide: the library is called and not
 * passed on, changed or given another name; no member is reached under a name made at run time, by a
 * call of the library, or as a text; nobody asks for the name or the text of a function.
 */
export function expectLinkableTypes(
  live: readonly Unit[],
  { globalUses }: Units,
  checker: ts.TypeChecker,
): void {
  for (const node of globalUses) {
    const isStart = ts.findAncestor(node, isProgramLine) !== undefined;
    const isKnown = READ_BY_A_PERSON.has(node.getSourceFile().fileName.slice(1));
    if (isStart || isKnown || isPlainUse(node as ts.Identifier)) continue;
    throw notLinkable(node, `does more with ${node.getText()} than to call it`);
  }
  const named = firstNameRead(live, checker);
  if (named) throw notLinkable(named, "reads the name of a class or function");
  for (const unit of live) {
    if (READ_BY_A_PERSON.has(unit.module.path)) continue;
    if (namesAtRunTime(unit, checker)) throw notLinkable(unit.node, "makes a member's name");
    const visit = (node: ts.Node): void => {
      if (isErased(node)) return;
      const reason = reasonAgainst(node, checker);
      if (reason) throw notLinkable(node, reason);
      ts.forEachChild(node, visit);
    };
    if (unit.kind !== "member") visit(unit.node);
  }
}

/** Math.max(…), new Map(…), Number.MAX_SAFE_INTEGER, x instanceof RangeError, list.map(Number). */
function isPlainUse(name: ts.Identifier): boolean {
  if (/^(undefined|NaN|Infinity)$/.test(name.text)) return true;
  if (!LIBRARY.test(name.text)) return false;
  const { parent } = name;
  if (ts.isCallOrNewExpression(parent)) {
    const isCast = /^(Number|String|Boolean|BigInt)$/.test(name.text);
    return parent.expression === name || isCast;
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
  /^(Math|JSON|Number|String|Boolean|BigInt|Symbol|Object|Array|Map|Set|RegExp|ArrayBuffer|DataView|TextEncoder|TextDecoder|parseInt|parseFloat|isNaN|isFinite|performance|\w*Error|(Int|Uint|Float|Big)\w*Array)$/;

function reasonAgainst(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  for (const operand of textOperands(node)) {
    const parts = partsOf(checker.getTypeAtLocation(operand));
    if (parts.some((type) => type.getCallSignatures().length > 0 || isClass(type))) {
      return "makes a text of a function or of an instance";
    }
  }
  if (ts.isCallOrNewExpression(node) && !isOurs(node, checker)) {
    const given = (node.arguments ?? []).find((argument) =>
      partsOf(checker.getTypeAtLocation(argument)).some(isClass),
    );
    if (given) return "gives an instance to the library";
  }
  const isCast = ts.isAsExpression(node) && !/^const$/.test(node.type.getText());
  if (isCast && partsOf(checker.getTypeAtLocation(node)).some(isClass)) return "casts to a class";
  if (isCast && partsOf(checker.getTypeAtLocation(node.expression)).some(isClass)) {
    return "casts an instance";
  }
  return undefined;
}

/** `${x}`, "" + x, String(x). */
function textOperands(node: ts.Node): readonly ts.Expression[] {
  if (ts.isTemplateSpan(node)) return [node.expression];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [node.left, node.right];
  }
  const isString = ts.isCallExpression(node) && node.expression.getText() === "String";
  return isString ? node.arguments : [];
}

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
