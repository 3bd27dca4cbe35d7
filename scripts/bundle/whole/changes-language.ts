import ts from "typescript";
import { changesLibrary } from "../syntax/identifiers";

/**
 * True where a module may change the language's own library: then each module of ours must load where it
 * loads in the source, since one that loads later finds what has been changed.
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
