import type ts from "typescript";
import { effects } from "./effects";
import { namesAtRunTime } from "./names-at-run-time";
import type { Declaration, Unit } from "./units";

/** Called by the language itself, under no name that the code shows. */
const CALLED_UNSEEN = [
  ...["toString", "valueOf", "toJSON", "then", "next", "return", "throw"],
  ...["done", "value", "length", "raw", "name", "message", "cause", "toISOString"],
];

/** The units that the program needs, in their order; what nothing reaches is left out. */
export function reachable(
  units: readonly Unit[],
  entry: Unit["module"],
  checker: ts.TypeChecker,
): Unit[] {
  const live = new Set<Unit>();
  const mentioned = new Set<string>(CALLED_UNSEEN);
  const declaring = new Map<Declaration, Unit>();
  for (const unit of units) for (const each of unit.declares) declaring.set(each, unit);
  const effectOf = effects(units, checker);
  let anyMethod = false; // once a name is made at run time, every method may be meant

  const wake = (first: Unit): void => {
    const waiting = [first];
    for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
      if (live.has(unit)) continue;
      live.add(unit);
      anyMethod ||= namesAtRunTime(unit, checker);
      for (const name of unit.mentions) mentioned.add(name);
      for (const { declaration } of unit.references) {
        const needed = declaring.get(declaration);
        if (needed) waiting.push(needed);
      }
    }
  };
  const isNeeded = (unit: Unit): boolean => {
    if (unit.kind === "program") return unit.module === entry;
    if (unit.kind === "member") {
      return live.has(unit.owner!) && (anyMethod || unit.pinned || mentioned.has(unit.name!));
    }
    if (unit.kind === "effect" && unit.module === entry) return true;
    // A loop that fills a table is needed with its table; what is seen from outside always.
    const effect = effectOf(unit);
    if (!effect) return false;
    if (effect.outside || [...effect.changes].some((each) => live.has(declaring.get(each)!)))
      return true;
    if (unit.kind === "declaration" || effect.changes.size > 0) return false;
    return [...live].some((each) => each.module === unit.module);
  };

  for (let before = -1; live.size > before; ) {
    before = live.size;
    for (const unit of units) if (!live.has(unit) && isNeeded(unit)) wake(unit);
  }
  return units.filter((unit) => live.has(unit));
}
