import ts from "typescript";
import { READ_BY_A_PERSON } from "./linkable";
import { SMALL_LIBRARY_FILE } from "./small-library";
import type { Unit } from "./unit";
import { isOwnUnit } from "./units";

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
  "defineProperty",
  "defineProperties",
]);

/** True where the unit may reach a method by a name that is only made at run time. */
export function namesAtRunTime(unit: Unit, checker: ts.TypeChecker): boolean {
  if (READ_BY_A_PERSON.has(unit.module.path)) return false;
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return false;
    if (ts.isIdentifier(node) && FINDERS.has(node.text)) return true;
    if (ts.isElementAccessExpression(node) && mayNameMethod(node, checker)) return true;
    if (ts.isComputedPropertyName(node) && ts.isBindingElement(node.parent)) return true;
    if (ts.isForInStatement(node) || ts.isWithStatement(node)) return true;
    return (
      ts.forEachChild(node, (child) => (isOwnUnit(child, unit) ? false : visit(child))) ?? false
    );
  };
  return visit(unit.node);
}

/** x[key] on what may be one of our objects, unless the key is a number or stands there as text. */
function mayNameMethod(node: ts.ElementAccessExpression, checker: ts.TypeChecker): boolean {
  const key = node.argumentExpression;
  if (ts.isStringLiteralLike(key)) return false;
  const isNumber = (type: ts.Type) =>
    (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
  if (partsOf(checker.getTypeAtLocation(key)).every(isNumber)) return false;
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

/** The types of a union, without undefined and null. */
function partsOf(type: ts.Type): ts.Type[] {
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  return (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & nothing) === 0);
}

/** True for texts, numbers, arrays and object literals: they have no methods to be dropped. */
function isData(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return true;
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  if (checker.isTupleType(type)) return true;
  const declarations = type.symbol?.declarations ?? [];
  const isLibrary = (declaration: ts.Node) =>
    declaration.getSourceFile().fileName === SMALL_LIBRARY_FILE &&
    !ts.isMappedTypeNode(declaration);
  // A cast to Record<string, …> may hide one of our objects.
  if (
    checker.getIndexInfosOfType(type).some(({ keyType }) => keyType.flags & ts.TypeFlags.String)
  ) {
    return declarations.length > 0 && declarations.every(isLibrary);
  }
  if (checker.getIndexInfosOfType(type).length > 0) return true;
  return declarations.every(
    (declaration) => isLibrary(declaration) || ts.isObjectLiteralExpression(declaration),
  );
}
