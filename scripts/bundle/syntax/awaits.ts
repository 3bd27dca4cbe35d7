import ts from "typescript";

/** True for a module that awaits outside of all functions. */
export function awaits(source: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
      return true;
    if (ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node)) return false;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(source);
}
