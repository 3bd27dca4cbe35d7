import ts from "typescript";

export interface RequiredName {
  readonly name: string;
  readonly call: ts.CallExpression;
}

/** The names that a module requires as plain texts: require("fs"). */
export function requiredNames(source: ts.SourceFile): RequiredName[] {
  const names: RequiredName[] = [];
  const visit = (node: ts.Node): void => {
    if (isRequireCall(node)) {
      const [literal] = node.arguments;
      if (literal && ts.isStringLiteralLike(literal))
        names.push({ name: literal.text, call: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** True for a call of Node's own require, not of another thing of that name. */
export function isRequireCall(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
  if (node.expression.text !== "require") return false;
  const scopes = ownRequires(node.getSourceFile());
  return !ts.findAncestor(node, (ancestor) => scopes.has(ancestor));
}

const scopesOf = new WeakMap<ts.SourceFile, ReadonlySet<ts.Node>>();

/** The scopes in which a module declares a require of its own. */
function ownRequires(source: ts.SourceFile): ReadonlySet<ts.Node> {
  let scopes = scopesOf.get(source);
  if (scopes) return scopes;
  const declaring = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (isOwnName(node) && !isMadeRequire(node.parent)) {
      const isFunction = ts.isFunctionDeclaration(node.parent);
      declaring.add(
        ts.findAncestor(isFunction ? node.parent.parent : node.parent, isScope) ?? source,
      );
    }
    ts.forEachChild(node, visit);
  };
  if (/\brequire\b/.test(source.text)) visit(source);
  scopes = declaring;
  scopesOf.set(source, scopes);
  return scopes;
}

/** True for the declared name in const require = …, function require() {} and (require) => …. */
function isOwnName(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || node.text !== "require") return false;
  const { parent } = node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent);
  if (!declares || parent.name !== node) return false;
  const statement = ts.findAncestor(parent, ts.isStatement);
  const isAmbient = statement && ts.canHaveModifiers(statement) && ts.getModifiers(statement);
  return !isAmbient || !isAmbient.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

/** True for require = createRequire(import.meta.url), which is Node's again. */
export function isMadeRequire(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.name.getText() === "require" &&
    /(^|\.)createRequire\(/.test(node.initializer?.getText() ?? "")
  );
}

function isScope(node: ts.Node): boolean {
  return (
    ts.isFunctionLike(node) ||
    ts.isBlock(node) ||
    ts.isSourceFile(node) ||
    ts.isModuleBlock(node) ||
    ts.isForStatement(node)
  );
}
