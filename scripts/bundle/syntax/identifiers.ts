import ts from "typescript";

/** False for property names, labels and the like, which no scope resolves. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isMetaProperty(parent))
    return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isClassElement(parent) ||
    ts.isMethodDeclaration(parent)
  ) {
    return parent.name !== node;
  }
  if (ts.isGetAccessor(parent) || ts.isSetAccessor(parent)) return parent.name !== node;
  return !ts.isLabeledStatement(parent) && !ts.isBreakOrContinueStatement(parent);
}

export function isDeclaredName(node: ts.Identifier): boolean {
  const { parent } = node;
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent);
  return named && parent.name === node;
}

export function mentionedName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isStringLiteralLike(node)) return isKey(node) ? node.text : undefined;
  if (ts.isPrivateIdentifier(node) && ts.isBinaryExpression(node.parent)) return node.text;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name.text : undefined;
  }
  const assigned = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return assigned && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/** The text in x["text"] and { "text": y }; a key of another kind is one that is made at run time. */
function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** The variable at the root of what an assignment, a method call or an argument may change. */
export function changedName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node)) {
    return rootName(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const steps =
      node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken;
    return steps ? rootName(node.operand) : undefined;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return rootName(node.expression.expression);
  }
  const isArgument = ts.isIdentifier(node) && ts.isCallExpression(node.parent);
  return isArgument && node.parent.expression !== node ? node : undefined;
}

function rootName(node: ts.Expression): ts.Identifier | undefined {
  let root: ts.Node = node;
  while (
    ts.isPropertyAccessExpression(root) ||
    ts.isElementAccessExpression(root) ||
    ts.isNonNullExpression(root) ||
    ts.isParenthesizedExpression(root) ||
    ts.isCallExpression(root)
  ) {
    root = root.expression;
  }
  return ts.isIdentifier(root) ? root : undefined;
}

/** Names of the library whose use changes nothing outside the program. */
const HARMLESS =
  /^(undefined|NaN|Infinity|arguments|Math|JSON|Number|String|Boolean|BigInt|Symbol|Object|Array|Map|Set|WeakMap|WeakSet|RegExp|Date|performance|ArrayBuffer|DataView|TextEncoder|TextDecoder|parseInt|parseFloat|isNaN|isFinite|\w*Error|(Int|Uint|Float|Big)\w*Array)$/;

/** False for console, process and the like, and where the library itself is changed. */
export function isHarmless(name: ts.Identifier): boolean {
  return HARMLESS.test(name.text) && !changesLibrary(name);
}

/** True in Array.extra = 1, Object.assign(Math, …) */
export function changesLibrary(name: ts.Identifier): boolean {
  let node: ts.Node = name;
  while (ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent))
    node = node.parent;
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const isFirst = ts.isCallExpression(parent) && parent.arguments[0] === node;
  return isFirst && /^(Object|Reflect)\./.test(parent.expression.getText());
}

/** True for =, += and every other operator that writes its left side. */
export function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
