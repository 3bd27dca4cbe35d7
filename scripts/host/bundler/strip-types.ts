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

  const visit = (node: ts.Node): void => {
    if (isErased(node)) {
      cut(startOf(node, source), endOf(node, source));
      return;
    }
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
      if (node.type) cut(node.type.pos - 1, node.type.end);
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
    if ("typeParameters" in node)
      cutAngles(node.typeParameters as ts.NodeArray<ts.Node> | undefined);
    if ("typeArguments" in node) cutAngles(node.typeArguments as ts.NodeArray<ts.Node> | undefined);
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) visit(child);
    });
  };
  visit(root);
  return edits;
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
