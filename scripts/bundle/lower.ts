import ts from "typescript";
import { applyEdits, type Edit } from "./edits";
import {
  type Access,
  type Getters,
  getters,
  guardedValue,
  isAccess,
  isReadTwice,
  isRepeatable,
} from "./repeatable";

/** What cannot be written otherwise, as it stands in the script. */
export class NotLowered extends Error {
  readonly text: string;

  constructor(text: string) {
    super(`"${text}" cannot be written for Node 12 without a helper`);
    this.text = text;
  }
}

/**
 * The script without ??, ?., ??=, ||= and &&=, which Node 12 does not read, as a person would write it:
 * `a[i] ??= f(i);` becomes `if (a[i] == null) a[i] = f(i);`. All else stays as it stands.
 */
export function lower(code: string): string {
  if (!/\?\?|\?\.|\|\|=|&&=/.test(code)) return code;
  let lowered = code;
  for (;;) {
    const source = ts.createSourceFile("bundle.js", lowered, ts.ScriptTarget.ESNext, true);
    const edits = innermost(source, getters(source));
    if (edits.length === 0) return lowered;
    lowered = applyEdits(lowered, 0, lowered.length, edits);
  }
}

/** Edits for the new operators that hold no others: the rest follows in the next round. */
function innermost(source: ts.SourceFile, acting: Getters): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): boolean => {
    let inside = false;
    ts.forEachChild(node, (child) => {
      if (visit(child)) inside = true;
    });
    if (inside || !isNew(node)) return inside;
    const whole = isWholeStatement(node) ? node.parent : node;
    const from = whole.getStart(source);
    const replaced = written(node, acting);
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

function written(node: ts.BinaryExpression | ts.OptionalChain, acting: Getters): string {
  if (!ts.isBinaryExpression(node)) return chain(node, acting);
  const [left, right] = [node.left.getText(), node.right.getText()];
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.QuestionQuestionToken) {
    const guarded = guardedValue(node.left, acting);
    if (guarded) {
      const { test, value } = guarded;
      return `(${test} || ${value} == null ? (${right}) : ${value})`;
    }
    if (isRepeatable(node.left, acting)) return `(${left} == null ? (${right}) : ${left})`;
    return once(node, node.left, (value) => `${value} == null ? (${right}) : ${value}`);
  }
  const test = (value: string) =>
    operator === ts.SyntaxKind.QuestionQuestionEqualsToken
      ? `${value} == null`
      : operator === ts.SyntaxKind.BarBarEqualsToken
        ? `!${value}`
        : value;
  const use = (value: string) => `${test(value)} ? (${value} = ${right}) : ${value}`;
  if (!isRepeatable(node.left, acting)) return member(node, node.left, acting, use);
  if (isWholeStatement(node)) return asStatement(node, `if (${test(left)}) ${left} = ${right};`);
  return `(${use(left)})`;
}

/** Under an if of its own it must not take the else of that one. */
function asStatement(node: ts.Node, statement: string): string {
  return isListed(node.parent) ? statement : `{ ${statement} }`;
}

/** a?.b.c(d) as a == null ? undefined : a.b.c(d). */
function chain(node: ts.OptionalChain, acting: Getters): string {
  type Link = Exclude<ts.OptionalChain, ts.NonNullChain>;
  let link = node as Link; // of a?.b?.c the first ?. now, the others in later rounds
  for (let part: ts.Node = node; ts.isOptionalChain(part); part = part.expression) {
    if (!ts.isNonNullExpression(part) && part.questionDotToken) link = part;
  }
  const { expression, questionDotToken } = link;
  const isMethodCall = ts.isCallExpression(link) && isAccess(expression);
  if (ts.isDeleteExpression(node.parent) || isCalledAlone(node)) throw tooDeep(node);
  const dot = ts.isPropertyAccessExpression(link) ? "." : "";
  const rest = dot + node.getSourceFile().text.slice(questionDotToken!.end, node.end);
  const text = expression.getText();
  if (isRepeatable(expression, acting)) {
    if (isWholeStatement(node)) return asStatement(node, `if (${text} != null) ${text}${rest};`);
    return `(${text} == null ? undefined : ${text}${rest})`;
  }
  if (isMethodCall) {
    return member(
      node,
      expression,
      acting,
      (value) => `${value} == null ? undefined : ${value}${rest}`,
    );
  }
  return once(node, expression, (value) => `${value} == null ? undefined : ${value}${rest}`);
}

/** f().a used twice as value.a, with f() evaluated once. */
function member(
  node: ts.Node,
  access: ts.Expression,
  acting: Getters,
  use: (value: string) => string,
): string {
  const { expression: of } = access as Access;
  const isPlain = isAccess(access) && isReadTwice(access, acting);
  if (!isPlain || of.kind === ts.SyntaxKind.SuperKeyword) throw tooDeep(node);
  const tail = node.getSourceFile().text.slice(of.end, access.end);
  return once(node, of, (value) => use(value + tail));
}

/** (a?.b)(), which calls with a as `this` and no conditional could. */
function isCalledAlone(node: ts.Node): boolean {
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
  if (/\b(await|yield|arguments)\b/.test(use(name))) throw tooDeep(node);
  return `((${name}) => (${use(name)}))(${value.getText()})`;
}

function tooDeep(node: ts.Node): NotLowered {
  return new NotLowered(node.getText());
}
