import ts from "typescript";
import { CompileError } from "./compile-error";
import { type Module, type ModuleGraph, place } from "./modules";

/** The node that declares a name at the top level of a module: the identity of that name. */
export type Declaration = ts.Node;

/** What is kept or dropped as a whole: a top-level statement, or a method of a top-level class. */
export interface Unit {
  readonly module: Module;
  readonly node: ts.Statement | ts.ClassElement;
  readonly kind: "declaration" | "effect" | "program" | "member";
  readonly declares: readonly Declaration[];
  /** Top-level names of any module that it refers to, with every place. */
  readonly references: readonly Reference[];
  /** Names that it mentions as properties. */
  readonly mentions: ReadonlySet<string>;
  /** Of a statement with an effect: the top-level names that it changes. */
  readonly changes: ReadonlySet<Declaration>;
  /** The class of a method, and the method's name. */
  readonly owner?: Unit;
  readonly name?: string;
  /** A method of a derived class: the class above may call it. */
  readonly pinned?: boolean;
}

export interface Reference {
  readonly identifier: ts.Identifier;
  readonly declaration: Declaration;
}

export interface Units {
  readonly units: readonly Unit[];
  /** Names that no module declares: console, Map. No name of ours may hide them. */
  readonly globals: ReadonlySet<string>;
  /** Names declared inside functions, by module. */
  readonly locals: ReadonlyMap<Module, ReadonlySet<string>>;
}

/** Cuts all modules into units and tells what each refers to. */
export function cutIntoUnits({ modules, checker }: ModuleGraph): Units {
  const globals = new Set<string>();
  const locals = new Map<Module, Set<string>>();
  const units: Unit[] = [];
  const topLevel = new Set<Declaration>();
  for (const { source } of modules) {
    for (const statement of source.statements) {
      for (const name of declaredNames(statement)) topLevel.add(name.parent);
    }
  }

  const scan = (module: Module, root: ts.Node, skip: ReadonlySet<ts.Node>) => {
    const references: Reference[] = [];
    const mentions = new Set<string>();
    const changes = new Set<Declaration>();
    const declarationOf = (node: ts.Identifier) => {
      const declaration = declarationAt(checker, node);
      if (declaration && topLevel.has(declaration)) return declaration;
      if (!declaration) globals.add(node.text);
      return undefined;
    };
    const visit = (node: ts.Node): void => {
      if (skip.has(node) || isErased(node)) return;
      const property = mentionedName(node);
      if (property !== undefined) mentions.add(property);
      const target = changedName(node);
      if (target) {
        const declaration = declarationOf(target);
        if (declaration) changes.add(declaration);
      }
      if (ts.isIdentifier(node)) {
        if (isDeclaredName(node)) locals.get(module)!.add(node.text);
        if (isReference(node)) {
          const declaration = declarationOf(node);
          if (declaration) references.push({ identifier: node, declaration });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
    return { references, mentions, changes };
  };

  for (const module of modules) {
    locals.set(module, new Set());
    for (const statement of module.source.statements) {
      if (isErased(statement)) continue;
      const members = ts.isClassDeclaration(statement) ? statement.members.filter(isDroppable) : [];
      const names = declaredNames(statement);
      const unit: Unit = {
        module,
        node: statement,
        kind: names.length > 0 ? "declaration" : isProgramLine(statement) ? "program" : "effect",
        declares: names.map((name) => name.parent),
        ...scan(module, statement, new Set<ts.Node>(members)),
      };
      units.push(unit);
      for (const member of members) {
        const name = (member.name as ts.Identifier | ts.PrivateIdentifier).text;
        const inside = scan(module, member, new Set());
        const pinned = isDerived(statement as ts.ClassDeclaration);
        units.push({
          module,
          node: member,
          kind: "member",
          declares: [],
          ...inside,
          owner: unit,
          name,
          pinned,
        });
      }
    }
  }
  return { units, globals, locals };
}

/** if (require.main === module) … */
export function isProgramLine(node: ts.Statement): node is ts.IfStatement {
  return ts.isIfStatement(node) && /^require\.main === module$/.test(node.expression.getText());
}

/** True for what vanishes with the types: interfaces, annotations, imports, overloads. */
export function isErased(node: ts.Node): boolean {
  if (ts.isTypeNode(node)) return !ts.isExpressionWithTypeArguments(node);
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return !node.body;
  if (ts.isConstructorDeclaration(node)) return !node.body;
  if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isExportAssignment(node)) {
    throw new CompileError(
      `${place(node.getSourceFile(), node)}: this is not TypeScript that can simply be stripped of its types`,
      "use const objects for enums, modules for namespaces, and named exports",
    );
  }
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    (ts.canHaveModifiers(node) && hasModifier(node, DECLARE)) ||
    (ts.isClassElement(node) && hasModifier(node, ABSTRACT))
  );
}

const DECLARE = ts.SyntaxKind.DeclareKeyword;
const ABSTRACT = ts.SyntaxKind.AbstractKeyword;

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}

function isDerived(node: ts.ClassDeclaration): boolean {
  return node.heritageClauses?.some((each) => each.token === ts.SyntaxKind.ExtendsKeyword) ?? false;
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
  return symbol?.valueDeclaration;
}

/** The names that a statement declares for its module. */
export function declaredNames(statement: ts.Statement): ts.Identifier[] {
  if (isErased(statement)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((each) => boundNames(each.name));
}

function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((each) =>
    ts.isOmittedExpression(each) ? [] : boundNames(each.name),
  );
}

/** False for property names, labels and the like, which no scope resolves. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isMetaProperty(parent))
    return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isClassElement(parent) ||
    ts.isMethodDeclaration(parent)
  ) {
    return parent.name !== node;
  }
  if (ts.isGetAccessor(parent) || ts.isSetAccessor(parent)) return parent.name !== node;
  return !ts.isLabeledStatement(parent) && !ts.isBreakOrContinueStatement(parent);
}

function isDeclaredName(node: ts.Identifier): boolean {
  const { parent } = node;
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent);
  return named && parent.name === node;
}

function mentionedName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPrivateIdentifier(node) && ts.isBinaryExpression(node.parent)) return node.text;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name.text : undefined;
  }
  const assigned = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return assigned && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/** The variable at the root of what an assignment, a method call or an argument may change. */
function changedName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return rootName(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const steps =
      node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken;
    return steps ? rootName(node.operand) : undefined;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return rootName(node.expression.expression);
  }
  const isArgument = ts.isIdentifier(node) && ts.isCallExpression(node.parent);
  return isArgument && node.parent.expression !== node ? node : undefined;
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function rootName(node: ts.Expression): ts.Identifier | undefined {
  let root: ts.Node = node;
  while (
    ts.isPropertyAccessExpression(root) ||
    ts.isElementAccessExpression(root) ||
    ts.isNonNullExpression(root) ||
    ts.isParenthesizedExpression(root) ||
    ts.isCallExpression(root)
  ) {
    root = root.expression;
  }
  return ts.isIdentifier(root) ? root : undefined;
}
