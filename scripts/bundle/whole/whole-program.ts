import ts from "typescript";
import type { Target } from "../../targets/target";
import { absentNames } from "../link/wasm-literals";
import { htmlComments } from "../lower/html-comments";
import { looseGraph } from "../read/modules";
import type { Read } from "../read/read";
import { CompileError } from "../syntax/compile-error";
import { place } from "../syntax/place";
import { alone, declaresNameOfNode } from "./alone";
import { type ApartModule, apartModules, keptApart, type Surroundings } from "./apart";
import { changesLanguage } from "./changes-language";
import { isLinked, type LinkedLibrary, linkedLibrary, withLibrary } from "./linked-library";
import { NeededFills } from "./needed-fills";
import { refuseNewerExports } from "./newer-exports";
import { readsTexts } from "./reads-texts";

export interface WholeProgram {
  readonly code: string;
  /** The packages in it, by the words that stand for them in the code. */
  readonly packages: ReadonlyMap<string, string>;
  /** The paths of the modules in it, the program first. */
  readonly used: readonly string[];
  /** What its author should know. */
  readonly notes: readonly string[];
  /** False where each module says itself whether it is strict, or where it works in sloppy mode alone. */
  readonly isStrict: boolean;
  /** True where it reads the text of a function: then it is not laid out anew. */
  readonly readsTexts: boolean;
}

interface WholeWish extends Omit<Surroundings, "node"> {
  readonly program: string;
  readonly sources: readonly ts.SourceFile[];
  readonly read: Read;
  readonly target: Target;
}

/**
 * The script of a program that is not linked: all of its own modules, each as it is, and what they use of
 * the library.
 */
export function wholeProgram(wish: WholeWish): WholeProgram {
  const { program, sources, target, read } = wish;
  const node = target.runtime.name === "node" ? target.runtime.version : undefined;
  const all = apartModules(program, { ...wish, node });
  for (const source of sources) {
    refuseNamesOfNode(source);
    refuseNewerExports(source, node);
    refuseHtmlComments(source);
  }
  const { graph, globalUses } = looseGraph(sources, read);
  const isRead = readsTexts(sources, graph.checker);
  const fills = new NeededFills(program, target);
  const ownModules = all.filter(({ path }, at) => at === 0 || !isLinked(path));
  const ownPaths = new Set(ownModules.map(({ path }) => `/${path}`));
  const ownSources = sources.filter(({ fileName }) => ownPaths.has(fileName));
  const library =
    isRead || changesLanguage(ownSources, globalUses)
      ? undefined
      : linkedLibrary(ownModules, read, absentNames(target), fills);
  const modules = library ? ownModules : all;
  const paths = new Set(modules.map(({ path }) => path));
  fills.addCalls(
    graph.modules.filter(({ path }) => paths.has(path)),
    globalUses,
    graph,
  );
  const own = single(wish, modules, node, library);
  const code = fills.code + (own ?? keptApart(library ? withLibrary(modules, library) : modules));
  const usesRequire = /\b(require|module)\b/.test(code) ? ES_MODULE : "";
  const usesPath = /\b__(file|dir)name\b/.test(code) ? ES_MODULE_PATH : "";
  const prelude = target.module === "module" ? usesRequire + usesPath : "";
  const texts = sources.map(({ text }) => text).join("\n");
  const notes = [...notesOf(texts, target), ...(isRead ? [TEXTS_ARE_READ] : [])];
  const isModule = ts.isExternalModule(sources[0]!) || /^\s*["']use strict/.test(sources[0]!.text);
  const isSloppy = [...globalUses].some((name) => isAssigned(name) || name.getText() === "eval");
  const isStrict = own !== undefined && (isModule || !isSloppy);
  const packages = new Map(modules.flatMap(({ word, code }) => (word ? [[word, code]] : [])));
  const used = [...paths, ...(library?.used ?? [])];
  return { code: prelude + code, packages, used, notes, isStrict, readsTexts: isRead };
}

const TEXTS_ARE_READ =
  "it reads the text of a function: the bundle keeps it, without types, and is not laid out";

/** A CommonJS module cannot declare again what Node gives it, and so cannot its bundle. */
function refuseNamesOfNode(source: ts.SourceFile): void {
  const own = source.statements.find((statement) => declaresNameOfNode(statement));
  if (!own || /^export\b/.test(own.getText())) return;
  throw new CompileError(
    `${place(source, own)}: declares a name that Node gives to each module`,
    "give it a name other than require, module, exports, __filename, __dirname",
  );
}

/** Node takes <!-- in such a file for a comment, TypeScript does not. */
function refuseHtmlComments(source: ts.SourceFile): void {
  if (!/\.c?js$/.test(source.fileName) || ts.isExternalModule(source)) return;
  const [at] = htmlComments(source);
  if (at === undefined) return;
  throw new CompileError(
    `${place(source, at)}: has a comment that begins with <!--`,
    "begin it with //",
  );
}

/** What a judge is likely to lack, as far as the text shows it. */
function notesOf(text: string, { title, stdin }: Target): string[] {
  const notes: string[] = [];
  if (/["'`]\/dev\/stdin["'`]/.test(text) && /no \/dev\/stdin/.test(stdin)) {
    notes.push(`${title} has no /dev/stdin: read from descriptor 0 there`);
  }
  const file = /\bread(?:FileSync|File)\(\s*(["'])(?!\/dev\/)([^"'\n]+)\1/.exec(text)?.[2];
  if (file) notes.push(`it reads the file "${file}": ${title} gives the input on stdin`);
  if (/\b__(file|dir)name\b/.test(text) || /\bimport\.meta\.(dir|file)/.test(text)) {
    notes.push(
      "it asks where its own file lies: on a judge that is another place, with no file beside it",
    );
  }
  return notes;
}

/** What Node gives a CommonJS module, where the judge runs ES modules; by `var` the file is a script too. */
const ES_MODULE = `var module = { exports: {} };
var require = Object.assign((name) => process.getBuiltinModule(name), { main: module });
`;

const ES_MODULE_PATH =
  "const __filename = import.meta.filename, __dirname = import.meta.dirname;\n";

/** The program's own text, where it has one module and requires nothing but Node's own. */
function single(
  { program, read, meaningOf }: WholeWish,
  modules: readonly ApartModule[],
  node: string | undefined,
  library: LinkedLibrary | undefined,
): string | undefined {
  const { links, required, awaits } = modules[0]!;
  const isAlone = Object.keys(links).every((name) => library?.names.has(name));
  if (modules.length > 1 || awaits || !isAlone) return undefined;
  if (required.some((name) => name.startsWith("#"))) return undefined;
  return alone(
    program,
    read(program)!,
    new Set(required.flatMap((name) => (name in links ? [] : [name, `node:${name}`]))),
    node,
    meaningOf(program),
    library,
  );
}

/** True for the name in name = 1 and name++. */
function isAssigned({ parent, ...node }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns && parent.left.pos === node.pos;
  }
  return (
    ts.isPostfixUnaryExpression(parent) ||
    (ts.isPrefixUnaryExpression(parent) && /^(\+\+|--)/.test(parent.getText())) ||
    ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) &&
      parent.initializer.pos === node.pos)
  );
}
