import ts from "typescript";
import { type Resolved, resolve } from "../read/resolve";
import { shownPaths } from "../read/shown-paths";
import { CompileError } from "../syntax/compile-error";
import { applyEdits, type Edit } from "../syntax/edits";
import { requiredNames } from "../syntax/required-names";
import { requireBuiltin } from "./builtins";
import { asCommonJs } from "./commonjs";
import { awaits, type CompiledAs } from "./compiled-as";

/** A module as it stands in the bundle. */
export interface ApartModule {
  readonly path: string;
  /** JavaScript: a CommonJS module. */
  readonly code: string;
  /** It is the code of a package, which a word stands for until the rest is laid out. */
  readonly word?: string;
  /** The names that it requires, as they are written. */
  readonly required: readonly string[];
  /** The modules of the bundle behind the names that it requires. */
  readonly links: Readonly<Record<string, string>>;
  /** It awaits outside of functions. */
  readonly awaits: boolean;
}

export interface ModuleSources {
  readonly read: (path: string) => string | undefined;
  /**
   * The script of a package as a CommonJS module, undefined where the judge has the package itself;
   * throws where it can be neither.
   */
  readonly packageCode: (name: string) => string | undefined;
  /** The version of the judge's Node; undefined for another runtime. */
  readonly node: string | undefined;
  /** How each module is compiled, by its path. */
  readonly compiled: ReadonlyMap<string, CompiledAs>;
}

/** All modules that the entry requires, itself first, each as a CommonJS module. */
export function apartModules(
  entry: string,
  { read, packageCode, node, compiled }: ModuleSources,
): ApartModule[] {
  const modules = new Map<string, ApartModule>();
  const add = (path: string, code: string, from: ts.SourceFile): void => {
    const links: Record<string, string> = {};
    const edits: Edit[] = [];
    const names = requiredNames(from);
    const required = names.map(({ name }) => name);
    // Its place in the order is taken before those of the modules that it requires.
    modules.set(path, { path, code, required, links, awaits: awaits(from) });
    for (const { name, call } of names) {
      const target = resolve(name, path, read);
      if (!target) throw missing(path, name);
      const linked = linkedPath(target);
      if (linked !== undefined) links[name] = linked;
      else if (target.kind === "builtin") {
        const builtin = name.startsWith("#") ? target.name : name;
        edits.push(builtinEdit(call, builtin, node, { path, text: read(path)! }));
      }
    }
    const edited = applyEdits(code, 0, code.length, edits);
    modules.set(path, { path, code: edited, required, links, awaits: awaits(from) });
  };
  const addFile = (path: string): void => {
    if (modules.has(path)) return;
    const text = read(path);
    if (text === undefined) throw new CompileError(`${path} is missing`, "write it");
    const code = asCommonJs(path, text, compiled.get(path));
    add(path, code, parse(path, code));
  };
  const linkedPath = (target: Resolved): string | undefined => {
    if (target.kind === "builtin") return undefined;
    if (target.kind === "file") {
      addFile(target.path);
      return target.path;
    }
    const path = `node_modules/${target.name}`;
    if (modules.has(path)) return path;
    const code = packageCode(target.name);
    if (code === undefined) return undefined;
    const word = `bundledPackage${modules.size}_`;
    modules.set(path, { path, code, word, required: [], links: {}, awaits: false });
    return path;
  };
  addFile(entry);
  return [...modules.values()];
}

/** The call by which a judge's Node requires a module of its own. */
export function builtinEdit(
  call: ts.CallExpression,
  name: string,
  node: string | undefined,
  from: { readonly path: string; readonly text: string },
): Edit {
  const text = requireBuiltin(name, node, from);
  return { from: call.getStart(), to: call.end, text };
}

/**
 * One script of modules that keep scopes, names and the order of loading of their own, as Node gives
 * them: longer and less pleasant to read than linked code, but nothing that a program can do to find
 * out about its own modules tells it apart.
 */
export function keptApart(modules: readonly ApartModule[]): string {
  const [entry, ...others] = modules;
  const late = others.find(({ awaits }) => awaits);
  if (late) {
    throw new CompileError(
      `${late.path}: await outside of a function, in a module that is imported`,
      "export an async function from it, and await that in the program",
    );
  }
  const shown = shownPaths(
    entry!.path,
    modules.map(({ path }) => path),
  );
  const parts = modules.map(({ path, code, word = code, links, awaits }) => {
    const start = awaits ? "async function" : "function";
    const ids = Object.entries(links).map(([name, target]) => [name, shown(target)]);
    return `  ${JSON.stringify(shown(path))}: [${JSON.stringify(Object.fromEntries(ids))}, ${start} (exports, require, module) {\n${word.trimEnd()}\n  }],`;
  });
  const run = `bundledModule(${JSON.stringify(shown(entry!.path))})`;
  return [
    `const bundledModules = {\n${parts.join("\n")}\n};`,
    LOADER,
    entry!.awaits
      ? `${run}.running.catch((error) => setImmediate(() => { throw error; }));\n`
      : `${run};\n`,
  ].join("\n");
}

/** Node's own way to load a module, for modules of this file. */
const LOADER = `
// Loads a module of this file once, as Node would load it from a file of its own.
function bundledModule(path) {
  const known = bundledModule.loaded.get(path);
  if (known) return known;
  const module = { id: path, exports: {}, loaded: false, children: [] };
  bundledModule.loaded.set(path, module);
  bundledModule.main = bundledModule.main || module;
  const [links, run] = bundledModules[path];
  const ownRequire = (name) =>
    Object.prototype.hasOwnProperty.call(links, name) ? bundledModule(links[name]).exports : require(name);
  ownRequire.main = bundledModule.main;
  module.running = run.call(module.exports, module.exports, ownRequire, module);
  module.loaded = true;
  return module;
}
bundledModule.loaded = new Map();
`;

export function parse(path: string, code: string): ts.SourceFile {
  return ts.createSourceFile(`/${path}.js`, code, ts.ScriptTarget.ESNext, true);
}

function missing(path: string, name: string): CompileError {
  return new CompileError(`${path}: there is no file "${name}"`, "mend the import");
}
