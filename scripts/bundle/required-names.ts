import ts from "typescript";

export interface RequiredName {
  readonly name: string;
  /** The text in the quotes and its place in the script. */
  readonly literal: ts.StringLiteralLike;
}

/** The names that a CommonJS module requires as plain texts: require("fs"). */
export function requiredNames(source: ts.SourceFile): RequiredName[] {
  const names: RequiredName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRequire(node.expression)) {
      const [literal] = node.arguments;
      if (literal && ts.isStringLiteralLike(literal)) names.push({ name: literal.text, literal });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isRequire(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "require";
}
