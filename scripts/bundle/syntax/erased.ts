import ts from "typescript";

/** True for what vanishes with the types: interfaces, annotations, imports, overloads. */
export function isErased(node: ts.Node): boolean {
  if (NEVER.has(node.kind)) return false;
  if (ts.isTypeNode(node)) return !ts.isExpressionWithTypeArguments(node);
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && !node.body) return true;
  if (ts.isConstructorDeclaration(node)) return !node.body;
  if (ts.isImportEqualsDeclaration(node)) return node.isTypeOnly;
  if (ts.canHaveModifiers(node) && hasModifier(node, DECLARE)) return true;
  if (ts.isModuleDeclaration(node) && holdsOnlyTypes(node)) return true;
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    (ts.isClassElement(node) && hasModifier(node, ABSTRACT))
  );
}

/** The commonest nodes, of which none is a type: most questions end here. */
const NEVER = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.BinaryExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.ExpressionStatement,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.VariableDeclarationList,
  ts.SyntaxKind.Block,
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ReturnStatement,
]);

/** namespace N { interface A {} } */
function holdsOnlyTypes({ body }: ts.ModuleDeclaration): boolean {
  if (!body) return true;
  if (ts.isModuleDeclaration(body)) return holdsOnlyTypes(body);
  return (
    ts.isModuleBlock(body) &&
    body.statements.every(
      (member) =>
        ts.isInterfaceDeclaration(member) ||
        ts.isTypeAliasDeclaration(member) ||
        hasModifier(member, DECLARE) ||
        (ts.isModuleDeclaration(member) && holdsOnlyTypes(member)),
    )
  );
}

const DECLARE = ts.SyntaxKind.DeclareKeyword;
const ABSTRACT = ts.SyntaxKind.AbstractKeyword;

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
