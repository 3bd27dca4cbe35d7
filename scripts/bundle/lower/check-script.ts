import ts from "typescript";
import { compilerHost } from "../read/modules";
import { CompileError } from "../syntax/compile-error";
import { isReference } from "../syntax/identifiers";
import { NotLinkable } from "../syntax/linkable";
import { parsedScript } from "../syntax/parsed-script";

const FILE = "/bundle.js";

/**
 * Checks a linked script once more as a program of its own: a name that neither it nor the outside
 * declares is a fault of the linker, told with its line. `known` are the names from outside that the
 * sources use. A script that cannot be read is NotLinkable: blanks in place of types were not enough.
 */
export function checkScript(code: string, program: string, known: ReadonlySet<string>): void {
  const source = parsedScript(code);
  const getSourceFile = (name: string) => (name === FILE ? source : undefined);
  const host = { ...compilerHost(() => undefined), getSourceFile };
  const script = ts.createProgram([FILE], OPTIONS, host);
  const [broken] = script.getSyntacticDiagnostics(source);
  if (broken) {
    const { message } = faulty(source, broken.start!, `${broken.messageText}`, program);
    throw new NotLinkable(message, "write it without types on a line of their own");
  }
  const checker = script.getTypeChecker();
  const names = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isReference(node) && !known.has(node.text)) {
      const { parent } = node;
      const symbol =
        ts.isShorthandPropertyAssignment(parent) && parent.name === node
          ? checker.getShorthandAssignmentValueSymbol(parent)
          : checker.getSymbolAtLocation(node);
      if (!symbol && node.text !== "arguments") throw unknown(source, node, program);
    }
    for (const statement of ts.isSourceFile(node) ? node.statements : []) {
      for (const name of lexicalNames(statement)) {
        const twin = names.get(name.text);
        if (twin) throw faulty(source, name.pos, `${name.text} is declared twice`, program);
        names.set(name.text, name);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The names that a statement of a script declares at its top level. */
function lexicalNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  const { declarations } = statement.declarationList;
  return declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []));
}

function unknown(source: ts.SourceFile, node: ts.Identifier, program: string): CompileError {
  return faulty(source, node.getStart(source), `nothing declares ${node.text}`, program);
}

function faulty(source: ts.SourceFile, at: number, message: string, program: string): CompileError {
  const line = source.getLineAndCharacterOfPosition(at).line;
  const text = source.text.split("\n")[line]!.trim().slice(0, 80);
  return new CompileError(
    `${program}: the bundler linked it wrongly: ${message}, at "${text}"`,
    "report it with the program: a fault of the bundler, not yours",
  );
}

const OPTIONS: ts.CompilerOptions = {
  ...{ allowJs: true, noLib: true, noResolve: true, types: [] },
  target: ts.ScriptTarget.ESNext,
};
