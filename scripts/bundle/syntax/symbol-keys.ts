import ts from "typescript";
import { CompileError } from "./compile-error";
import { place } from "./place";

const WEAK = /^(WeakMap|WeakSet|WeakRef|FinalizationRegistry)$/;

/**
 * Throws for new WeakMap().set(Symbol(), 1) and its like: before Node 20 what is held weakly is an object.
 * Seen are symbols and collections that are made where they are used, or that a name is declared as.
 */
export function refuseSymbolKeys(source: ts.SourceFile): void {
  if (!/\bSymbol\s*\(/.test(source.text) || !/\b(Weak|FinalizationRegistry)/.test(source.text))
    return;
  const symbols = new Set<string>();
  const collections = new Set<string>();
  const isSymbol = (node: ts.Node | undefined): boolean =>
    node !== undefined &&
    ((ts.isCallExpression(node) && node.expression.getText() === "Symbol") ||
      (ts.isIdentifier(node) && symbols.has(node.text)));
  const isWeak = (node: ts.Node | undefined): boolean =>
    node !== undefined &&
    ((ts.isNewExpression(node) && WEAK.test(node.expression.getText())) ||
      (ts.isIdentifier(node) && collections.has(node.text)) ||
      (ts.isPropertyAccessExpression(node) && collections.has(node.name.text)));
  const name = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
      if (isSymbol(node.initializer)) symbols.add(node.name.getText());
      if (isWeak(node.initializer)) collections.add(node.name.getText());
    }
    ts.forEachChild(node, name);
  };
  name(source);
  const holds = (node: ts.Node): boolean => {
    if (ts.isNewExpression(node)) {
      return node.expression.getText() === "WeakRef" && isSymbol(node.arguments?.[0]);
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const { name, expression } = node.expression;
    return (
      /^(set|add|register)$/.test(name.text) && isWeak(expression) && isSymbol(node.arguments[0])
    );
  };
  const visit = (node: ts.Node): void => {
    if (holds(node)) {
      throw new CompileError(
        `${place(source, node)}: a symbol that is held weakly is a TypeError before Node 20`,
        "take an object: {} is as unique, or submit where Node is newer",
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
