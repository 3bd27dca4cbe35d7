import ts from "typescript";
import { isErased } from "./erased";
import { NotLinkable } from "./linkable";
import type { Names } from "./names";
import { place } from "./place";
import { SMALL_LIBRARY_FILE } from "./small-library";
import type { Unit } from "./unit";
import { isOwnUnit } from "./units";

/** The first place that may read the name of a class or function: its `name` belongs to nothing of ours. */
export function firstNameRead(live: readonly Unit[], checker: ts.TypeChecker): ts.Node | undefined {
  for (const unit of live) {
    const visit = (node: ts.Node): ts.Node | undefined => {
      if (isErased(node)) return undefined;
      if (isNameRead(node, checker)) return node;
      return ts.forEachChild(node, (child) => (isOwnUnit(child, unit) ? undefined : visit(child)));
    };
    const reads = visit(unit.node);
    if (reads) return reads;
  }
  return undefined;
}

function isNameRead(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === "name") {
    const isWritten = ts.isBinaryExpression(node.parent) && node.parent.left === node;
    return !isWritten && !isOurs(checker.getSymbolAtLocation(node.name));
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false;
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name) || name.text !== "name") return false;
  return !isOurs(checker.getTypeAtLocation(node.parent).getProperty("name"));
}

function isOurs(symbol: ts.Symbol | undefined): boolean {
  const [home] = symbol?.declarations ?? [];
  return home !== undefined && home.getSourceFile().fileName !== SMALL_LIBRARY_FILE;
}

/** Throws where a class or function has another name in the bundle, though its name may be read. */
export function checkNames(live: readonly Unit[], names: Names, read: ts.Node): void {
  for (const unit of live) {
    for (const declaration of unit.declares) {
      const own = (declaration as ts.NamedDeclaration).name!.getText();
      const chosen = names.of.get(declaration);
      if (chosen === own || !isNamed(declaration)) continue;
      throw new NotLinkable(
        `${place(unit.module.source, declaration)}: ${own} has to be ${chosen} in one file, where another ${own} stands, but its name is read at ${place(read.getSourceFile(), read)}`,
        "give one of the two another name",
      );
    }
  }
}

/** True for a class, a function and a constant that holds one without a name of its own. */
function isNamed(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node)) return !ts.isBindingElement(node);
  const value = node.initializer;
  if (!value) return false;
  const isUnnamed = (ts.isFunctionExpression(value) || ts.isClassExpression(value)) && !value.name;
  return isUnnamed || ts.isArrowFunction(value);
}
