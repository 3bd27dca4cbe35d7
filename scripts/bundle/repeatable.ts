import ts from "typescript";
import { isAssignment } from "./is-assignment";

/** The names of the getters that do more than read; "all" where any property might be one. */
export type Getters = ReadonlySet<string> | "all";

export function getters(source: ts.SourceFile): Getters {
  if (/\b(Proxy|define(Property|Properties|Getter__))\b/.test(source.text)) return "all";
  const acting = new Set<string>();
  const acts = (node: ts.Node): boolean =>
    ts.isCallOrNewExpression(node) ||
    ts.isPostfixUnaryExpression(node) ||
    (ts.isPrefixUnaryExpression(node) && /^(\+\+|--)/.test(node.getText(source))) ||
    (ts.isBinaryExpression(node) && isAssignment(node)) ||
    (ts.forEachChild(node, (child) => acts(child) || undefined) ?? false);
  const visit = (node: ts.Node): void => {
    if (ts.isGetAccessor(node) && acts(node.body!)) acting.add(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return acting;
}

/** True for what may be evaluated twice: names, constants and what is reached through them. */
export function isRepeatable(node: ts.Node, acting: Getters): boolean {
  if (ts.isParenthesizedExpression(node)) return isRepeatable(node.expression, acting);
  if (isAccess(node)) return isReadTwice(node, acting) && isRepeatable(node.expression, acting);
  if (ts.isBinaryExpression(node)) {
    return (
      !isAssignment(node) && [node.left, node.right].every((side) => isRepeatable(side, acting))
    );
  }
  const isName = ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
  return isName || ts.isNumericLiteral(node) || ts.isStringLiteralLike(node);
}

/** True for 3, i - 1, x & 7, which can name no getter. */
function isNumber(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return ts.isNumericLiteral(node);
  return /^([-*/%&|^]|\*\*|<<|>>>?)$/.test(node.operatorToken.getText());
}

export type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

export function isAccess(node: ts.Node): node is Access {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** True where x.a or x[a] may be read twice once x is known. */
export function isReadTwice(node: Access, acting: Getters): boolean {
  if (acting === "all") return false;
  if (ts.isPropertyAccessExpression(node)) return !acting.has(node.name.text);
  const { argumentExpression: key } = node;
  return (acting.size === 0 || isNumber(key)) && isRepeatable(key, acting);
}

/** The parts of (a == null ? undefined : a.b), as an earlier round wrote it, where b may be read twice. */
export function guardedValue(
  node: ts.Expression,
  acting: Getters,
): { test: string; value: string } | undefined {
  if (ts.isParenthesizedExpression(node)) return guardedValue(node.expression, acting);
  if (!ts.isConditionalExpression(node) || !/^\S+ == null$/.test(node.condition.getText()))
    return undefined;
  const { condition, whenTrue, whenFalse } = node;
  if (whenTrue.getText() !== "undefined") return undefined;
  const inner = guardedValue(whenFalse, acting);
  if (inner) return { ...inner, test: `${condition.getText()} || ${inner.test}` };
  if (!isRepeatable(whenFalse, acting)) return undefined;
  return { test: condition.getText(), value: whenFalse.getText() };
}
