import ts from "typescript";
import { applyEdits, type Edit } from "./edits";
import { isMadeRequire } from "./required-names";

const URL = 'require("url").pathToFileURL(__filename).href';
const PARTS: Readonly<Record<string, string>> = {
  url: URL,
  filename: "__filename",
  dirname: "__dirname",
  main: "(require.main === module)",
};
const WHOLE = `({ url: ${URL}, filename: __filename, dirname: __dirname, main: require.main === module })`;

/** The text of a module where import.meta and createRequire are what a CommonJS module has in their place. */
export function withoutEsmWords(path: string, text: string): string {
  if (!/\bimport\s*\.\s*meta\b|\bcreateRequire\b/.test(text)) return text;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const edits: Edit[] = [];
  const replace = (node: ts.Node, by: string) =>
    edits.push({ from: node.getStart(source), to: node.end, text: by });
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node) && node.declarationList.declarations.every(isMadeRequire)) {
      return void replace(node, "");
    }
    const isMeta = ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;
    if (isMeta) {
      const { parent } = node;
      const part = ts.isPropertyAccessExpression(parent) ? PARTS[parent.name.text] : undefined;
      replace(part === undefined ? node : parent, part ?? WHOLE);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return applyEdits(text, 0, text.length, edits);
}
