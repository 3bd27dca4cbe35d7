import ts from "typescript";
import { CompileError } from "./compile-error";
import { place } from "./modules";

/** True for what vanishes with the types: interfaces, annotations, imports, overloads. */
export function isErased(node: ts.Node): boolean {
  if (NEVER.has(node.kind)) return false;
  if (ts.isTypeNode(node)) return !ts.isExpressionWithTypeArguments(node);
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && !node.body) return true;
  if (ts.isConstructorDeclaration(node)) return !node.body;
  if (ts.isImportEqualsDeclaration(node)) {
    if (node.isTypeOnly) return true;
    throw importEquals(node);
  }
  if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
    throw new CompileError(
      `${place(node.getSourceFile(), node)}: this is not TypeScript that can simply be stripped of its types`,
      "declare a field and assign to it in the constructor",
    );
  }
  if (ts.canHaveModifiers(node) && hasModifier(node, DECLARE)) return true;
  if (ts.isModuleDeclaration(node) && holdsOnlyTypes(node)) return true;
  const isUnnamed = (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && !node.name;
  const needsCode = ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node);
  if (needsCode || isUnnamed || ts.isExportAssignment(node)) {
    throw new CompileError(
      `${place(node.getSourceFile(), node)}: this is not TypeScript that can simply be stripped of its types`,
      "use const objects for enums, modules for namespaces, and named exports",
    );
  }
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
      (each) =>
        ts.isInterfaceDeclaration(each) ||
        ts.isTypeAliasDeclaration(each) ||
        hasModifier(each, DECLARE) ||
        (ts.isModuleDeclaration(each) && holdsOnlyTypes(each)),
    )
  );
}

/** import fs = require("fs"); */
function importEquals(node: ts.ImportEqualsDeclaration): CompileError {
  const { moduleReference } = node;
  const name = ts.isExternalModuleReference(moduleReference)
    ? (moduleReference.expression as ts.StringLiteral).text
    : undefined;
  const where = place(node.getSourceFile(), node);
  if (name === undefined || name.startsWith(".")) {
    return new CompileError(
      `${where}: imports a whole module or a default`,
      "import what is used by its name: import { Scanner } from …",
    );
  }
  return new CompileError(
    `${where}: imports "${name}"; a judge takes one file and has only stdin and stdout`,
    "read and write through runProgram of lib/io/run-program, or move the code into lib/",
  );
}

const DECLARE = ts.SyntaxKind.DeclareKeyword;
const ABSTRACT = ts.SyntaxKind.AbstractKeyword;

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
