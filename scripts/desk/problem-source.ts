import ts from "typescript";

/**
 * The text of a problem.ts with these fields of its `problem` changed, or added at its end; everything else stays
 * as it is. A value is source text: `"tokens"`, `2000`. Undefined where no object literal is found.
 */
export function withFields(
  source: string,
  fields: Readonly<Record<string, string>>,
): string | undefined {
  const file = ts.createSourceFile("problem.ts", source, ts.ScriptTarget.Latest, true);
  const literal = problemLiteral(file);
  if (!literal) return undefined;
  const changes = Object.entries(fields).map(([name, value]) => {
    const present = literal.properties.find(
      (property): property is ts.PropertyAssignment =>
        ts.isPropertyAssignment(property) && property.name.getText().replace(/["']/g, "") === name,
    );
    if (present)
      return { from: present.initializer.getStart(), to: present.initializer.end, text: value };
    const last = literal.properties.at(-1);
    const at = last ? last.end : literal.getStart() + 1;
    return { from: at, to: at, text: `${last ? "," : ""}\n  ${name}: ${value}` };
  });
  let text = source;
  // From the end on, so that earlier places stay; what is added at one place stays in order.
  for (const { from, to, text: value } of changes.reverse().sort((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + value + text.slice(to);
  }
  return text;
}

/** The object of `export const problem = { … } as const satisfies Problem`. */
function problemLiteral(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() !== "problem") continue;
      let value = initializer;
      while (
        value &&
        (ts.isAsExpression(value) ||
          ts.isSatisfiesExpression(value) ||
          ts.isParenthesizedExpression(value))
      ) {
        value = value.expression;
      }
      if (value && ts.isObjectLiteralExpression(value)) return value;
    }
  }
  return undefined;
}
