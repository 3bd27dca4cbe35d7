import ts from "typescript";
import { applyEdits } from "../syntax/edits";
import { parsedScript } from "../syntax/parsed-script";

/** The places of <!-- in `1<!--q`, which a classic script takes for a comment. */
export function htmlComments(source: ts.SourceFile): number[] {
  const places: number[] = [];
  if (!source.text.includes("<!--")) return places;
  const visit = (node: ts.Node): void => {
    const at = node.getStart(source);
    if (node.kind === ts.SyntaxKind.LessThanToken && source.text.startsWith("<!--", at)) {
      places.push(at);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** A script that says the same whether it is read as a classic script or as a module. */
export function withoutHtmlComments(code: string): string {
  if (!code.includes("<!--")) return code;
  const source = parsedScript(code);
  const edits = htmlComments(source).map((at) => ({ from: at + 1, to: at + 1, text: " " }));
  return applyEdits(code, 0, code.length, edits);
}
