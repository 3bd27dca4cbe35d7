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
  const byName: Record<string, Snippet> = {};
  const rows = readme.slice(readme.indexOf(NAMES_HEAD)).split("\n").slice(2);
  for (const row of rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith("|")),
  )) {
    const [, names = "", modules = ""] = row.split("|");
    for (const [, linked = "", path = "", module = ""] of modules.matchAll(LINK)) {
      const { name, use } = useOf(linked, path, read);
      const typed = names.split(",").map((word) => typedName(word));
      const prefix = new Set([name, ...(byName[name]?.prefix ?? []), ...typed]);
      byName[name] = {
        scope: "typescript",
        prefix: [...prefix],
        body: [`import { ${name} } from "${from}/${module}";`, "", ...use.split("\n")],
        description: `judgebench ${module}`,
      };
    }
  }
  return byName;
}

/** "Kőnig" as typed: letters, digits and hyphens. */
function typedName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "");
}

type Read = (path: string) => string;

/** What is imported, and the line that constructs or calls it with a place for each parameter, or a subclass. */
function useOf(name: string, path: string, read: Read): { name: string; use: string } {
  const file = parsed(read(path));
  const functionName = name[0]!.toLowerCase() + name.slice(1); // which makes the object of an interface
  const declaration = declared(file, name, ts.isClassDeclaration);
  if (declaration?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword)) {
    return { name, use: subclassOf(declaration, path, read) };
  }
  if (declaration) {
    const words = constructorOf(declaration, path, read);
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
  declaration: ts.ClassDeclaration,
  path: string,
  read: Read,
): Parameters | undefined {
  const ownConstructor = declaration.members.find((member) => ts.isConstructorDeclaration(member));
  if (ownConstructor?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    return undefined;
  if (ownConstructor) return ownConstructor.parameters;
  const base = baseOf(declaration, path, read);
  return base ? constructorOf(base.made, base.path, read) : [];
}

/** A subclass with one column and all methods that its author writes. */
function subclassOf(declaration: ts.ClassDeclaration, path: string, read: Read): string {
  const members = [...declaration.members];
  for (
    let base = baseOf(declaration, path, read);
    base;
    base = baseOf(base.made, base.path, read)
  ) {
    members.push(...base.made.members);
  }
  // The nearest of each name; those of the base come behind.
  const nearest = new Map(members.reverse().map((member) => [member.name?.getText(), member]));
  const methods = members
    .reverse()
    .filter((member) => nearest.get(member.name?.getText()) === member)
    .map((member) => member.getText())
    .filter((text) => text.startsWith("protected abstract "))
    .map((text, at) => {
      const head = text
        .replace(/\b(abstract|override) /g, "")
        .replace(/: unknown;$/, ": void;") // a result that need not be given
        .replace(";", "");
      return `  ${head} {\n    $${at + 3}\n  }`;
    });
  return [
    `class \${1:Own} extends ${declaration.name!.text} {`,
    `  readonly \${2:column} = new Float64Array(this.${nearest.has("slots") ? "slots" : "capacity + 1"});`,
    ...methods,
    "}$0",
  ].join("\n");
}

function baseOf(
  declaration: ts.ClassDeclaration,
  path: string,
  read: Read,
): { made: ts.ClassDeclaration; path: string } | undefined {
  const base = declaration.heritageClauses?.[0]?.types[0]?.expression.getText();
  const from = declaration
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
  if (!from) return undefined;
  const file = `${from.moduleSpecifier.getText().slice(1, -1)}.ts`;
  const basePath = posix.join(posix.dirname(path), file);
  const baseClass = declared(parsed(read(basePath)), base!, ts.isClassDeclaration);
  return baseClass && { made: baseClass, path: basePath };
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
