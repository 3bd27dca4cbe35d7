import ts from "typescript";
import { nearest } from "../../base/nearest";
import { CompileError } from "../syntax/compile-error";
import { place } from "../syntax/place";

/** Throws for the first name that the import takes and the module does not export, types included. */
export function expectExports(statement: ts.ImportDeclaration, module: ts.SourceFile): void {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return;
  const exported = exportedNames(module);
  for (const element of bindings.elements) {
    const { text } = element.propertyName ?? element.name;
    if (!exported || exported.includes(text)) continue;
    const { text: from } = statement.moduleSpecifier as ts.StringLiteral;
    const near = nearest(text, exported);
    throw new CompileError(
      `${place(statement.getSourceFile(), element)}: "${from}" exports no ${text}`,
      (near.length > 0 ? near : exported.slice(0, 3)).join(", ") || "mend the import",
    );
  }
}

/** Undefined where the module hands on all names of another one, or is CommonJS. */
function exportedNames(module: ts.SourceFile): string[] | undefined {
  const names: string[] = [];
  if (!module.fileName.endsWith(".ts")) return undefined;
  for (const statement of module.statements) {
    if (ts.isExportAssignment(statement)) {
      if (statement.isExportEquals) return undefined;
      names.push("default");
    }
    if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause } = statement;
      if (!clause) return undefined;
      names.push(...(ts.isNamedExports(clause) ? clause.elements : [clause]).map(nameOf));
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) continue;
    if (has(ts.SyntaxKind.DefaultKeyword)) names.push("default");
    else if (ts.isVariableStatement(statement)) {
      names.push(...statement.declarationList.declarations.flatMap(({ name }) => boundBy(name)));
    } else names.push(nameOf(statement as ts.DeclarationStatement));
  }
  return names;
}

function nameOf({ name }: ts.NamedDeclaration): string {
  return (name as ts.Identifier).text;
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundBy(element.name),
  );
}
