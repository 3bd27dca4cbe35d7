import { basename } from "node:path/posix";
import ts from "typescript";
import type { Module } from "../read/modules";
import { notLinkable } from "../syntax/linkable";
import { isCode } from "./effects";
import type { Declaration, Unit, Units } from "./unit";

/** Names that a CommonJS wrapper gives already. */
const TAKEN = ["exports", "require", "module", "__filename", "__dirname"];

export interface Names {
  /** The name of every top-level declaration in the bundle. */
  readonly of: ReadonlyMap<Declaration, string>;
  /** Constants that another module declares word by word the same: left out. */
  readonly merged: ReadonlySet<Unit>;
}

/**
 * Gives every top-level declaration a name of its own: its source name wherever that is free, else the
 * name of its module before it (digits of lib/io/writer.ts becomes writerDigits). Equal constants become one.
 */
export function chooseNames(order: readonly Module[], live: readonly Unit[], units: Units): Names {
  const names = new Map<Declaration, string>();
  const merged = new Set<Unit>();
  const taken = new Set([...units.globals, ...TAKEN]);
  const constants = new Map<string, Declaration>();
  const anyLocal = new Set([...units.locals.values()].flatMap((locals) => [...locals]));
  const sameAs = new Map<Declaration, Declaration>();
  const neededEarly = namesOfLoadTime(live);
  for (const module of order) {
    for (const unit of live) {
      if (unit.module !== module) continue;
      for (const declaration of unit.declares) {
        const name = (declaration as ts.NamedDeclaration).name!.getText();
        const constant = plainConstant(unit);
        const twin = constant && constants.get(constant);
        const isSeen = twin && !isHiddenFrom(names.get(twin)!, declaration, live, units);
        if (isSeen && !neededEarly.has(declaration)) {
          merged.add(unit);
          sameAs.set(declaration, twin);
          continue;
        }
        if (constant) constants.set(constant, declaration);
        const free = (candidate: string) => !taken.has(candidate);
        let chosen = name;
        if (!free(name) || isHiddenFrom(name, declaration, live, units)) {
          chosen = prefixed(module, name);
          for (let count = 2; !free(chosen) || anyLocal.has(chosen); count++) {
            chosen = `${prefixed(module, name)}${count}`;
          }
        }
        taken.add(chosen);
        names.set(declaration, chosen);
      }
    }
  }
  for (const [declaration, twin] of sameAs) names.set(declaration, names.get(twin)!);
  return { of: names, merged };
}

/**
 * Throws where a class has another name than in the source, or a function that is not only called: who has
 * its value can ask for its name.
 */
export function expectNamesKept(names: Names, live: readonly Unit[]): void {
  for (const { identifier, declaration } of live.flatMap(({ references }) => references)) {
    const { name } = declaration as ts.NamedDeclaration;
    const { parent } = identifier;
    const isCalled = ts.isCallExpression(parent) && parent.expression === identifier;
    if (identifier === name || isCalled || !isCode(declaration)) continue;
    if (names.of.get(declaration) === name!.getText()) continue;
    throw notLinkable(declaration, "has a name of which there are two");
  }
}

/** True where a module refers to it under another name and has a local of this one. */
function isHiddenFrom(
  name: string,
  declaration: Declaration,
  live: readonly Unit[],
  units: Units,
): boolean {
  return live.some((unit) =>
    unit.references.some(
      (each) =>
        each.declaration === declaration &&
        each.identifier.text !== name &&
        units.locals.get(unit.module)!.has(name),
    ),
  );
}

/** "MINUS = 45" of a constant that is a plain number or text. */
function plainConstant(unit: Unit): string | undefined {
  if (!ts.isVariableStatement(unit.node)) return undefined;
  const [declaration, second] = unit.node.declarationList.declarations;
  const isConst = (unit.node.declarationList.flags & ts.NodeFlags.Const) !== 0;
  if (!isConst || !declaration?.initializer || second) return undefined;
  const value = declaration.initializer;
  if (!ts.isNumericLiteral(value) && !ts.isStringLiteralLike(value)) return undefined;
  return `${declaration.name.getText()} = ${value.getText()}`;
}

/** What statements that run at load refer to themselves: these constants must stand before them. */
function namesOfLoadTime(live: readonly Unit[]): Set<Declaration> {
  const roots = new Set<Declaration>();
  for (const unit of live) {
    if (unit.kind === "member" || ts.isFunctionDeclaration(unit.node)) continue;
    for (const { declaration } of unit.references) {
      if (!unit.declares.includes(declaration)) roots.add(declaration);
    }
  }
  return roots;
}

function prefixed(module: Module, name: string): string {
  const words = basename(module.path, ".ts").split("-");
  if (/^[A-Z0-9_]+$/.test(name))
    return [...words.map((word) => word.toUpperCase()), name].join("_");
  const camel = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  const isClass = /^[A-Z]/.test(name);
  const tail = name[0]!.toUpperCase() + name.slice(1);
  return isClass ? camel + tail : camel[0]!.toLowerCase() + camel.slice(1) + tail;
}
