import ts from "typescript";

/** The facts in a module's card and declarations. */
export interface ModuleFacts {
  readonly name: string;
  /** A noun phrase. */
  readonly what: string;
  readonly labels: readonly { readonly name: string; readonly text: string }[];
  /** The text of the card below its labels. */
  readonly more: string;
  readonly exports: readonly Declaration[];
}

export interface Declaration {
  readonly signature: string;
  readonly doc: string;
  /** Public members of a class or an interface. */
  readonly members: readonly { readonly signature: string; readonly doc: string }[];
}

/** Where the text of a label begins. */
const INDENT = 8;

/** Card and exported declarations of a module of lib. */
export function moduleFacts(path: string, text: string): ModuleFacts {
  const card = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(text)?.[1] ?? "";
  const lines = card.split("\n").map((line) => line.replace(/^ \* ?/, ""));
  const [, name = path, what = ""] = /^(\w+): ([\s\S]*)$/.exec(firstParagraph(lines)) ?? [];
  const labels: { name: string; text: string }[] = [];
  const more: string[] = [];
  let isInLabels = false;
  for (const line of lines.slice(lines.indexOf(""))) {
    const label = /^([A-Z][a-z]+) {2,}(\S.*)$/.exec(line);
    if (label && (isInLabels || labels.length === 0)) {
      labels.push({ name: label[1]!, text: label[2]! });
      isInLabels = true;
    } else if (isInLabels && /^ {4,}\S/.test(line)) {
      const last = labels.at(-1)!;
      last.text += last.name === "Use" ? `\n${line.slice(INDENT)}` : ` ${line.trim()}`;
    } else {
      if (labels.length > 0) isInLabels = false;
      if (labels.length > 0) more.push(line);
    }
  }
  return { name, what, labels, more: more.join("\n").trim(), exports: declarations(path, text) };
}

function firstParagraph(lines: readonly string[]): string {
  const end = lines.indexOf("");
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .join(" ")
    .replace(/\.$/, "");
}

function declarations(path: string, text: string): Declaration[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const cardEnd = /^\/\*\*\n[\s\S]*?\n \*\//.exec(text)?.[0].length ?? 0;
  return source.statements.flatMap((statement) => {
    const isExported = ts
      .getCombinedModifierFlags(statement as unknown as ts.Declaration)
      .valueOf();
    if (!(isExported & ts.ModifierFlags.Export)) return [];
    const signature = signatureOf(statement, source);
    if (signature === undefined) return [];
    const hasMembers = ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement);
    const members = hasMembers
      ? [...statement.members].flatMap((member) => memberOf(member, source))
      : [];
    return [{ signature, doc: docOf(statement, cardEnd), members }];
  });
}

/** The declaration without its body and without modifiers that only the compiler needs. */
function signatureOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isVariableStatement(node)) {
    const declared = node.declarationList.declarations[0]!;
    return `const ${declared.name.getText(source)}${declared.type ? `: ${declared.type.getText(source)}` : ""}`;
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  ) {
    const body = ts.isFunctionDeclaration(node)
      ? node.body?.getStart(source)
      : source.text.indexOf("{", node.name?.end);
    return tidy(source.text.slice(node.getStart(source), body ?? node.end));
  }
  if (ts.isTypeAliasDeclaration(node)) return tidy(node.getText(source));
  return undefined;
}

function memberOf(node: ts.ClassElement | ts.TypeElement, source: ts.SourceFile) {
  const flags = ts.getCombinedModifierFlags(node);
  if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) return [];
  const withBody =
    ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node) || ts.isAccessor(node);
  const end = withBody ? (node.body?.getStart(source) ?? node.end) : node.end;
  let text = source.text.slice(node.getStart(source), end);
  if (ts.isPropertyDeclaration(node) && node.initializer) {
    text = source.text
      .slice(node.getStart(source), node.initializer.getStart(source))
      .replace(/=\s*$/, "");
  }
  return [{ signature: tidy(text), doc: docOf(node, 0) }];
}

function tidy(text: string): string {
  return text
    .replace(/^export /, "")
    .replace(/\s+/g, " ")
    .replace(/;?\s*$/, "")
    .replace(/\( /g, "(")
    .replace(/,? \)/g, ")");
}

/** The text of the comment above a node; the module's card is not one. */
function docOf(node: ts.Node, from: number): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter((doc) => ts.isJSDoc(doc) && doc.pos >= from);
  const last = docs.at(-1);
  if (!last) return "";
  return last
    .getText()
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
