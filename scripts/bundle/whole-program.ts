import ts from "typescript";
import type { Target } from "../targets/target";
import { alone } from "./alone";
import { type ApartModule, apartModules, keptApart, parse } from "./apart";
import { fillOf } from "./fills";
import { checkLibraryCalls } from "./library-calls";
import { receiverTypes } from "./library-types";
import { looseGraph, type ModuleGraph } from "./modules";
import { refuseTexts } from "./refuse-texts";
import { requiredNames } from "./required-names";
import type { Unit } from "./units";

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
}

export interface WholeWish {
  readonly program: string;
  readonly sources: readonly ts.SourceFile[];
  readonly read: (path: string) => string | undefined;
  readonly packageCode: (name: string) => string | undefined;
  readonly target: Target;
}

/** The script of a program that is not linked: all of its modules, each as it is. */
export function wholeProgram(wish: WholeWish): WholeProgram {
  const { program, sources, target } = wish;
  const modules = apartModules(program, wish);
  const { graph, globalUses } = looseGraph(sources, wish.read);
  refuseTexts(sources, graph.checker);
  const fills = neededFills(wish, graph, globalUses);
  const own = single(wish, modules);
  const code = fills + (own ?? keptApart(modules));
  const usesRequire = /\b(require|module)\b/.test(code);
  const prelude = target.module === "module" && usesRequire ? ES_MODULE : "";
  const texts = sources.map(({ text }) => text).join("\n");
  const notes =
    /["'`]\/dev\/stdin["'`]/.test(texts) && /no \/dev\/stdin/.test(target.stdin)
      ? [`${target.title} has no /dev/stdin: read from descriptor 0 there`]
      : [];
  const isModule = ts.isExternalModule(sources[0]!) || /^\s*["']use strict/.test(sources[0]!.text);
  const isStrict = own !== undefined && (isModule || ![...globalUses].some(isAssigned));
  const packages = new Map(modules.flatMap(({ word, code }) => (word ? [[word, code]] : [])));
  const used = modules.map(({ path }) => path);
  return { code: prelude + code, packages, used, notes, isStrict };
}

/** What Node gives a CommonJS module, where the judge runs ES modules. */
const ES_MODULE = `const module = { exports: {} };
const require = Object.assign((name) => process.getBuiltinModule(name), { main: module });
`;

/** The program's own text, where it has one module and requires nothing but Node's own. */
function single({ program, read }: WholeWish, modules: readonly ApartModule[]): string | undefined {
  const [entry] = modules;
  if (modules.length > 1 || entry!.awaits || Object.keys(entry!.links).length > 0) return undefined;
  const required = requiredNames(parse(program, entry!.code)).map(({ name }) => name);
  return alone(
    program,
    read(program)!,
    new Set(required.flatMap((name) => [name, `node:${name}`])),
  );
}

/** The newer library functions that it calls, written out; throws for one that cannot be. */
function neededFills(
  { program, target: { runtime } }: WholeWish,
  graph: ModuleGraph,
  globalUses: ReadonlySet<ts.Node>,
): string {
  if (runtime.name !== "node") return "";
  const units = graph.modules.map(
    (module) => ({ module, node: module.source }) as unknown as Pick<Unit, "node" | "module">,
  );
  const fills = new Set<string>();
  const isOwn = /^(problems|lib)\//.test(program);
  const fill = (name: string) => {
    const code = fillOf(name);
    if (code !== undefined) fills.add(code);
    return code !== undefined;
  };
  const types = () => receiverTypes(graph);
  const { version } = runtime;
  checkLibraryCalls(units, globalUses, version, graph.checker, types, isOwn ? undefined : fill);
  return [...fills].join("");
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
