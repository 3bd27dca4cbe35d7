import ts from "typescript";
import { applyEdits, type Edit } from "./edits";

/** The text of a regular expression without what it takes literally: classes and escapes. */
function structureOf(pattern: string): string {
  return pattern.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, "");
}

/** True for /(?i:a)b/, which turns flags on or off in a part. */
export function hasModifiers(node: ts.Node): boolean {
  return (
    ts.isRegularExpressionLiteral(node) &&
    /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(structureOf(node.text))
  );
}

/** True for /(?<y>a)|(?<y>b)/, which gives two groups one name. */
export function hasTwoGroupsOfOneName(node: ts.Node): boolean {
  if (!ts.isRegularExpressionLiteral(node)) return false;
  const names = [...structureOf(node.text).matchAll(/\(\?<([^=!>][^>]*)>/g)].map(
    ([, name]) => name,
  );
  return new Set(names).size < names.length;
}

/** The code with a plain pattern in place of each that only newer runtimes read; undefined without one. */
export function withoutNewerPatterns(code: string): string | undefined {
  const edits: Edit[] = [];
  const source = ts.createSourceFile("/bundle.js", code, ts.ScriptTarget.ESNext, true);
  const visit = (node: ts.Node): void => {
    if (hasModifiers(node) || hasTwoGroupsOfOneName(node)) {
      edits.push({ from: node.getStart(source), to: node.end, text: "/x/" });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.length > 0 ? applyEdits(code, 0, code.length, edits) : undefined;
}
