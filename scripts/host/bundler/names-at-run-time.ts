import ts from "typescript";
import type { Unit } from "./units";

/** With one of these a program can find methods whose names stand nowhere in its text. */
const FINDERS = new Set([
  "eval",
  "Function",
  "Proxy",
  "Reflect",
  "prototype",
  "getOwnPropertyNames",
  "getOwnPropertyDescriptors",
  "getPrototypeOf",
]);

/** True where the unit may reach a method by a name that is only made at run time. */
export function namesAtRunTime(unit: Unit, checker: ts.TypeChecker): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return false;
    if (ts.isIdentifier(node) && FINDERS.has(node.text)) return true;
    if (ts.isElementAccessExpression(node) && mayNameMethod(node, checker)) return true;
    if (ts.isForInStatement(node) || ts.isWithStatement(node)) return true;
    const members = unit.kind === "member" ? undefined : unit.node;
    return (
      ts.forEachChild(node, (child) =>
        node === members && ts.isClassElement(child) && isOwnUnit(child) ? false : visit(child),
      ) ?? false
    );
  };
  return visit(unit.node);
}

function isOwnUnit(member: ts.ClassElement): boolean {
  return ts.isMethodDeclaration(member) || ts.isAccessor(member);
}

/** x[key] on what may be one of our objects, unless the key is a number or stands there as text. */
function mayNameMethod(node: ts.ElementAccessExpression, checker: ts.TypeChecker): boolean {
  const key = node.argumentExpression;
  if (ts.isStringLiteralLike(key) || isNumber(key, checker)) return false;
  return !isPlainData(node.expression, checker);
}

function isNumber(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isCallExpression(node) && /^(Number|Math\.\w+)$/.test(node.expression.getText()))
    return true;
  const type = checker.getTypeAtLocation(node);
  const kinds = type.isUnion() ? type.types : [type];
  return kinds.every(
    (each) => (each.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0,
  );
}

/** True where the declaration shows an array, a typed array, a record or a literal, no class of ours. */
function isPlainData(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
    return isPlainData(node.expression, checker);
  }
  if (ts.isElementAccessExpression(node)) return isPlainData(node.expression, checker);
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return true;
  if (ts.isStringLiteralLike(node)) return true;
  if (ts.isNewExpression(node)) return isForeignType(node, checker);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (name.text === "from" && ts.isIdentifier(expression))
      return isForeignName(expression, checker);
    return COPIERS.has(name.text) && isPlainData(expression, checker);
  }
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (!ts.isIdentifier(name) && !ts.isPrivateIdentifier(name)) return false;
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  if (!declaration) return false;
  const shown =
    ts.isVariableDeclaration(declaration) ||
    ts.isParameter(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertySignature(declaration);
  if (!shown) return false;
  if (declaration.type) return isForeignType(declaration.type, checker);
  const value = ts.isPropertySignature(declaration) ? undefined : declaration.initializer;
  if (!value) return false;
  return ts.isIdentifier(value) ? false : isPlainData(value, checker);
}

/** True for a type in which no class and no type parameter of ours, and nothing unknown occurs. */
function isForeignType(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (OPEN_TYPES.has(node.kind)) return false;
  if (ts.isNewExpression(node)) {
    return ts.isIdentifier(node.expression) && isForeignName(node.expression, checker);
  }
  if (ts.isIdentifier(node) && ts.isTypeReferenceNode(node.parent)) {
    if (checker.getSymbolAtLocation(node)) return false;
  }
  return !(ts.forEachChild(node, (child) => !isForeignType(child, checker)) ?? false);
}

function isForeignName(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  return checker.getSymbolAtLocation(node) === undefined;
}

/** Methods of arrays and typed arrays that give an array again. */
const COPIERS = new Set([
  "concat",
  "fill",
  "filter",
  "map",
  "reverse",
  "slice",
  "sort",
  "subarray",
]);

const OPEN_TYPES = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.ThisType,
  ts.SyntaxKind.TypeQuery,
]);
