import ts from "typescript";
import { CompileError } from "./compile-error";
import { applyEdits, type Edit } from "./edits";

/**
 * The script without ??, ?., ??=, ||= and &&=, which Node 12 does not read, as a person would write it:
 * `a[i] ??= f(i);` becomes `if (a[i] == null) a[i] = f(i);`. All else stays as it stands.
 */
export function lower(code: string): string {
  let lowered = code;
  for (;;) {
    const source = ts.createSourceFile("bundle.js", lowered, ts.ScriptTarget.ESNext, true);
    const edits = innermost(source);
    if (edits.length === 0) return lowered;
    lowered = applyEdits(lowered, 0, lowered.length, edits);
  }
}

/** Edits for the new operators that hold no others: the rest follows in the next round. */
function innermost(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): boolean => {
    let inside = false;
    ts.forEachChild(node, (child) => {
      if (visit(child)) inside = true;
    });
    if (inside || !isNew(node)) return inside;
    const whole = ts.isBinaryExpression(node) && isWholeStatement(node) ? node.parent : node;
    edits.push({ from: whole.getStart(source), to: whole.end, text: written(node) });
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

function isWholeStatement(node: ts.BinaryExpression): boolean {
  const isAssignment = node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken;
  return isAssignment && ts.isExpressionStatement(node.parent);
}

function isListed({ parent }: ts.Node): boolean {
  return ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent);
}

function written(node: ts.BinaryExpression | ts.OptionalChain): string {
  if (!ts.isBinaryExpression(node)) return chain(node);
  const [left, right] = [node.left.getText(), node.right.getText()];
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.QuestionQuestionToken) {
    if (isRepeatable(node.left)) return `(${left} == null ? (${right}) : ${left})`;
    return once(node, node.left, (value) => `${value} == null ? (${right}) : ${value}`);
  }
  if (!isRepeatable(node.left)) throw tooDeep(node);
  const test =
    operator === ts.SyntaxKind.QuestionQuestionEqualsToken
      ? `${left} == null`
      : operator === ts.SyntaxKind.BarBarEqualsToken
        ? `!${left}`
        : left;
  if (isWholeStatement(node)) {
    const statement = `if (${test}) ${left} = ${right};`;
    // Under an if of its own it must not take the else of that one.
    return isListed(node.parent) ? statement : `{ ${statement} }`;
  }
  return `(${test} ? (${left} = ${right}) : ${left})`;
}

/** a?.b.c(d) as a == null ? undefined : a.b.c(d). */
function chain(node: ts.OptionalChain): string {
  type Link = Exclude<ts.OptionalChain, ts.NonNullChain>;
  let link = node as Link;
  while (!link.questionDotToken) link = link.expression as Link;
  const { expression, questionDotToken } = link;
  const isMethodCall = ts.isCallExpression(link) && ts.isPropertyAccessExpression(expression);
  if (ts.isDeleteExpression(node.parent)) throw tooDeep(node);
  const dot = ts.isPropertyAccessExpression(link) ? "." : "";
  const rest = dot + node.getSourceFile().text.slice(questionDotToken.end, node.end);
  if (isRepeatable(expression)) {
    return `(${expression.getText()} == null ? undefined : ${expression.getText()}${rest})`;
  }
  if (isMethodCall) throw tooDeep(node); // its `this` would be lost
  return once(node, expression, (value) => `${value} == null ? undefined : ${value}${rest}`);
}

/** An expression in which another one, that must be evaluated once only, is used twice. */
function once(node: ts.Node, value: ts.Node, use: (name: string) => string): string {
  let name = "value";
  while (new RegExp(`\\b${name}\\b`).test(node.getText())) name += "_";
  if (/\b(await|yield|arguments)\b/.test(use(name))) throw tooDeep(node);
  return `((${name}) => (${use(name)}))(${value.getText()})`;
}

/** True for what may be evaluated twice: names, constants and what is reached through them. */
function isRepeatable(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isRepeatable(node.expression);
  if (ts.isPropertyAccessExpression(node)) return isRepeatable(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return isRepeatable(node.expression) && isRepeatable(node.argumentExpression);
  }
  if (ts.isBinaryExpression(node)) {
    const isPlain =
      node.operatorToken.kind < ts.SyntaxKind.FirstAssignment ||
      node.operatorToken.kind > ts.SyntaxKind.LastAssignment;
    return isPlain && isRepeatable(node.left) && isRepeatable(node.right);
  }
  const isName = ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
  return isName || ts.isNumericLiteral(node) || ts.isStringLiteralLike(node);
}

function tooDeep(node: ts.Node): CompileError {
  return new CompileError(
    `"${node.getText()}" cannot be written for Node 12 without a helper`,
    "put the part before the operator into a constant of its own",
  );
}
