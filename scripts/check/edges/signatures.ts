import ts from "typescript";

interface Parameter {
  readonly name: string;
  /** As it is written; "number" or "" where it follows from a default value. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** An exported function, or a public method of an exported class. */
export interface Signature {
  /** "gcd", or "FenwickTree.add". */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** "of" in BigInteger.of(1): it needs no object. */
  readonly isStatic: boolean;
}

/** What a caller outside can call of a module. */
export interface Callables {
  readonly functions: readonly Signature[];
  readonly classes: readonly {
    readonly name: string;
    /** Undefined where only the class itself, or one below it, makes objects. */
    readonly construct: readonly Parameter[] | undefined;
    readonly methods: readonly Signature[];
  }[];
}

const HIDDEN = new Set([
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** The exported functions and classes of a module's source. */
export function callables(text: string): Callables {
  const source = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true);
  const has = (node: ts.HasModifiers, kind: ts.SyntaxKind) =>
    node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
  const isHidden = (node: ts.HasModifiers) =>
    node.modifiers?.some(({ kind }) => HIDDEN.has(kind)) ?? false;
  const functions: Signature[] = [];
  const classes: Callables["classes"][number][] = [];
  for (const node of source.statements) {
    if (ts.isFunctionDeclaration(node) && node.name && has(node, ts.SyntaxKind.ExportKeyword)) {
      const name = node.name.text;
      if (functions.some((other) => other.name === name)) continue; // overloads: the first one
      functions.push({ name, parameters: parametersOf(node), isStatic: true });
    }
    if (!ts.isClassDeclaration(node) || !node.name || !has(node, ts.SyntaxKind.ExportKeyword))
      continue;
    const name = node.name.text;
    const methods = node.members.filter(ts.isMethodDeclaration).filter((one) => !isHidden(one));
    const first = node.members.find(ts.isConstructorDeclaration);
    const isOpen = !isHidden(node) && !(first && isHidden(first));
    const inherits = node.heritageClauses?.some(
      ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
    );
    classes.push({
      name,
      construct: !isOpen || (inherits && !first) ? undefined : first ? parametersOf(first) : [],
      methods: methods.map((method) => ({
        name: `${name}.${method.name.getText()}`,
        parameters: parametersOf(method),
        isStatic: has(method, ts.SyntaxKind.StaticKeyword),
      })),
    });
  }
  return { functions, classes };
}

function parametersOf(node: ts.SignatureDeclaration): Parameter[] {
  return node.parameters
    .filter(({ dotDotDotToken }) => !dotDotDotToken)
    .map(({ name, type, questionToken, initializer }) => ({
      name: name.getText(),
      type:
        type?.getText().replace(/\s+/g, " ") ??
        (initializer && ts.isNumericLiteral(initializer) ? "number" : ""),
      isOptional: questionToken !== undefined || initializer !== undefined,
    }));
}
