import type ts from "typescript";
import type { Module } from "../read/modules";

/** The node that declares a name at the top level of a module: the identity of that name. */
export type Declaration = ts.Node;

/** What is kept or dropped as a whole: a top-level statement, or a method or field of a class there. */
export interface Unit {
  readonly module: Module;
  readonly node: ts.Statement | ts.ClassElement;
  readonly kind: "declaration" | "effect" | "program" | "member";
  readonly declares: readonly Declaration[];
  /** Top-level names of any module that it refers to, with every place. */
  readonly references: readonly Reference[];
  /** Asks for the types of all properties in it: only a unit that is kept is asked. */
  readonly mentioned: () => Mentions;
  /** The top-level names that it assigns to, passes on, or whose methods it calls. */
  readonly changes: ReadonlySet<Declaration>;
  /** It mentions console, process or another name of the outside, or changes the library. */
  readonly outside: boolean;
  /** The statements of the constructor that belong to a field. */
  readonly writes?: readonly ts.Statement[];
  /** The class of a method or field, and its name. */
  readonly owner?: Unit;
  readonly name?: string;
  /** A method of a class that extends one from outside, which may call it. */
  readonly pinned?: boolean;
}

export interface Mentions {
  /** Names of properties, of what is not known to be an instance of one class. */
  readonly names: ReadonlySet<string>;
  /** Members of classes, by the classes that declare them. */
  readonly members: readonly MemberMention[];
}

export interface MemberMention {
  readonly owner: ts.Node;
  readonly name: string;
}

export interface Reference {
  readonly identifier: ts.Identifier;
  readonly declaration: Declaration;
}

export interface Units {
  readonly units: readonly Unit[];
  /** Names that no module declares: console, Map. The linker renames no unit to one of them. */
  readonly globals: ReadonlySet<string>;
  /** Every place where one of them is used. */
  readonly globalUses: ReadonlySet<ts.Node>;
  /** Names declared inside functions, by module. */
  readonly locals: ReadonlyMap<Module, ReadonlySet<string>>;
}

/** The unit of each declaration, and the members of each class that are units. */
export function holders(units: readonly Unit[]) {
  const declaring = new Map<Declaration, Unit>();
  const members = new Map<Unit, Unit[]>();
  for (const unit of units) {
    for (const declaration of unit.declares) declaring.set(declaration, unit);
    if (unit.owner) members.set(unit.owner, [...(members.get(unit.owner) ?? []), unit]);
  }
  return { declaring, members };
}
