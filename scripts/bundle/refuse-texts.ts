import ts from "typescript";
import { CompileError } from "./compile-error";
import { place } from "./place";

/** Throws where a program asks for the text of a function or class: in the bundle it is another. */
export function refuseTexts(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): void {
  const isCode = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
  };
  const visit = (node: ts.Node): void => {
    const asked = askedForText(node);
    if (asked && isCode(asked)) {
      throw new CompileError(
        `${place(node.getSourceFile(), node)}: reads the text of a function, which is another in the bundle`,
        "keep what you need of it in a constant of its own",
      );
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
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
