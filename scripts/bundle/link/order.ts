import ts from "typescript";
import { importedPaths, type Module } from "../read/modules";
import { effects } from "./effects";
import { holders, type Unit } from "./unit";

/**
 * The modules in the order of the bundle: the program first, so that a reader meets the algorithm at
 * once, then what it uses, as it names it. A module whose constants or classes are needed while an
 * earlier one loads comes before that one, and so does one that changes or prints what that one also
 * changes, prints or reads: these load as they do in the source. Functions may stand anywhere.
 */
export function moduleOrder(
  modules: readonly Module[],
  units: readonly Unit[],
  checker: ts.TypeChecker,
): Module[] {
  const needs = loadTimeNeeds(units, modules, checker);
  const reading = readingOrder(modules, units);
  const order: Module[] = [];
  const visit = (module: Module, above: readonly Module[]): void => {
    if (order.includes(module) || above.includes(module)) return;
    for (const other of reading) {
      if (needs.get(module)?.has(other)) visit(other, [...above, module]);
    }
    order.push(module);
  };
  for (const module of reading) visit(module, []);
  return order.filter((module) => units.some((unit) => unit.module === module));
}

/** The program, then each module where it is first mentioned, followed by what it mentions itself. */
function readingOrder(modules: readonly Module[], units: readonly Unit[]): Module[] {
  const homes = new Map(
    units.flatMap((unit) => unit.declares.map((declaration) => [declaration, unit.module])),
  );
  const order: Module[] = [];
  const visit = (module: Module): void => {
    if (order.includes(module)) return;
    order.push(module);
    const moduleUnits = units.filter((unit) => unit.module === module);
    // What only starts the program is of no interest to its reader.
    const last = moduleUnits.filter((unit) => unit.kind === "program");
    for (const unit of [...moduleUnits.filter((part) => part.kind !== "program"), ...last]) {
      for (const { declaration } of unit.references) visit(homes.get(declaration) ?? module);
    }
  };
  visit(modules[0]!);
  return order;
}

/** What a module does while it loads. */
interface Loading {
  /** All units that it may come by, its own and others'. */
  readonly touched: Set<Unit>;
  /** The units whose values it may change. */
  readonly changed: Set<Unit>;
  outside: boolean;
}

/** For each module the modules that must stand above it. */
function loadTimeNeeds(
  units: readonly Unit[],
  modules: readonly Module[],
  checker: ts.TypeChecker,
): Map<Module, Set<Module>> {
  const loading = loadings(units, checker);
  const needs = new Map<Module, Set<Module>>();
  const order = loadOrder(modules, checker);
  for (const [module, own] of loading) {
    const needed = new Set<Module>();
    for (const declaration of own.touched) {
      if (declaration.module !== module && !isHoisted(declaration)) needed.add(declaration.module);
    }
    for (const earlier of order.slice(0, order.indexOf(module))) {
      const other = loading.get(earlier);
      if (other && (meet(own, other) || meet(other, own) || (own.outside && other.outside))) {
        needed.add(earlier);
      }
    }
    needs.set(module, needed);
  }
  return needs;
}

function meet({ changed }: Loading, { touched }: Loading): boolean {
  return [...changed].some((declaration) => touched.has(declaration));
}

function loadings(units: readonly Unit[], checker: ts.TypeChecker): Map<Module, Loading> {
  const { declaring, members } = holders(units);
  const effectOf = effects(units, checker);
  const byModule = new Map<Module, Loading>();
  for (const unit of units) {
    if (!runsAtLoad(unit)) continue;
    const effects = byModule.get(unit.module) ?? {
      touched: new Set(),
      changed: new Set(),
      outside: false,
    };
    byModule.set(unit.module, effects);
    const seen = new Set<Unit>();
    const waiting = [unit];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      effects.touched.add(next);
      waiting.push(...(next === unit ? [] : (members.get(next) ?? [])));
      for (const { declaration } of next.references) waiting.push(declaring.get(declaration)!);
    }
    const effect = effectOf(unit);
    effects.outside ||= effect?.outside ?? false;
    for (const change of effect?.changes ?? []) effects.changed.add(declaring.get(change)!);
  }
  return byModule;
}

/** The modules as they load in the source: each after those that it imports. */
function loadOrder(modules: readonly Module[], checker: ts.TypeChecker): Module[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const order: Module[] = [];
  const seen = new Set<Module>();
  const visit = (module: Module): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const path of importedPaths(module, checker)) visit(byPath.get(path)!);
    order.push(module);
  };
  visit(modules[0]!);
  return order;
}

/** False for what only runs when it is called, and for the program's last line, which stays last. */
export function runsAtLoad(unit: Unit): boolean {
  if (unit.kind === "member" || unit.kind === "program" || isHoisted(unit)) return false;
  if (ts.isClassDeclaration(unit.node)) {
    const isStatic = (node: ts.ClassElement) =>
      ts.isClassStaticBlockDeclaration(node) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.StaticKeyword));
    const isComputed = ({ name }: ts.ClassElement) =>
      name && ts.isComputedPropertyName(name) && !/^Symbol\.\w+$/.test(name.expression.getText());
    return (
      unit.node.heritageClauses !== undefined ||
      unit.node.members.some((member) => isStatic(member) || isComputed(member))
    );
  }
  if (!ts.isVariableStatement(unit.node)) return true;
  return unit.node.declarationList.declarations.some(({ initializer }) => {
    if (!initializer) return false;
    return !ts.isArrowFunction(initializer) && !ts.isFunctionExpression(initializer);
  });
}

/** True for what is there before any statement has run. */
export function isHoisted(unit: Unit): boolean {
  return unit.kind === "member" || ts.isFunctionDeclaration(unit.node);
}
