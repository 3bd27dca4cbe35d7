import ts from "typescript";
import { isAssignment } from "../syntax/identifiers";
import { type Declaration, holders, type Reference, type Unit } from "./unit";

/** What a statement may do while its module loads, beside giving values to its own names. */
export interface Effect {
  /** It may print, or change what is not ours. */
  readonly outside: boolean;
  /** The top-level names whose values it may change, itself or through what it calls. */
  readonly changes: ReadonlySet<Declaration>;
}

/**
 * The effect of each unit, rather too much than too little: a statement may change each unit that it
 * mentions, other than to read a number or a text of it, and so may the functions and the values that
 * it mentions.
 */
export function effects(
  units: readonly Unit[],
  checker: ts.TypeChecker,
): (unit: Unit) => Effect | undefined {
  const { declaring, members } = holders(units);
  const uses = memo((unit: Unit) =>
    unit.references
      .filter((reference) => !isRead(reference, checker))
      .map((reference) => reference.declaration),
  );
  return memo((unit: Unit) => {
    if (unit.kind === "member" || (unit.kind === "declaration" && !acts(unit.node, checker)))
      return undefined;
    const changes = new Set<Declaration>();
    const seen = new Set<Unit>();
    const waiting = [unit];
    let outside = false;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      outside ||= next.outside;
      for (const change of next.changes) if (isCode(change)) changes.add(change);
      for (const used of uses(next)) {
        if (!isCode(used)) changes.add(used);
        waiting.push(declaring.get(used)!);
      }
      if (ts.isClassDeclaration(next.node)) waiting.push(...(members.get(next) ?? []));
    }
    return { outside, changes };
  });
}

function memo<T>(make: (unit: Unit) => T): (unit: Unit) => T {
  const results = new Map<Unit, T>();
  return (unit) => {
    if (!results.has(unit)) results.set(unit, make(unit));
    return results.get(unit) as T;
  };
}

/** True for a function or a class, which has no value that a call could change. */
export function isCode(node: Declaration): boolean {
  if (!ts.isVariableDeclaration(node)) return !ts.isBindingElement(node);
  const value = node.initializer;
  return !!value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

/** True where giving a declaration its value calls or assigns something. */
function acts(root: ts.Node, checker: ts.TypeChecker): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return false;
    if (ts.isClassElement(node) && !ts.isClassStaticBlockDeclaration(node)) {
      const isStatic = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static;
      const value = isStatic && ts.isPropertyDeclaration(node) ? node.initializer : undefined;
      const computed = node.name && ts.isComputedPropertyName(node.name) && node.name;
      return [value, computed].some((part) => part && visit(part));
    }
    if (ts.isFunctionLike(node)) return false;
    const isCall =
      ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node);
    if (isCall || isStep(node) || ts.isDeleteExpression(node)) return true;
    if (ts.isBinaryExpression(node) && isAssignment(node)) return true;
    if (readsGetter(node, checker) || iteratesOwn(node, checker)) return true;
    if (operands(node).some((operand) => !isPrimitive(operand, checker))) return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(root);
}

/** True for o.x and const { x } = o where x is a getter, and for { ...o }, which reads all of them. */
function readsGetter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const isGetter = (symbol: ts.Symbol | undefined) =>
    ((symbol?.flags ?? 0) & ts.SymbolFlags.GetAccessor) !== 0;
  if (ts.isPropertyAccessExpression(node)) return isGetter(checker.getSymbolAtLocation(node.name));
  if (ts.isSpreadAssignment(node)) {
    return checker.getTypeAtLocation(node.expression).getProperties().some(isGetter);
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false;
  const type = checker.getTypeAtLocation(node.parent);
  if (node.dotDotDotToken) return type.getProperties().some(isGetter);
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) && isGetter(type.getProperty(name.text));
}

/** What an operator makes a number or a text of, by toString or valueOf where it is an object. */
function operands(node: ts.Node): readonly ts.Expression[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map((span) => span.expression);
  if (ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.ExclamationToken) {
    return [node.operand];
  }
  if (!ts.isBinaryExpression(node)) return [];
  const isOperator = /^([-+*/%&|^<>]|\*\*|<<|>>>?|[<>]=|[!=]=)$/.test(node.operatorToken.getText());
  return isOperator ? [node.left, node.right] : [];
}

/** True for [...x] and const [a] = x where x may be a generator or another iterator with a state. */
function iteratesOwn(node: ts.Node, checker: ts.TypeChecker): boolean {
  const iterated = ts.isSpreadElement(node) ? node.expression : node;
  if (iterated === node && !ts.isArrayBindingPattern(node)) return false;
  const type = checker.getTypeAtLocation(iterated);
  const isText = (type.flags & ts.TypeFlags.StringLike) !== 0;
  return !isText && !checker.isArrayLikeType(type);
}

/** True where a mention only takes a number, a text or the like: TABLE[i], list.length, COUNT. */
function isRead({ identifier }: Reference, checker: ts.TypeChecker): boolean {
  for (let node: ts.Node = identifier; ; node = node.parent) {
    if (isPrimitive(node, checker)) return !isTarget(node);
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent)) {
      const flags = checker.getSymbolAtLocation(parent.name)?.flags ?? 0;
      if ((flags & ts.SymbolFlags.Accessor) !== 0) return false;
    } else if (ts.isElementAccessExpression(parent)) {
      if (parent.expression !== node) return false;
    } else if (!ts.isNonNullExpression(parent) && !ts.isParenthesizedExpression(parent)) {
      return false;
    }
  }
}

function isPrimitive(node: ts.Node, checker: ts.TypeChecker): boolean {
  const parts = partsOf(checker.getTypeAtLocation(node));
  return parts.every(({ flags }) => (flags & PRIMITIVE) !== 0);
}

const PRIMITIVE =
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null;

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** True where a value is given to it: x = 1, x++, [x] = list, for (x of list). */
export function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent);
  if (isStep(parent) || ts.isDeleteExpression(parent)) return true;
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent))
    return parent.initializer === node;
  const isPart =
    ts.isNonNullExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent);
  return isPart && isTarget(parent);
}

function isStep(node: ts.Node): boolean {
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return false;
  const { operator } = node;
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
}
