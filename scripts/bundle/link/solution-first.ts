import { dirname } from "node:path/posix";
import type ts from "typescript";
import type { Module } from "../read/modules";
import { isLibrary } from "../syntax/library-path";
import { effects } from "./effects";
import { isHoisted, runsAtLoad } from "./order";
import { holders, type Unit } from "./unit";

export interface SolutionFirst {
  /** What lies beside the program (its bounds), the program, then the library. */
  readonly order: readonly Module[];
  /** What of the program has to wait for the library: it stands below it. */
  readonly late: ReadonlySet<Unit>;
}

/**
 * The order in which a reader meets the algorithm at once. What the program calls or makes while it
 * loads may need the library's classes and constants: such a statement stands below the library, and so
 * does what has to run after it. Functions are there from the start, so what calls them alone may stay.
 */
export function solutionFirst(
  order: readonly Module[],
  live: readonly Unit[],
  checker: ts.TypeChecker,
): SolutionFirst {
  const entry = live.find(({ kind }) => kind === "program")?.module ?? order[0]!;
  const folder = dirname(entry.path);
  const isOwn = ({ path }: Module) => dirname(path) === folder && !isLibrary(path);
  const beside = order.filter((module) => module !== entry && isOwn(module));
  const rest = order.filter((module) => module !== entry && !isOwn(module));
  const solutionModules = new Set([entry, ...beside]);
  const unchanged = { order, late: new Set<Unit>() };
  if (rest.length === 0) return unchanged;
  const closure = closures(live);
  // A library that needs the program while it loads keeps the order that was found.
  const isUsed = live.some(
    (unit) =>
      !solutionModules.has(unit.module) &&
      [...closure(unit)].some(({ module }) => solutionModules.has(module)),
  );
  const effectOf = effects(live, checker);
  const loading = live.filter(runsAtLoad);
  const actsOutside = (unit: Unit) => effectOf(unit)?.outside ?? false;
  const restActs = loading.some((unit) => !solutionModules.has(unit.module) && actsOutside(unit));
  const needsRest = (unit: Unit) =>
    (restActs && actsOutside(unit)) ||
    [...closure(unit)].some((needed) => !solutionModules.has(needed.module) && !isHoisted(needed));
  if (isUsed || loading.some((unit) => beside.includes(unit.module) && needsRest(unit)))
    return unchanged;
  const changes = (unit: Unit, other: Unit) => {
    const changed = effectOf(unit)?.changes ?? new Set();
    return [...closure(other)].some(({ declares }) => declares.some((node) => changed.has(node)));
  };
  const mustFollow = (unit: Unit, above: Unit) =>
    closure(unit).has(above) ||
    changes(above, unit) ||
    changes(unit, above) ||
    (actsOutside(unit) && actsOutside(above));
  const late = new Set<Unit>();
  for (const unit of loading) {
    if (unit.module !== entry) continue;
    if (needsRest(unit) || [...late].some((above) => mustFollow(unit, above))) late.add(unit);
  }
  return { order: [...beside, entry, ...rest], late };
}

/** A unit and all that it may come by. */
function closures(live: readonly Unit[]): (unit: Unit) => ReadonlySet<Unit> {
  const { declaring, members } = holders(live);
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
