import ts from "typescript";

/** An exported function or class all of whose required arguments are numbers. */
export interface NumericExport {
  readonly name: string;
  readonly count: number;
  readonly isClass: boolean;
}

/** The numeric exports of a module's source. */
export function numericExports(text: string): NumericExport[] {
  const source = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) => {
    const isClass = ts.isClassDeclaration(node);
    if (!(isClass || ts.isFunctionDeclaration(node)) || !node.name) return [];
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const callable = isClass ? node.members.find(ts.isConstructorDeclaration) : node;
    const required = callable?.parameters.filter(
      (parameter) => !parameter.questionToken && !parameter.initializer,
    );
    const areNumbers = required?.every(({ type }) => type?.kind === ts.SyntaxKind.NumberKeyword);
    if (!isExported || !required?.length || !areNumbers) return [];
    return [{ name: node.name.text, count: required.length, isClass }];
  });
}
