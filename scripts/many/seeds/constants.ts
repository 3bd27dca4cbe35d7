import ts from "typescript";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";

/** Names and values of constants, as the user types them. */
export type Values = Readonly<Record<string, string>>;

/** A program in which top-level constants have other literals: numbers, texts, true and false. */
export function withConstants(file: string, text: string, values: Values): string {
  const literals = literalsOf(file, text);
  const edits = Object.entries(values).map(([name, value]) => {
    const literal = literals.get(name);
    if (!literal) {
      const message = `${file} has no top-level "const ${name}" whose value is a literal`;
      const names = [...literals.keys()].join(", ");
      throw new ExpectedError(message, names || `const ${name} = 1;`, EXIT.usage);
    }
    return { literal, value: valueFor(name, literal, value) };
  });
  edits.sort((a, b) => b.literal.pos - a.literal.pos);
  return edits.reduce(
    (code, { literal, value }) =>
      code.slice(0, literal.getStart()) + value + code.slice(literal.end),
    text,
  );
}

function literalsOf(file: string, text: string): Map<string, ts.Expression> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lists = source.statements.filter(ts.isVariableStatement);
  const declarations = lists
    .filter(
      ({ declarationList: { flags } }) => (flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const,
    )
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) => {
      const isLiteral = initializer && ts.isIdentifier(name) && kindOf(initializer) !== undefined;
      return isLiteral ? [[name.text, initializer]] : [];
    }),
  );
}

function kindOf(literal: ts.Expression): "number" | "boolean" | "text" | undefined {
  const isMinus =
    ts.isPrefixUnaryExpression(literal) && literal.operator === ts.SyntaxKind.MinusToken;
  if (ts.isNumericLiteral(isMinus ? literal.operand : literal)) return "number";
  if (/^(?:true|false)$/.test(literal.getText())) return "boolean";
  return ts.isStringLiteralLike(literal) ? "text" : undefined;
}

function valueFor(name: string, literal: ts.Expression, value: string): string {
  const kind = kindOf(literal);
  if (kind === "text") return JSON.stringify(value);
  const isRight = kind === "number" ? /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i : /^(?:true|false)$/;
  if (isRight.test(value)) return value;
  const hint = `--set ${name}=${literal.getText()}`;
  throw new ExpectedError(`${name} is a ${kind}, found ${JSON.stringify(value)}`, hint, EXIT.usage);
}
