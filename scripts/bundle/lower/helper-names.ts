import ts from "typescript";
import { applyEdits, type Edit } from "../syntax/edits";
import { isDeclaredName, isReference } from "../syntax/identifiers";

/** The functions that TypeScript writes beside what it compiles. */
const HELPER =
  /^__(classPrivateField(Get|Set|In)|esDecorate|runInitializers|setFunctionName|propKey|(add|dispose)\w*Resources?|decorate|param|metadata|rest|assign|await(er)?|async\w+|generator|values|read|spread\w*|make\w+|import\w+|createBinding|exportStar|rewrite\w+)$/;

/** The text with another name for each of its own that TypeScript would write a function of its own under. */
export function withoutHelperNames(code: string, fileName = "bundle.js"): string {
  if (!/\b__[a-z]/.test(code)) return code;
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true);
  const declared = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && HELPER.test(node.text) && isDeclaredName(node))
      declared.add(node.text);
    ts.forEachChild(node, collect);
  };
  collect(source);
  if (declared.size === 0) return code;
  const edits: Edit[] = [];
  const rename = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && declared.has(node.text) && isReference(node)) {
      edits.push({ from: node.getStart(source), to: node.end, text: renamed(node, code) });
    }
    ts.forEachChild(node, rename);
  };
  rename(source);
  return applyEdits(code, 0, code.length, edits);
}

function renamed(node: ts.Identifier, code: string): string {
  const { parent, text } = node;
  let name = `${text}_`;
  while (code.includes(name)) name += "_";
  const isShort =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) &&
      ts.isObjectBindingPattern(parent.parent) &&
      parent.propertyName === undefined);
  return isShort ? `${text}: ${name}` : name;
}
