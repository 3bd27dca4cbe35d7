import ts from "typescript";
import { isRequireCall } from "../syntax/required-names";
import { resolve } from "./resolve";

/** What a program wants of a package. */
export interface PackageImport {
  /** "lodash", "lodash/sortBy": as it is written, or as `imports` of package.json means it. */
  readonly name: string;
  /** The module that imports it first. */
  readonly from: string;
  /** The names that it imports; undefined where it may use all of it. */
  readonly names: ReadonlySet<string> | undefined;
}

/** The packages that the modules of a program load, types alone not counted. */
export function packageImports(
  sources: readonly ts.SourceFile[],
  read: (path: string) => string | undefined,
): PackageImport[] {
  const imports = new Map<string, PackageImport>();
  for (const source of sources) {
    const from = source.fileName.slice(1);
    const add = (literal: ts.Node | undefined, names?: readonly string[]) => {
      if (!literal || !ts.isStringLiteralLike(literal)) return;
      const target = resolve(literal.text, from, read);
      if (target?.kind !== "package") return;
      const { name } = target;
      const earlier = imports.get(name);
      const isPart = names && (!earlier || earlier.names);
      const all = isPart ? new Set([...(earlier?.names ?? []), ...names]) : undefined;
      imports.set(name, { name, from: earlier?.from ?? from, names: all });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) {
        if (!isOfTypes(node.importClause)) {
          add(node.moduleSpecifier, importedNames(node.importClause));
        }
      } else if (ts.isExportDeclaration(node)) {
        if (!node.isTypeOnly) add(node.moduleSpecifier);
      } else if (ts.isExternalModuleReference(node)) add(node.expression);
      else if (isLoading(node)) add(node.arguments[0]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...imports.values()];
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** The names in { a, b as c }; undefined for all other ways to import. */
function importedNames(clause: ts.ImportClause | undefined): string[] | undefined {
  const bindings = clause?.namedBindings;
  if (!bindings || clause.name || !ts.isNamedImports(bindings)) return undefined;
  const names = bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
  return names.includes("default") ? undefined : names;
}

function isLoading(node: ts.Node): node is ts.CallExpression {
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || isRequireCall(node);
}
