import ts from "typescript";
import { exportsMissingIn, nodeExporting } from "../../targets/builtin-exports";
import { CompileError } from "../syntax/compile-error";
import { isReference } from "../syntax/identifiers";
import { place } from "../syntax/place";
import { isRequireCall } from "../syntax/required-names";

/**
 * Throws for import { styleText } from "node:util" where the judge's Node has the module without that
 * name, and for const { styleText } = require("util"), unless the program asks whether it is there.
 */
export function refuseNewerExports(source: ts.SourceFile, node: string | undefined): void {
  if (node === undefined) return;
  const missing = exportsMissingIn(node);
  for (const { name, local, module } of takenExports(source)) {
    const full = `${module.replace(/^node:/, "")}.${name}`;
    if (!missing.has(full) || !isNeeded(source, local)) continue;
    throw new CompileError(
      `${place(source, local)}: imports ${name} of "${module}", which Node ${node} does not have`,
      `write it without, or submit where Node is newer (${nodeExporting(full)} has it)`,
    );
  }
}

interface TakenExport {
  readonly name: string;
  readonly local: ts.Identifier;
  readonly module: string;
}

function takenExports(source: ts.SourceFile): TakenExport[] {
  const taken: TakenExport[] = [];
  const add = (
    { propertyName, name }: ts.ImportSpecifier | ts.BindingElement,
    module: ts.Node | undefined,
  ) => {
    if (!module || !ts.isStringLiteralLike(module) || !ts.isIdentifier(name)) return;
    taken.push({ name: (propertyName ?? name).getText(source), local: name, module: module.text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      add(node, node.parent.parent.parent.moduleSpecifier);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const { initializer } = node.parent.parent;
      const isRequire = initializer !== undefined && isRequireCall(initializer);
      if (isRequire && !node.initializer) add(node, initializer.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return taken;
}

/** True where a value is used, and nowhere asked for: f(), but not typeof f, f?.(), f && …, if (f). */
function isNeeded(source: ts.SourceFile, local: ts.Identifier): boolean {
  let isUsed = false;
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return false;
    if (ts.isIdentifier(node) && node.text === local.text && isReference(node)) {
      if (isAsked(node)) return true;
      isUsed ||= node.parent !== local.parent;
    }
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return !visit(source) && isUsed;
}

function isAsked({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent)) return true;
  if (ts.isIfStatement(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition.pos === node.pos;
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) {
    return parent.questionDotToken !== undefined;
  }
  if (!ts.isBinaryExpression(parent)) return false;
  return /^([!=]==?|&&|\|\||\?\?)$/.test(parent.operatorToken.getText());
}
