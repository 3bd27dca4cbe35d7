import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { isReference } from "../syntax/identifiers";
import { NotLinkable } from "../syntax/linkable";
import { place } from "../syntax/place";
import { parseSource } from "./read-sources";
import { resolve } from "./resolve";
import { expectSame, sharedChecker } from "./shared-checker";
import { SMALL_LIBRARY, SMALL_LIBRARY_FILE } from "./small-library";

export interface Module {
  /** From the root of the repository: lib/io/scanner.ts. */
  readonly path: string;
  readonly source: ts.SourceFile;
}

export interface ModuleGraph {
  /** The program first, then what it imports, in the order of its import lines. */
  readonly modules: readonly Module[];
  readonly checker: ts.TypeChecker;
  /** Gives the compiler these modules again, and finds those that they import, behind path aliases too. */
  readonly host: ts.CompilerHost;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true, // a small one of our own takes its place
  strict: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Parses a program and all that it imports; `read` gives the text of a path, undefined if there is none. */
export function readModules(
  entry: string,
  read: (path: string) => string | undefined,
): ModuleGraph {
  const host = compilerHost(read);
  const program = ts.createProgram([`/${entry}`, SMALL_LIBRARY_FILE], OPTIONS, host);
  const checker = sharedChecker(program);
  const modules = importOrder(entry, program, checker).map((path) => {
    const source = program.getSourceFile(`/${path}`)!;
    const module = moduleOf.get(source) ?? { path, source };
    moduleOf.set(source, module);
    return module;
  });
  return { modules, checker, host };
}

/** Bundles of one run share the objects of their modules too. */
const moduleOf = new WeakMap<ts.SourceFile, Module>();

/** The types of sources that are not linked; every name from outside in them. */
export function looseGraph(
  sources: readonly ts.SourceFile[],
  read: (path: string) => string | undefined,
): { graph: ModuleGraph; globalUses: ReadonlySet<ts.Node> } {
  const roots = sources.map(({ fileName }) => fileName);
  const options = { ...OPTIONS, allowJs: true };
  const host = compilerHost(read, /\.[cm]?[jt]s$/);
  const program = ts.createProgram([...roots, SMALL_LIBRARY_FILE], options, host);
  const checker = program.getTypeChecker();
  const globalUses = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node) && isReference(node)) {
      const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
      if (declarations.every(isOutside)) globalUses.add(node);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  const modules = sources.map((source) => ({ path: source.fileName.slice(1), source }));
  return { graph: { modules, checker, host }, globalUses };
}

/** True for what no module of the program makes: of the library, declared, or a type alone. */
function isOutside(declaration: ts.Declaration): boolean {
  return (
    declaration.getSourceFile().isDeclarationFile ||
    ts.isInterfaceDeclaration(declaration) ||
    (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient) !== 0
  );
}

/** Finds modules whose path matches `modules`. */
export function compilerHost(
  read: (path: string) => string | undefined,
  modules = /\.ts$/,
): ts.CompilerHost {
  const text = (name: string) =>
    name === SMALL_LIBRARY_FILE ? SMALL_LIBRARY : read(name.slice(1));
  return {
    getSourceFile: (name) => {
      const content = text(name);
      if (content === undefined) return undefined;
      const source = parseSource(name.slice(1), content);
      expectSame(name, source);
      return source;
    },
    resolveModuleNameLiterals: (literals, from) => {
      const files = literals.map((literal) => {
        const target = resolve(literal.text, from.slice(1), read);
        return target?.kind === "file" && modules.test(target.path) ? `/${target.path}` : "";
      });
      expectSame(`imports of ${from}`, files.join());
      return files.map((resolvedFileName) => {
        const [extension] = /\.[cm]?[jt]s$/.exec(resolvedFileName) ?? [];
        return { resolvedModule: extension ? { resolvedFileName, extension } : undefined };
      });
    },
    fileExists: (name) => text(name) !== undefined,
    readFile: text,
    getDefaultLibFileName: () => SMALL_LIBRARY_FILE,
    writeFile: () => {},
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
}

function importOrder(entry: string, program: ts.Program, checker: ts.TypeChecker): string[] {
  const order: string[] = [];
  const visit = (path: string, from?: ts.Statement): void => {
    if (order.includes(path)) return;
    const source = program.getSourceFile(`/${path}`);
    if (!source && !from) throw new NotLinkable(`${path} is missing`, "write it, or mend its name");
    if (!source) {
      const where = place(from!.getSourceFile(), from!);
      throw new NotLinkable(`${where}: there is no file ${path}`, "mend the import");
    }
    order.push(path);
    const imported = imports({ path, source }, checker);
    for (const { statement, path: next } of imported) visit(next, statement);
  };
  visit(entry);
  return order;
}

/** The modules that it imports, in the order of its lines. */
export function importedPaths(module: Module, checker: ts.TypeChecker): string[] {
  return imports(module, checker).map((imported) => imported.path);
}

function imports(
  { path, source }: Module,
  checker: ts.TypeChecker,
): { statement: ts.Statement; path: string }[] {
  const imported: { statement: ts.Statement; path: string }[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    if (!statement.moduleSpecifier || isTypeOnly(statement)) continue;
    const name = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (ts.isImportDeclaration(statement)) expectNames(statement);
    const target = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
    const written = `${join(dirname(path), name).replace(/\.ts$/, "")}.ts`;
    imported.push({ statement, path: target?.getSourceFile().fileName.slice(1) ?? written });
  }
  return imported;
}

/** Only imports of names can be linked without a helper. */
function expectNames(node: ts.ImportDeclaration): void {
  if (!node.importClause) {
    throw new NotLinkable(
      `${place(node.getSourceFile(), node)}: imports a module for what it does when it loads`,
      "export a function from it, import that by its name and call it",
    );
  }
  const { namedBindings } = node.importClause;
  if (!namedBindings || ts.isNamedImports(namedBindings)) return;
  throw new NotLinkable(
    `${place(node.getSourceFile(), node)}: imports a whole module`,
    "import what is used by its name: import { Scanner } from …",
  );
}

/** True for an import that is gone once types are stripped. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}
