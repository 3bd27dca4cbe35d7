import { blankSourceFile } from "ts-blank-space";
import ts from "typescript";
import type { Edit } from "./edits";
import { notLinkable } from "./linkable";

const stripped = new WeakMap<ts.SourceFile, string>();

/**
 * The text of a module with blanks where its types stood: every offset holds. Where blanks are not enough
 * (isScript) it is no JavaScript, which check-script.ts notices in what is made of it.
 */
export function withoutTypes(source: ts.SourceFile): string {
  let text = stripped.get(source);
  if (text !== undefined) return text;
  text = blankSourceFile(source, (node) => {
    throw notLinkable(node as ts.Node, "is more than JavaScript with types");
  });
  stripped.set(source, text);
  return text;
}

/** False where blanks were not enough: a comment on two lines between ) and =>. */
export function isScript(text: string): boolean {
  const script = ts.createSourceFile("/blank.js", text, ts.ScriptTarget.ESNext);
  const { parseDiagnostics } = script as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  return parseDiagnostics.length === 0;
}

/** The edit that drops export and default before a declaration. */
export function exportEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers
    .filter(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    .map((word) => ({ from: word.getStart(source), to: word.end, text: "" }));
}

/** Where a node and its leading comments begin: after the comment that ends the line before. */
export function startOf(node: ts.Node, source: ts.SourceFile): number {
  const trailing = node.pos > 0 ? ts.getTrailingCommentRanges(source.text, node.pos) : undefined;
  return trailing?.at(-1)?.end ?? node.pos;
}

/** Where a node ends, with the comment on its last line. */
export function endOf(node: ts.Node, source: ts.SourceFile): number {
  return ts.getTrailingCommentRanges(source.text, node.end)?.at(-1)?.end ?? node.end;
}
