import ts from "typescript";
import { applyEdits, type Edit } from "./edits";

/** A script without its comments, the blanks before them, and the lines that held nothing else. */
export function withoutComments(code: string): string {
  const source = ts.createSourceFile("bundle.js", code, ts.ScriptTarget.ESNext, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(source);
    for (const part of parts) visit(part);
    if (parts.length > 0) return;
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
    ]) {
      const lineStart = /(^|\n)[ \t]*$/.exec(code.slice(0, pos));
      const blanks = /[ \t]*$/.exec(code.slice(0, pos))![0].length;
      const isWholeLine = lineStart !== null && code[end] === "\n";
      const from = isWholeLine ? lineStart.index : code[end] === "\n" ? pos - blanks : pos;
      edits.push({ from, to: end, text: "" });
    }
  };
  visit(source);
  return applyEdits(code, 0, code.length, edits);
}
