import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { CompileError } from "./compile-error";
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
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true, // a small one of our own takes its place
  strict: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Parsed once for all bundles of a run: most solutions share the same modules. */
const parsed = new Map<string, ts.SourceFile>();

/** Parses a program and all that it imports; `read` gives the text of a path, undefined if there is none. */
export function readModules(
  entry: string,
  read: (path: string) => string | undefined,
): ModuleGraph {
  const program = ts.createProgram([`/${entry}`, SMALL_LIBRARY_FILE], OPTIONS, compilerHost(read));
  const paths = importOrder(entry, program);
  const modules = paths.map((path) => ({ path, source: program.getSourceFile(`/${path}`)! }));
  for (const { path, source } of modules) {
    const [broken] = program.getSyntacticDiagnostics(source);
    if (broken) {
      const message = ts.flattenDiagnosticMessageText(broken.messageText, " ");
      throw new CompileError(`${place(source, broken.start)}: ${message}`, `mend ${path}`);
    }
  }
  return { modules, checker: program.getTypeChecker() };
}

/** "lib/io/scanner.ts:12" of a node or an offset. */
export function place(source: ts.SourceFile, at: ts.Node | number): string {
  const offset = typeof at === "number" ? at : at.getStart(source);
  return `${source.fileName.slice(1)}:${source.getLineAndCharacterOfPosition(offset).line + 1}`;
}

function compilerHost(read: (path: string) => string | undefined): ts.CompilerHost {
  const text = (name: string) =>
    name === SMALL_LIBRARY_FILE ? SMALL_LIBRARY : read(name.slice(1));
  return {
    getSourceFile: (name, language) => {
      const content = text(name);
      if (content === undefined) return undefined;
      const known = parsed.get(name);
      if (known?.text === content) return known;
      const source = ts.createSourceFile(name, content, language, true);
      parsed.set(name, source);
      return source;
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map((literal) => {
        if (!literal.text.startsWith(".")) return { resolvedModule: undefined };
        const name = `${join(dirname(from), literal.text).replace(/\.ts$/, "")}.ts`;
        if (text(name) === undefined) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName: name, extension: ts.Extension.Ts } };
      }),
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

function importOrder(entry: string, program: ts.Program): string[] {
  const order: string[] = [];
  const visit = (path: string, from?: ts.Statement): void => {
    if (order.includes(path)) return;
    const source = program.getSourceFile(`/${path}`);
    if (!source && !from)
      throw new CompileError(`${path} is missing`, "write it, or mend its name");
    if (!source) {
      const where = place(from!.getSourceFile(), from!);
      throw new CompileError(`${where}: there is no file ${path}`, "mend the import");
    }
    order.push(path);
    for (const { statement, path: next } of imports({ path, source })) visit(next, statement);
  };
  visit(entry);
  return order;
}

/** The modules that it imports, in the order of its lines. */
export function importedPaths(module: Module): string[] {
  return imports(module).map((each) => each.path);
}

function imports({ path, source }: Module): { statement: ts.Statement; path: string }[] {
  const found: { statement: ts.Statement; path: string }[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    if (!statement.moduleSpecifier || isTypeOnly(statement)) continue;
    const name = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!name.startsWith(".")) throw foreign(statement, name);
    if (ts.isImportDeclaration(statement)) expectNames(statement);
    found.push({ statement, path: `${join(dirname(path), name).replace(/\.ts$/, "")}.ts` });
  }
  return found;
}

/** Only imports of names can be linked without a helper. */
function expectNames(node: ts.ImportDeclaration): void {
  if (!node.importClause) {
    throw new CompileError(
      `${place(node.getSourceFile(), node)}: imports a module for what it does when it loads`,
      "export a function from it, import that by its name and call it",
    );
  }
  const { namedBindings } = node.importClause;
  if (!namedBindings || ts.isNamedImports(namedBindings)) return;
  throw new CompileError(
    `${place(node.getSourceFile(), node)}: imports a whole module`,
    "import what is used by its name: import { Scanner } from …",
  );
}

/** The one module that may meet the outside. */
const OUTSIDE = "lib/io/run-program.ts";

/** Throws where a module that is not the stdin/stdout one reaches for a module of Node. */
export function checkRequire(root: ts.Node): void {
  const source = root.getSourceFile();
  if (source.fileName === `/${OUTSIDE}`) return;
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^require$|\.getBuiltinModule$/.test(node.expression.getText())
    ) {
      const [name] = node.arguments;
      throw foreign(node, name && ts.isStringLiteralLike(name) ? name.text : "a module");
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
}

function foreign(node: ts.Node, name: string): CompileError {
  return new CompileError(
    `${place(node.getSourceFile(), node)}: imports "${name}"; a judge takes one file and has only stdin and stdout`,
    "read and write through runProgram of lib/io/run-program, or move the code into lib/",
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
