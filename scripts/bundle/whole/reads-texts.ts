import ts from "typescript";

/** True where a program asks for the text of a function or class: its layout is seen. */
export function readsTexts(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): boolean {
  const isCode = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
  };
  const visit = (node: ts.Node): boolean => {
    const asked = askedForText(node);
    if (asked && isCode(asked)) return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return sources.some(visit);
}

/** x in String(x), `${x}`, x + "", x.toString(). */
function askedForText(node: ts.Node): ts.Expression | undefined {
  if (ts.isTemplateSpan(node)) return node.expression;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [text, other] = ts.isStringLiteralLike(node.left)
      ? [node.left, node.right]
      : [node.right, node.left];
    return ts.isStringLiteralLike(text) ? other : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isIdentifier(expression) && expression.text === "String") return node.arguments[0];
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  if (expression.name.text === "toString") return expression.expression;
  const isBorrowed = /^Function\.prototype\.toString\.call$/.test(expression.getText());
  return isBorrowed ? node.arguments[0] : undefined;
}
