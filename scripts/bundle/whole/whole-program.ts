import ts from "typescript";
import { htmlComments } from "../lower/html-comments";
import type { ClassMeaning } from "../read/class-meaning";
import { CompileError } from "../syntax/compile-error";
import { place } from "../syntax/place";
import { refuseInStrictMode } from "../syntax/strict-mode";
import { alone, declaresNameOfNode } from "./alone";
import { analysed, type WholeWish } from "./analysis";
import { type ApartModule, apartModules, keptApart, type ModuleSources } from "./apart";
import { compiledAs, isModule } from "./compiled-as";
import { inStrictMode, type LinkedLibrary, withLibrary } from "./linked-library";
import { refuseNewerExports } from "./newer-exports";
import { notesOf } from "./program-notes";

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

/**
 * The script of a program that is not linked: all of its own modules, each as it is, and what they use of
 * the library.
 */
export function wholeProgram(wish: WholeWish & Pick<ModuleSources, "packageCode">): WholeProgram {
  const { program, sources, target, read } = wish;
  const node = target.runtime.name === "node" ? target.runtime.version : undefined;
  const compiled = compiledAs(sources, read);
  const all = apartModules(program, { ...wish, node, compiled });
  for (const source of sources) {
    refuseNamesOfNode(source);
    refuseNewerExports(source, node);
    refuseHtmlComments(source);
  }
  const analysis = analysed(wish, all);
  for (const source of sources) {
    if (compiled.get(source.fileName.slice(1))?.isStrict) refuseInStrictMode(source);
  }
  const { modules, library, fills, isSloppy, isRead } = analysis;
  const { meaning, isStrict } = compiled.get(program)!;
  const isProgramStrict = isStrict && (isModule(sources[0]!, read) || !isSloppy);
  const linked = isProgramStrict ? library : inStrictMode(library);
  const oneModule = single(wish, modules, node, linked, meaning);
  const code = fills + (oneModule ?? keptApart(library ? withLibrary(modules, library) : modules));
  const usesRequire = /\b(require|module)\b/.test(code) ? ES_MODULE : "";
  const usesPath = /\b__(file|dir)name\b/.test(code) ? ES_MODULE_PATH : "";
  const isEsModule = target.module === "module";
  const unsure = [...compiled.values()].flatMap(({ meaning }) => meaning?.note ?? []);
  const isSloppyHere = isStrict && !isProgramStrict;
  const isSloppyThere = isEsModule && [...compiled.values()].some((module) => !module.isStrict);
  const notes = new Set([
    ...notesOf(sources.map(({ text }) => text).join("\n"), target),
    ...analysis.note,
    ...(isSloppyThere
      ? [`${target.title} runs ES modules: this script is in strict mode there`]
      : []),
    ...(isSloppyHere ? [NAMES_ARE_MADE] : []),
    ...unsure,
  ]);
  return {
    code: (isEsModule ? usesRequire + usesPath : "") + code,
    packages: new Map(modules.flatMap(({ word, code }) => (word ? [[word, code]] : []))),
    used: [...new Set(modules.map(({ path }) => path)), ...(library?.used ?? [])],
    notes: [...notes],
    isStrict: oneModule !== undefined && isProgramStrict,
    readsTexts: isRead,
  };
}

/** A CommonJS module cannot declare again what Node gives it, and so cannot its bundle. */
function refuseNamesOfNode(source: ts.SourceFile): void {
  const clash = source.statements.find((statement) => declaresNameOfNode(statement));
  if (!clash || /^export\b/.test(clash.getText())) return;
  throw new CompileError(
    `${place(source, clash)}: declares a name that Node gives to each module`,
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

const NAMES_ARE_MADE =
  "it calls eval or assigns to a name that nothing declares: its bundle is in sloppy mode, where that works";

/** What Node gives a CommonJS module, where the judge runs ES modules; by `var` the file is a script too. */
const ES_MODULE = `var module = { exports: {} };
var require = Object.assign((name) => process.getBuiltinModule(name), { main: module });
`;

const ES_MODULE_PATH =
  "const __filename = import.meta.filename, __dirname = import.meta.dirname;\n";

/** The program's own text, where it has one module and requires nothing but Node's own. */
function single(
  { program, read }: WholeWish,
  modules: readonly ApartModule[],
  node: string | undefined,
  library: LinkedLibrary | undefined,
  meaning: ClassMeaning | undefined,
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
    meaning,
    library,
  );
}
