import ts from "typescript";
import { isReadByAPerson } from "../syntax/linkable";
import type { Unit } from "./unit";

/** A field that can be left out where nobody reads it, with the statements that give it its value. */
export interface Field {
  readonly declaration: ts.PropertyDeclaration;
  readonly writes: readonly ts.Statement[];
}

/** The fields of a class whose values come about without any effect. */
export function droppableFields({ members }: ts.ClassDeclaration): Field[] {
  const maker = members.find((member) => ts.isConstructorDeclaration(member) && member.body);
  const statements = maker ? (maker as ts.ConstructorDeclaration).body!.statements : [];
  return members.flatMap((declaration) => {
    if (!ts.isPropertyDeclaration(declaration) || !isOfInstances(declaration)) return [];
    const { name, initializer } = declaration;
    if (!ts.isIdentifier(name) && !ts.isPrivateIdentifier(name)) return [];
    if (initializer && !isPlain(initializer)) return [];
    return [
      { declaration, writes: statements.filter((statement) => isWrite(statement, name.text)) },
    ];
  });
}

/**
 * True where a unit may list the fields of an object, or hand it to what does. A copy by { ...x } has
 * them all too, but of a copy, too, code reads only what it names, unless it lists them.
 */
export function listsFields({ node, module, kind }: Unit): boolean {
  if (isReadByAPerson(module.path)) return false;
  const visit = (child: ts.Node): boolean => {
    if (ts.isTypeNode(child)) return false;
    if (ts.isIdentifier(child) && LISTERS.test(child.text)) return true;
    return ts.forEachChild(child, (child) => visit(child) || undefined) ?? false;
  };
  // The line that starts the program asks require.main, and that is no listing.
  return visit(kind === "program" ? (node as ts.IfStatement).thenStatement : node);
}

const LISTERS = /^(JSON|Object|Reflect|console|structuredClone|process|require)$/;

/** Neither static nor of types alone. */
function isOfInstances(node: ts.PropertyDeclaration): boolean {
  return (ts.getModifiers(node) ?? []).every(({ kind }) => PLAIN_WORDS.has(kind));
}

const PLAIN_WORDS = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);

/** this.name = …; */
function isWrite(node: ts.Statement, name: string): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
  const { left, right, operatorToken } = node.expression;
  return (
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(left) &&
    left.expression.kind === ts.SyntaxKind.ThisKeyword &&
    left.name.text === name &&
    isPlain(right)
  );
}

/** True for what calls nothing of the program: names, constants, what is reached from them, empty data. */
function isPlain(node: ts.Node): boolean {
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return true;
  if (ts.isStringLiteralLike(node)) return true;
  if (/^(true|false|null)$/.test(node.getText())) return true;
  if (ts.isPropertyAccessExpression(node)) return isPlain(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) {
    return isPlain(node.expression);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (!ts.isNewExpression(node)) return false;
  return (
    /^(DataView|Map|Set)$/.test(node.expression.getText()) && (node.arguments ?? []).every(isPlain)
  );
}
