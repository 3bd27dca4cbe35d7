import ts from "typescript";
import { effects } from "./effects";
import { listsFields } from "./fields";
import { holders, type MemberMention, type Unit } from "./unit";
import { classAbove } from "./units";

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
  const { declaring } = holders(units);
  const called = new Map<ts.Node, Set<string>>();
  const below = classesBelow(units, checker);
  const call = ({ owner, name }: MemberMention): void => {
    // Of an instance that has this class for its type, the class may be one below.
    for (const part of [owner, ...(below.get(owner) ?? [])]) {
      called.set(part, (called.get(part) ?? new Set()).add(name));
    }
  };
  const effectOf = effects(units, checker);
  let anyField = false; // once something may list the fields of an object

  const wake = (first: Unit): void => {
    const waiting = [first];
    for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
      if (live.has(unit)) continue;
      live.add(unit);
      anyField ||= listsFields(unit);
      const { names, members } = unit.mentioned();
      for (const name of names) mentioned.add(name);
      for (const member of members) call(member);
      for (const { declaration } of unit.references) {
        const needed = declaring.get(declaration);
        if (needed) waiting.push(needed);
      }
    }
  };
  const isNeeded = (unit: Unit): boolean | undefined => {
    if (unit.kind === "program") return unit.module === entry;
    if (unit.kind === "member") {
      const { owner, name = "", pinned } = unit;
      if (!live.has(owner!)) return false;
      if (anyField && ts.isPropertyDeclaration(unit.node)) return true;
      return pinned || mentioned.has(name) || called.get(owner!.node)?.has(name);
    }
    if (unit.kind === "effect" && unit.module === entry) return true;
    // A loop that fills a table is needed with its table; what is seen from outside always.
    const effect = effectOf(unit);
    if (!effect) return false;
    if (effect.outside || [...effect.changes].some((change) => live.has(declaring.get(change)!)))
      return true;
    if (unit.kind === "declaration" || effect.changes.size > 0) return false;
    return [...live].some((part) => part.module === unit.module);
  };

  for (let before = -1; live.size > before; ) {
    before = live.size;
    for (const unit of units) if (!live.has(unit) && isNeeded(unit)) wake(unit);
  }
  return units.filter((unit) => live.has(unit));
}

/** For each class all that extend it, also by others. */
function classesBelow(units: readonly Unit[], checker: ts.TypeChecker): Map<ts.Node, Set<ts.Node>> {
  const below = new Map<ts.Node, Set<ts.Node>>();
  for (const { node } of units) {
    if (!ts.isClassDeclaration(node)) continue;
    for (let above = classAbove(node, checker); above; above = classAbove(above, checker)) {
      below.set(above, (below.get(above) ?? new Set()).add(node));
    }
  }
  return below;
}
