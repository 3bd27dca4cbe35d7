import { posix } from "node:path";
import ts from "typescript";

/** One snippet of VS Code: what is typed, what it becomes. */
export interface Snippet {
  readonly scope: string;
  readonly prefix: readonly string[];
  readonly body: readonly string[];
  readonly description: string;
}

const NAMES_HEAD = "| name | module |";
const LINK = /\[(\w+)\]\((([a-z]+\/[a-z0-9-]+)\.ts)\)/g;

/**
 * The everyday names of lib/README.md as snippets: the import and the line that begins its use. `from` is
 * what stands before the module's path: "../../lib" in the clone, "judgebench" where it is installed.
 */
export function snippets(
  readme: string,
  read: (path: string) => string,
  from: "../../lib" | "judgebench",
): Record<string, Snippet> {
  const found: Record<string, Snippet> = {};
  const rows = readme.slice(readme.indexOf(NAMES_HEAD)).split("\n").slice(2);
  for (const row of rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith("|")),
  )) {
    const [, names = "", modules = ""] = row.split("|");
    for (const [, linked = "", path = "", module = ""] of modules.matchAll(LINK)) {
      const { name, use } = useOf(linked, path, read);
      const typed = names.split(",").map((word) => typedName(word));
      const prefix = new Set([name, ...(found[name]?.prefix ?? []), ...typed]);
      found[name] = {
        scope: "typescript",
        prefix: [...prefix],
        body: [`import { ${name} } from "${from}/${module}";`, "", use],
        description: `judgebench ${module}`,
      };
    }
  }
  return found;
}

/** "Kőnig" as typed: letters, digits and hyphens. */
function typedName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "");
}

type Read = (path: string) => string;

/** What is imported, and the line that constructs or calls it with a place for each parameter. */
function useOf(name: string, path: string, read: Read): { name: string; use: string } {
  const file = parsed(read(path));
  const functionName = name[0]!.toLowerCase() + name.slice(1); // which makes the object of an interface
  const made = declared(file, name, ts.isClassDeclaration);
  if (made) {
    const words = constructorOf(made, path, read);
    const use = words ? `const \${1:own} = new ${name}(${places(words)});$0` : "$0";
    return { name, use };
  }
  const called = declared(file, functionName, ts.isFunctionDeclaration);
  if (!called) throw new Error(`${path}: ${name} is neither a class nor a function`);
  const words = places(called.parameters);
  return { name: functionName, use: `const \${1:result} = ${functionName}(${words});$0` };
}

const parsed = (text: string) =>
  ts.createSourceFile("module.ts", text, ts.ScriptTarget.ESNext, true);

function declared<Node extends ts.ClassDeclaration | ts.FunctionDeclaration>(
  file: ts.SourceFile,
  name: string,
  isKind: (node: ts.Node) => node is Node,
): Node | undefined {
  return file.statements.filter(isKind).find((statement) => statement.name?.text === name);
}

/** The parameters of its own constructor, or of its base's; undefined where nobody else may call it. */
function constructorOf(
  made: ts.ClassDeclaration,
  path: string,
  read: Read,
): Parameters | undefined {
  const own = made.members.find((member) => ts.isConstructorDeclaration(member));
  const closed = [ts.SyntaxKind.AbstractKeyword, ts.SyntaxKind.PrivateKeyword];
  const words = [...(made.modifiers ?? []), ...(own?.modifiers ?? [])];
  if (words.some(({ kind }) => closed.includes(kind))) return undefined;
  const base = made.heritageClauses?.[0]?.types[0]?.expression.getText();
  const from = made
    .getSourceFile()
    .statements.filter(ts.isImportDeclaration)
    .find(
      ({ importClause }) =>
        base &&
        importClause
          ?.getText()
          .split(/[\s{},]+/)
          .includes(base),
    );
  if (own || !from) return own?.parameters ?? [];
  const file = `${from.moduleSpecifier.getText().slice(1, -1)}.ts`;
  const basePath = posix.join(posix.dirname(path), file);
  const baseClass = declared(parsed(read(basePath)), base!, ts.isClassDeclaration);
  return baseClass && constructorOf(baseClass, basePath, read);
}

type Parameters = Iterable<ts.ParameterDeclaration>;

function places(parameters: Parameters): string {
  return [...parameters]
    .filter(({ questionToken, initializer, dotDotDotToken }) => {
      return !(questionToken || initializer || dotDotDotToken);
    })
    .map(({ name }, at) => {
      const shown = ts.isIdentifier(name) ? name.text : "options";
      return `\${${at + 2}:${shown}}`;
    })
    .join(", ");
}
