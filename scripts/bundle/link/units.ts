// Long: one walk finds all references of a unit.
import ts from "typescript";
import type { Module, ModuleGraph } from "../read/modules";
import { isErased } from "../syntax/erased";
import {
  changedName,
  isDeclaredName,
  isHarmless,
  isReference,
  mentionedName,
} from "../syntax/identifiers";
import { isLibrary } from "../syntax/library-path";
import { isAbsent } from "./absent";
import { droppableFields } from "./fields";
import type { Declaration, MemberMention, Mentions, Reference, Unit, Units } from "./unit";

/** Bundles that share a checker share the units of their modules. */
const cut = new WeakMap<ts.TypeChecker, Map<string, Part>>();

type Part = ReturnType<typeof cutModule>;

/**
 * Cuts all modules into units and lists what each unit refers to. `absent` lists the names that the judge
 * lacks. A class that other code can see stays one unit: the linker drops none of its members.
 */
export function cutIntoUnits(
  { modules, checker }: ModuleGraph,
  absent: ReadonlySet<string> = new Set(),
  isSeen = false,
): Units {
  const earlier = cut.get(checker) ?? new Map<string, Part>();
  cut.set(checker, earlier);
  const parts = modules.map((module) => {
    const key = [module.path, isSeen, ...absent].join();
    const part = earlier.get(key) ?? cutModule(module, checker, absent, isSeen);
    earlier.set(key, part);
    return part;
  });
  const globalUses = new Set(parts.flatMap((part) => [...part.globalUses]));
  return {
    units: parts.flatMap(({ units }) => units),
    globals: new Set([...globalUses].map(({ text }) => text)),
    globalUses,
    locals: new Map(parts.map(({ locals }, at) => [modules[at]!, locals])),
  };
}

function cutModule(
  module: Module,
  checker: ts.TypeChecker,
  absent: ReadonlySet<string>,
  isSeen: boolean,
) {
  const globalUses = new Set<ts.Identifier>();
  const locals = new Set<string>();
  const units: Unit[] = [];

  const scan = (roots: readonly ts.Node[], skip: ReadonlySet<ts.Node>) => {
    const references: Reference[] = [];
    const properties: { readonly node: ts.Node; readonly name: string }[] = [];
    const changes = new Set<Declaration>();
    let outside = false;
    const declarationOf = (node: ts.Identifier) => {
      const declaration = declarationAt(checker, node);
      if (declaration && isTopLevel(declaration)) return declaration;
      if (!declaration) {
        globalUses.add(node);
        outside ||= !isHarmless(node);
      }
      return undefined;
    };
    const visit = (node: ts.Node): void => {
      if (skip.has(node) || isErased(node) || isAbsent(node, absent)) return;
      const property = mentionedName(node);
      if (property !== undefined) properties.push({ node, name: property });
      outside ||= property === "prototype";
      const target = changedName(node);
      if (target) {
        const declaration = declarationOf(target);
        if (declaration) changes.add(declaration);
      }
      if (ts.isIdentifier(node)) {
        if (isDeclaredName(node)) locals.add(node.text);
        if (isReference(node)) {
          const declaration = declarationOf(node);
          if (declaration) references.push({ identifier: node, declaration });
        }
      }
      ts.forEachChild(node, visit);
    };
    roots.forEach(visit);
    let mentions: Mentions | undefined;
    const mentioned = () => (mentions ??= mentionsOf(properties, checker));
    return { references, mentioned, changes, outside };
  };

  for (const statement of module.source.statements) {
    if (isErased(statement)) continue;
    const isCut = ts.isClassDeclaration(statement) && !isSeen;
    const members = isCut ? statement.members.filter(isDroppable) : [];
    const fields = isCut && isLibrary(module.path) ? droppableFields(statement) : [];
    const skipped = fields.flatMap(({ declaration, writes }) => [declaration, ...writes]);
    const names = declaredNames(statement);
    const unit: Unit = {
      module,
      node: statement,
      kind: names.length > 0 ? "declaration" : isProgramLine(statement) ? "program" : "effect",
      declares: names.map((name) => name.parent),
      ...scan([statement], new Set<ts.Node>([...members, ...skipped])),
    };
    units.push(unit);
    const methods = members.map((member) => ({ declaration: member, writes: [] }));
    for (const { declaration: member, writes } of [...methods, ...fields]) {
      const name = (member.name as ts.Identifier | ts.PrivateIdentifier).text;
      const inside = scan([member, ...writes], new Set());
      const pinned = extendsOutside(statement as ts.ClassDeclaration, checker);
      units.push({
        ...{ module, node: member, kind: "member", declares: [], ...inside },
        ...{ writes, owner: unit, name, pinned },
      });
    }
  }
  return { units, globalUses, locals };
}

function mentionsOf(
  properties: readonly { readonly node: ts.Node; readonly name: string }[],
  checker: ts.TypeChecker,
): Mentions {
  const names = new Set<string>();
  const members: MemberMention[] = [];
  for (const { node, name } of properties) {
    const typed = knownMembers(node, name, checker);
    if (typed) members.push(...typed);
    else names.add(name);
  }
  return { names, members };
}

/**
 * The property in x.name and const { name } = x; undefined where x has a type that is made of others, such as
 * Pick<Heap, "push">: any class may stand for it, though its properties are declared in Heap.
 */
function propertyOf(node: ts.Node, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  const isAccess = ts.isPropertyAccessExpression(node);
  if (!isAccess && !ts.isBindingElement(node)) return undefined;
  const type = checker.getTypeAtLocation(isAccess ? node.expression : node.parent);
  if ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) return undefined;
  return isAccess ? checker.getSymbolAtLocation(node.name) : type.getProperty(name);
}

/**
 * The classes whose member x.name is, as its type tells; none where it is one of the library's own
 * kinds of data; undefined where the type does not tell.
 */
function knownMembers(
  node: ts.Node,
  name: string,
  checker: ts.TypeChecker,
): MemberMention[] | undefined {
  if (isOfMath(node, checker)) return [];
  const declarations = propertyOf(node, name, checker)?.declarations ?? [];
  if (declarations.length === 0) return undefined;
  const members: MemberMention[] = [];
  for (const declaration of declarations) {
    const { parent: owner } = declaration;
    const isParameter = ts.isParameter(declaration);
    if (ts.isClassDeclaration(owner) && !isParameter) members.push({ owner, name });
    else if (!ts.isInterfaceDeclaration(owner) || !DATA.test(owner.name.text)) return undefined;
    else if (!owner.getSourceFile().isDeclarationFile) return undefined;
  }
  return members;
}

/** Math.floor, whose type names no functions (small-library.ts). */
function isOfMath(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return node.expression.text === "Math" && declarationAt(checker, node.expression) === undefined;
}

/** Kinds of data of the library that no class of a program is taken for. */
const DATA =
  /^(\w+Constructor|Math|Array|String|Number|Map|Set|RegExp|Data|\w+\dArray|Uint8ClampedArray)$/;

/** if (require.main === module) … */
export function isProgramLine(node: ts.Node): node is ts.IfStatement {
  return ts.isIfStatement(node) && /^require\.main === module$/.test(node.expression.getText());
}

/** The class that a class of the program extends; undefined without one. */
export function classAbove(node: ts.Node, checker: ts.TypeChecker): ts.Node | undefined {
  const clause = (node as ts.ClassDeclaration).heritageClauses?.find(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  );
  const name = clause?.types[0]?.expression;
  return name && ts.isIdentifier(name) ? declarationAt(checker, name) : undefined;
}

function extendsOutside(node: ts.ClassDeclaration, checker: ts.TypeChecker): boolean {
  const isDerived = node.heritageClauses?.some(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  );
  const above = classAbove(node, checker);
  if (above === undefined || !ts.isClassDeclaration(above)) return isDerived ?? false;
  return extendsOutside(above, checker);
}

/** True for a node inside a unit that is a unit of its own. */
export function isOwnUnit(node: ts.Node, unit: Pick<Unit, "node">): boolean {
  return node.parent === unit.node && ts.isClassElement(node) && isDroppable(node);
}

/** A method or accessor under a plain name; who calls it must mention that name. */
function isDroppable(member: ts.ClassElement): boolean {
  const plain =
    member.name && (ts.isIdentifier(member.name) || ts.isPrivateIdentifier(member.name));
  if (!plain || isErased(member)) return false;
  return ts.isMethodDeclaration(member) || ts.isAccessor(member);
}

function declarationAt(checker: ts.TypeChecker, node: ts.Identifier): Declaration | undefined {
  const { parent } = node;
  let symbol =
    ts.isShorthandPropertyAssignment(parent) && parent.name === node
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  // Of overloads, the one with a body is what the bundle keeps.
  const withBody = symbol?.declarations?.find(
    (member) => ts.isFunctionDeclaration(member) && member.body,
  );
  const declaration = withBody ?? symbol?.valueDeclaration;
  const isOutside =
    declaration?.getSourceFile().isDeclarationFile ||
    (declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient);
  return isOutside ? undefined : declaration;
}

/** True for what its module declares for all of itself. */
function isTopLevel(declaration: Declaration): boolean {
  const statement = ts.findAncestor(declaration, ({ parent }) => ts.isSourceFile(parent));
  const names = statement ? declaredNames(statement as ts.Statement) : [];
  return names.some(({ parent }) => parent === declaration);
}

/** The names that a statement declares for its module. */
function declaredNames(statement: ts.Statement): ts.Identifier[] {
  if (isErased(statement)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((declaration) =>
    boundNames(declaration.name),
  );
}

function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}
