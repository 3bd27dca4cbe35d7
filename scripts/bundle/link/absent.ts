import ts from "typescript";
import type { Edit } from "../syntax/edits";
import { isLibrary } from "../syntax/library-path";
import { endOf, startOf } from "../syntax/strip-types";

/**
 * True for a statement of the library that runs only where there is a name that the judge's runtime does
 * not have, if (typeof Deno !== "undefined") …, or where a function of the library that the bundle does
 * without says so: if (hasWasm()) …
 */
export function isAbsent(node: ts.Node, absent: ReadonlySet<string>): boolean {
  if (absent.size === 0 || !ts.isIfStatement(node) || node.elseStatement) return false;
  if (!isLibrary(node.getSourceFile().fileName.slice(1))) return false;
  const condition = node.expression.getText();
  const name = (/^typeof (\w+) !== "undefined"$/.exec(condition) ??
    /^(\w+)\(\)$/.exec(condition))?.[1];
  return name !== undefined && absent.has(name);
}

/** The edits that leave such statements out. */
export function absentEdits(
  root: ts.Node,
  source: ts.SourceFile,
  absent: ReadonlySet<string>,
): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (isAbsent(node, absent)) {
      edits.push({ from: startOf(node, source), to: endOf(node, source), text: "" });
    } else ts.forEachChild(node, visit);
  };
  if (absent.size > 0 && /\btypeof |\bif \(\w+\(\)\)/.test(source.text)) visit(root);
  return edits;
}
