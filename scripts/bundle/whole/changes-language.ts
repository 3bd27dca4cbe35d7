import ts from "typescript";
import { changesLibrary } from "../syntax/identifiers";

/**
 * True if one of the modules may change a built-in, such as Array.prototype. Then the bundle loads every
 * module in the order of the source: a module that loads later would see the changed built-in.
 */
export function changesLanguage(
  sources: readonly ts.SourceFile[],
  globalUses: ReadonlySet<ts.Node>,
): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) {
      if (LEADS_TO_IT.test(node.text)) return true;
      if (globalUses.has(node) && changesLibrary(node)) return true;
    }
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return sources.some(visit);
}

const LEADS_TO_IT =
  /^(prototype|__proto__|(get|set)PrototypeOf|constructor|globalThis|global|Reflect)$/;
