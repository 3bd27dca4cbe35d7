import ts from "typescript";
import { isTarget } from "../link/effects";
import { link } from "../link/link";
import { expectLinkableTypes } from "../link/linkable-types";
import type { Unit, Units } from "../link/unit";
import { checkScript } from "../lower/check-script";
import { readModules } from "../read/modules";
import type { Read } from "../read/read";
import { isLibrary } from "../syntax/library-path";
import { expectLinkable, NotLinkable, notLinkable } from "../syntax/linkable";
import { requiredNames } from "../syntax/required-names";
import { type ApartModule, parse } from "./apart";
import type { NeededFills } from "./needed-fills";

/** What a program that is kept whole uses of lib/, linked: readable, and nothing else. */
export interface LinkedLibrary {
  /** An expression that gives it: (() => { … return { Scanner }; })() */
  readonly code: string;
  /** The names in its object that the program asks for under the name of a module, as it is written. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The paths of the modules in it. */
  readonly used: readonly string[];
  /** Names from outside in it. */
  readonly globals: ReadonlySet<string>;
}

const ENTRY = "(library).ts";

/**
 * Links what the program's own modules use of the library. Undefined where they use nothing of it, or may
 * see more than the values of the names that they take: then its modules stay as they are.
 */
export function linkedLibrary(
  own: readonly ApartModule[],
  read: Read,
  absent: ReadonlySet<string>,
  fills: NeededFills,
): LinkedLibrary | undefined {
  const names = new Map<string, Set<string>>();
  const homes = new Map<string, string>();
  for (const { path, code, links } of own) {
    const takes = takenNames(parse(path, code), links);
    if (takes === undefined) return undefined;
    for (const [name, written] of takes) {
      const home = links[written]!;
      if ((homes.get(name) ?? home) !== home) return undefined; // two of one name
      homes.set(name, home);
      names.set(written, (names.get(written) ?? new Set()).add(name));
    }
  }
  if (homes.size === 0) return undefined;
  try {
    return { ...linked(homes, read, absent, fills), names };
  } catch (error) {
    if (error instanceof NotLinkable) return undefined;
    throw error;
  }
}

/** Adds the linked library as one module and points all imports of lib/ to it. */
export function withLibrary(own: readonly ApartModule[], { code }: LinkedLibrary): ApartModule[] {
  const path = "lib";
  const parts = own.map((module) => {
    const links = Object.entries(module.links);
    const redirected = links.map(([name, target]) => [name, isLinked(target) ? path : target]);
    return { ...module, links: Object.fromEntries(redirected) };
  });
  const library = `"use strict";\nmodule.exports = ${code};\n`;
  return [...parts, { path, code: library, required: [], links: {}, awaits: false }];
}

/** The library for a script in sloppy mode, strict as it was written. */
export function inStrictMode(library: LinkedLibrary | undefined): LinkedLibrary | undefined {
  if (!library) return undefined;
  return { ...library, code: library.code.replace("{\n", '{\n"use strict";\n') };
}

/** True for a module of the library, not for data that lie there. */
export function isLinked(path: string): boolean {
  return isLibrary(path) && path.endsWith(".ts");
}

function linked(
  homes: ReadonlyMap<string, string>,
  read: Read,
  absent: ReadonlySet<string>,
  fills: NeededFills,
): Omit<LinkedLibrary, "names"> {
  const imports = [...homes].map(([name, path]) => `import { ${name} } from "./${path}";\n`);
  const start = `if (require.main === module) return { ${[...homes.keys()].join(", ")} };\n`;
  const entry = imports.join("") + start;
  const graph = readModules(ENTRY, (path) => (path === ENTRY ? entry : read(path)));
  for (const { path, source } of graph.modules) {
    if (path !== ENTRY && !isLinked(path)) throw notLinkable(source, "is no module of lib/");
    expectLinkable(source);
  }
  let globals: ReadonlySet<string> = new Set();
  const check = (live: readonly Unit[], units: Units) => {
    expectConstants(live);
    expectLinkableTypes(live, units, graph.checker);
    fills.addCallsOf(live, units.globalUses, graph);
    globals = units.globals;
  };
  const { code, used } = link(graph, check, absent, true);
  checkScript(code, ENTRY, globals);
  const paths = used.map(({ path }) => path).filter((path) => path !== ENTRY);
  return { code: `(() => {\n${code}})()`, used: paths, globals };
}

/** A variable that changes is seen anew by each who imports it: an object has its first value. */
function expectConstants(live: readonly Unit[]): void {
  for (const { declaration } of live.find(({ kind }) => kind === "program")?.references ?? []) {
    const list = ts.isVariableDeclaration(declaration) ? declaration.parent : undefined;
    if (list && !(list.flags & ts.NodeFlags.Const)) throw notLinkable(declaration, "may change");
  }
}

/**
 * What a CommonJS module takes of the library: pairs of a name and the module's name as it is written.
 * Undefined where it may take more than what it names: a module as a whole, one whose name it makes.
 */
function takenNames(
  source: ts.SourceFile,
  links: Readonly<Record<string, string>>,
): [name: string, written: string][] | undefined {
  const taken: [string, string][] = [];
  const calls = new Map(requiredNames(source).map(({ name, call }) => [call, name]));
  const holders = new Map<string, string>();
  for (const [call, written] of calls) {
    if (!isLinked(links[written] ?? "")) continue;
    const { parent } = call;
    if (!ts.isVariableDeclaration(parent) || parent.initializer !== call) return undefined;
    if (ts.isIdentifier(parent.name)) holders.set(parent.name.text, written);
    else {
      const names = ts.isObjectBindingPattern(parent.name) && plainNames(parent.name);
      if (!names) return undefined;
      taken.push(...names.map((name): [string, string] => [name, written]));
    }
  }
  const visit = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) {
      if (/^(eval|require)$/.test(node.text) && !isPlainRequire(node, calls)) return false;
      const written = holders.get(node.text);
      if (written !== undefined && !isHolder(node, calls)) {
        const name = readName(node);
        if (name === undefined) return false;
        taken.push([name, written]);
      }
    }
    return !ts.forEachChild(node, (child) => !visit(child) || undefined);
  };
  return taken.length + holders.size === 0 || visit(source) ? taken : undefined;
}

/** The names in { a, b: c }; undefined where there is more. */
function plainNames({ elements }: ts.ObjectBindingPattern): string[] | undefined {
  const names = elements.map(({ propertyName, name, dotDotDotToken }) => {
    const taken = propertyName ?? name;
    return !dotDotDotToken && ts.isIdentifier(taken) ? taken.text : undefined;
  });
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** The name in x.name where it is only read. */
function readName({ parent: access, ...node }: ts.Identifier): string | undefined {
  if (!ts.isPropertyAccessExpression(access) || access.expression.pos !== node.pos)
    return undefined;
  return ts.isIdentifier(access.name) && !isTarget(access) ? access.name.text : undefined;
}

/** The declared name in const x = require("…"). */
function isHolder({ parent }: ts.Node, calls: ReadonlyMap<ts.CallExpression, string>): boolean {
  return ts.isVariableDeclaration(parent) && calls.has(parent.initializer as ts.CallExpression);
}

/** True in require("…"), require.main, and for a property of that name. */
function isPlainRequire(node: ts.Identifier, calls: ReadonlyMap<ts.CallExpression, string>) {
  const { parent } = node;
  if (calls.has(parent as ts.CallExpression)) return true;
  if (!ts.isPropertyAccessExpression(parent)) return false;
  return parent.name === node || parent.name.text === "main";
}
