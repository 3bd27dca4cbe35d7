import { dirname } from "node:path/posix";
import ts from "typescript";
import type { Module } from "../read/modules";
import { runsAtLoad } from "./order";
import type { Declaration, Unit } from "./unit";

export interface SolutionFirst {
  /** What lies beside the program (its bounds), the program, then the library. */
  readonly order: readonly Module[];
  /** What of the program has to wait for the library: it stands below it. */
  readonly late: ReadonlySet<Unit>;
}

/**
 * The order in which a reader meets the algorithm at once. What the program calls or makes while it
 * loads needs the library's classes and constants: such a statement stands below the library, and so
 * does what runs after it and is more than a plain value.
 */
export function solutionFirst(order: readonly Module[], live: readonly Unit[]): SolutionFirst {
  const entry = live.find(({ kind }) => kind === "program")?.module ?? order[0]!;
  const folder = dirname(entry.path);
  const isOwn = ({ path }: Module) => dirname(path) === folder && !path.startsWith("lib/");
  const beside = order.filter((module) => module !== entry && isOwn(module));
  const rest = order.filter((module) => module !== entry && !isOwn(module));
  const own = new Set([entry, ...beside]);
  const closure = closures(live);
  const touchesRest = (unit: Unit) => [...closure(unit)].some(({ module }) => !own.has(module));
  // A library that needs the program while it loads keeps the order that was found.
  const isUsed = rest.some((module) =>
    live.some(
      (unit) =>
        unit.module === module && [...closure(unit)].some((needed) => own.has(needed.module)),
    ),
  );
  const besideNeeds = live.some(
    (unit) =>
      unit.module !== entry && own.has(unit.module) && runsAtLoad(unit) && touchesRest(unit),
  );
  if (isUsed || besideNeeds || rest.length === 0 || order[0] === entry)
    return { order, late: new Set() };
  const late = new Set<Unit>();
  for (const unit of live) {
    if (unit.module !== entry || !runsAtLoad(unit)) continue;
    const needsLate = [...closure(unit)].some((needed) => late.has(needed));
    const mayWait = late.size > 0 && !isPlain(unit.node);
    if (touchesRest(unit) || needsLate || mayWait) late.add(unit);
  }
  return { order: [...beside, entry, ...rest], late };
}

/** A unit and all that it may come by. */
function closures(live: readonly Unit[]): (unit: Unit) => ReadonlySet<Unit> {
  const declaring = new Map<Declaration, Unit>();
  const members = new Map<Unit, Unit[]>();
  for (const unit of live) {
    for (const declaration of unit.declares) declaring.set(declaration, unit);
    if (unit.owner) members.set(unit.owner, [...(members.get(unit.owner) ?? []), unit]);
  }
  return (first) => {
    const seen = new Set<Unit>();
    const waiting = [first];
    for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
      if (seen.has(unit)) continue;
      seen.add(unit);
      waiting.push(...(members.get(unit) ?? []));
      for (const { declaration } of unit.references) {
        const needed = declaring.get(declaration);
        if (needed) waiting.push(needed);
      }
    }
    return seen;
  };
}

/** True for constants that call and make nothing: const SQUARES = SIDE * SIDE. */
function isPlain(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node)) return false;
  const acts = (part: ts.Node): boolean =>
    ts.isCallOrNewExpression(part) ||
    ts.isElementAccessExpression(part) ||
    ts.isArrayLiteralExpression(part) ||
    ts.isObjectLiteralExpression(part) ||
    (ts.forEachChild(part, (child) => acts(child) || undefined) ?? false);
  const isConst = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
  return isConst && !acts(node);
}
