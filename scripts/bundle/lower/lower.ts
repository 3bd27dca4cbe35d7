// Long: the operators, and what of their operands may be evaluated twice.
import ts from "typescript";
import { applyEdits, type Edit } from "../syntax/edits";
import { isAssignment } from "../syntax/identifiers";
import { parsedScript } from "../syntax/parsed-script";

/** It has an operator whose operand may not be evaluated twice. */
export class NotLowered extends Error {}

/**
 * A linked script without ??, ?., ??=, ||= and &&=, which Node 12 does not read, as a person would write
 * it: `a[i] ??= f(i);` becomes `if (a[i] == null) a[i] = f(i);`. All else stays as it stands.
 *
 * Only what may be evaluated twice is written twice: names, and what is reached from them by names of
 * no getter that acts, or by keys, which name no getter in linked code (linkable-types.ts). The rest is
 * left to lower-syntax.ts.
 */
export function lower(code: string): string {
  if (!/\?\?|\?\.|\|\|=|&&=/.test(code)) return code;
  let lowered = code;
  for (;;) {
    const source = parsedScript(lowered);
    const edits = innermost(source, getters(source));
    if (edits.length === 0) return lowered;
    lowered = applyEdits(lowered, 0, lowered.length, edits);
  }
}

/** Edits for the new operators that hold no others: the rest follows in the next round. */
function innermost(source: ts.SourceFile, known: Getters): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): boolean => {
    let inside = false;
    ts.forEachChild(node, (child) => {
      if (visit(child)) inside = true;
    });
    if (inside || !isNew(node)) return inside;
    const whole = isWholeStatement(node) ? node.parent : node;
    const from = whole.getStart(source);
    const replaced = written(node, known);
    const text = whole === node || /[;}]$/.test(replaced) ? replaced : `${replaced};`;
    edits.push({ from, to: whole.end, text: goesOn(whole, text) ? `;${text}` : text });
    return true;
  };
  visit(source);
  return edits;
}

function isNew(node: ts.Node): node is ts.BinaryExpression | ts.OptionalChain {
  if (ts.isBinaryExpression(node)) return NEW_OPERATORS.has(node.operatorToken.kind);
  // Of a?.b.c only the whole chain can be replaced.
  return (
    ts.isOptionalChain(node) &&
    !(ts.isOptionalChain(node.parent) && node.parent.expression === node)
  );
}

const NEW_OPERATORS = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

/** True for `a ??= b;` and `a?.b();` as statements of their own. */
function isWholeStatement(node: ts.Node): boolean {
  const isValue =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return !isValue && ts.isExpressionStatement(node.parent);
}

function isListed({ parent }: ts.Node): boolean {
  return ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent);
}

/** True where a text in parentheses would be taken as the arguments of a line above without a semicolon. */
function goesOn(node: ts.Node, text: string): boolean {
  const source = node.getSourceFile();
  const statement = ts.findAncestor(node, ts.isExpressionStatement);
  if (!text.startsWith("(") || !statement || !isListed(statement)) return false;
  if (statement.getStart(source) !== node.getStart(source)) return false;
  const { statements } = statement.parent as ts.BlockLike;
  const previous = statements[statements.indexOf(statement) - 1];
  return previous !== undefined && !/[;}]$/.test(previous.getText(source));
}

function written(node: ts.BinaryExpression | ts.OptionalChain, known: Getters): string {
  if (!ts.isBinaryExpression(node)) return chain(node, known);
  const [left, right] = [node.left.getText(), node.right.getText()];
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.QuestionQuestionToken) {
    const guarded = guardedValue(node.left, known);
    if (guarded) {
      const { test, value } = guarded;
      return `(${test} || ${value} == null ? (${right}) : ${value})`;
    }
    if (isRepeatable(node.left, known)) return `(${left} == null ? (${right}) : ${left})`;
    return once(node, node.left, (value) => `${value} == null ? (${right}) : ${value}`);
  }
  if (!isRepeatable(node.left, known)) throw new NotLowered(node.getText());
  const test =
    operator === ts.SyntaxKind.QuestionQuestionEqualsToken
      ? `${left} == null`
      : operator === ts.SyntaxKind.BarBarEqualsToken
        ? `!${left}`
        : left;
  if (isWholeStatement(node)) return asStatement(node, `if (${test}) ${left} = ${right};`);
  return `(${test} ? (${left} = ${right}) : ${left})`;
}

/** Under an if of its own it must not take the else of that one. */
function asStatement(node: ts.Node, statement: string): string {
  return isListed(node.parent) ? statement : `{ ${statement} }`;
}

/** a?.b.c(d) as a == null ? undefined : a.b.c(d). */
function chain(node: ts.OptionalChain, known: Getters): string {
  type Link = Exclude<ts.OptionalChain, ts.NonNullChain>;
  let link = node as Link; // of a?.b?.c the first ?. now, the others in later rounds
  for (let part: ts.Node = node; ts.isOptionalChain(part); part = part.expression) {
    if (!ts.isNonNullExpression(part) && part.questionDotToken) link = part;
  }
  const { expression, questionDotToken } = link;
  if (!isRepeatable(expression, known) || isOperand(node)) throw new NotLowered(node.getText());
  const dot = ts.isPropertyAccessExpression(link) ? "." : "";
  const rest = dot + node.getSourceFile().text.slice(questionDotToken!.end, node.end);
  const text = expression.getText();
  if (isWholeStatement(node)) return asStatement(node, `if (${text} != null) ${text}${rest};`);
  return `(${text} == null ? undefined : ${text}${rest})`;
}

/** delete a?.b, and (a?.b)(), which calls with a as `this` and no conditional could. */
function isOperand(node: ts.Node): boolean {
  if (ts.isDeleteExpression(node.parent)) return true;
  let outer = node;
  while (ts.isParenthesizedExpression(outer.parent)) outer = outer.parent;
  const { parent } = outer;
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag === outer;
  return outer !== node && ts.isCallExpression(parent) && parent.expression === outer;
}

/** An expression in which another one, that must be evaluated once only, is used twice. */
function once(node: ts.Node, value: ts.Node, use: (name: string) => string): string {
  let name = "value";
  while (new RegExp(`\\b${name}\\b`).test(node.getText())) name += "_";
  if (/\b(await|yield|arguments)\b/.test(use(name))) throw new NotLowered(node.getText());
  return `((${name}) => (${use(name)}))(${value.getText()})`;
}

/** The names of the getters that do more than to compute with fields and other such getters. */
type Getters = ReadonlySet<string>;

function getters(source: ts.SourceFile): Getters {
  const all: ts.GetAccessorDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isGetAccessor(node)) all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const awaiting = new Set<string>();
  for (let before = -1; awaiting.size > before; ) {
    before = awaiting.size;
    for (const { name, body } of all) {
      // Fields and operators: nothing in it calls or assigns.
      const value = /^\{\s*return ([\w\s.#+*%&|^<>-]+);?\s*\}$/.exec(body!.getText(source))?.[1];
      const parts = value?.match(/#?\w+/g) ?? [];
      const isPlain =
        value && !/\+\+|--|\bnew\b/.test(value) && !parts.some((part) => awaiting.has(part));
      if (!isPlain) awaiting.add(name.getText(source));
    }
  }
  return awaiting;
}

/** True for what may be evaluated twice. */
function isRepeatable(node: ts.Node, known: Getters): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return !known.has(node.name.text) && isRepeatable(node.expression, known);
  }
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key, expression } = node;
    return [key, expression].every((part) => isRepeatable(part, known));
  }
  if (ts.isBinaryExpression(node)) {
    return (
      !isAssignment(node) && [node.left, node.right].every((side) => isRepeatable(side, known))
    );
  }
  const isName = ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
  return isName || ts.isNumericLiteral(node);
}

/** The parts of (a == null ? undefined : a.b), as an earlier round wrote it, where b may be read twice. */
function guardedValue(
  node: ts.Expression,
  known: Getters,
): { test: string; value: string } | undefined {
  if (ts.isParenthesizedExpression(node)) return guardedValue(node.expression, known);
  if (!ts.isConditionalExpression(node) || !/^\S+ == null$/.test(node.condition.getText()))
    return undefined;
  const { condition, whenTrue, whenFalse } = node;
  if (whenTrue.getText() !== "undefined") return undefined;
  const inner = guardedValue(whenFalse, known);
  if (inner) return { ...inner, test: `${condition.getText()} || ${inner.test}` };
  if (!isRepeatable(whenFalse, known)) return undefined;
  return { test: condition.getText(), value: whenFalse.getText() };
}
