import ts from "typescript";
import type { Edit } from "./edits";
import { isErased } from "./erased";

/** The edits that make JavaScript of the TypeScript under a node, and drop `export`. */
export function typeEdits(root: ts.Node, source: ts.SourceFile): Edit[] {
  const { text } = source;
  const edits: Edit[] = [];
  const cut = (from: number, to: number) => edits.push({ from, to, text: "" });
  const cutToken = (token: ts.Node | undefined) => token && cut(token.getStart(source), token.end);
  const cutAngles = (list: ts.NodeArray<ts.Node> | undefined) => {
    if (list) cut(list.pos - 1, text.indexOf(">", list.end) + 1);
  };

  // Neither a line end nor a comment is left between ) and =>.
  const cutReturnType = (arrow: ts.ArrowFunction) => {
    const before = arrow.getChildren(source).find((each) => each.end > arrow.parameters.end)!;
    edits.push({
      from: before.end,
      to: arrow.equalsGreaterThanToken.getStart(source),
      text: " ",
    });
  };

  const visit = (node: ts.Node): void => {
    if (isErased(node)) {
      cut(startOf(node, source), endOf(node, source));
      return;
    }
    const joined = couldJoin(node, source);
    if (joined !== undefined) edits.push({ from: joined, to: joined, text: ";" });
    if (ts.canHaveModifiers(node)) {
      for (const modifier of ts.getModifiers(node) ?? []) {
        if (ERASED_MODIFIERS.has(modifier.kind)) cutToken(modifier);
      }
    }
    if (hasType(node)) {
      const optional = ts.isVariableDeclaration(node) ? node.exclamationToken : node.questionToken;
      cutToken(optional);
      if (ts.isPropertyDeclaration(node)) cutToken(node.exclamationToken);
      if (node.type) cut(node.type.pos - 1, node.type.end);
    } else if (ts.isFunctionLike(node)) {
      if (ts.isMethodDeclaration(node)) cutToken(node.questionToken);
      if (node.type && ts.isArrowFunction(node)) cutReturnType(node);
      else if (node.type) cut(node.type.pos - 1, node.type.end);
      const [first, second] = node.parameters;
      if (first && ts.isIdentifier(first.name) && first.name.text === "this") {
        cut(first.pos, second ? second.pos : first.end);
      }
    }
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) {
      cut(node.expression.end, node.end);
    }
    if (ts.isTypeAssertionExpression(node))
      cut(node.getStart(source), node.expression.getStart(source));
    if ("typeParameters" in node) {
      const list = node.typeParameters as ts.NodeArray<ts.Node> | undefined;
      cutAngles(list);
      // No line may end between async and (.
      const isAsync = ts.isArrowFunction(node) && node.modifiers !== undefined;
      if (list && isAsync) cut(node.modifiers!.end, list.pos - 1);
      if (list && isAsync) cut(text.indexOf(">", list.end) + 1, text.indexOf("(", list.end));
    }
    if ("typeArguments" in node) cutAngles(node.typeArguments as ts.NodeArray<ts.Node> | undefined);
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) visit(child);
    });
  };
  visit(root);
  return edits;
}

/** Where a statement or field starts that, types gone, would go on with the line before; else undefined. */
function couldJoin(node: ts.Node, source: ts.SourceFile): number | undefined {
  const { parent } = node;
  let siblings: readonly ts.Node[];
  let start: number;
  if (ts.isExpressionStatement(node)) {
    if (!("statements" in parent)) return undefined;
    siblings = parent.statements as ts.NodeArray<ts.Statement>;
    start = node.getStart(source);
  } else if (ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) {
    if (!ts.isClassLike(parent)) return undefined;
    const kept = ts.getModifiers(node)?.some(({ kind }) => !ERASED_MODIFIERS.has(kind));
    if (kept) return undefined;
    siblings = parent.members;
    start = ((ts.isMethodDeclaration(node) && node.asteriskToken) || node.name).getStart(source);
  } else return undefined;
  if (!/[([`/+*-]/.test(source.text[start]!)) return undefined;
  const previous = siblings.slice(0, siblings.indexOf(node)).findLast((each) => !isErased(each));
  if (!previous || ts.isMethodDeclaration(previous)) return undefined;
  const last = previous.getLastToken(source);
  if (!last || last.kind === ts.SyntaxKind.SemicolonToken) return undefined;
  const isClosed =
    ts.isBlock(last.parent) || ts.isClassLike(last.parent) || ts.isCaseBlock(last.parent);
  return isClosed ? undefined : start;
}

const ERASED_MODIFIERS = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DefaultKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

function hasType(
  node: ts.Node,
): node is ts.ParameterDeclaration | ts.VariableDeclaration | ts.PropertyDeclaration {
  return ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);
}

/** Where a node and its leading comments begin: after the comment that ends the line before. */
export function startOf(node: ts.Node, source: ts.SourceFile): number {
  const trailing = node.pos > 0 ? ts.getTrailingCommentRanges(source.text, node.pos) : undefined;
  return trailing?.at(-1)?.end ?? node.pos;
}

/** Where a node ends, with the comment on its last line. */
export function endOf(node: ts.Node, source: ts.SourceFile): number {
  return ts.getTrailingCommentRanges(source.text, node.end)?.at(-1)?.end ?? node.end;
}
