import ts from "typescript";
import type { SyntaxLevel } from "../../targets/target";
import { hasNewerSyntax, isNewOperator } from "../syntax/newer-syntax";
import { parsedScript } from "../syntax/parsed-script";
import { withoutHelperNames } from "./helper-names";
import { lower, NotLowered } from "./lower";

/** TypeScript's own transforms of one year each, which it does not name in its types. */
const { transformES2020, transformES2021 } = ts as unknown as Record<
  string,
  ts.TransformerFactory<ts.SourceFile>
>;

/** Decorators, accessor and using are beyond every year yet. */
const TARGETS: Readonly<Record<SyntaxLevel, ts.ScriptTarget>> = {
  es2019: ts.ScriptTarget.ES2019,
  es2021: ts.ScriptTarget.ES2021,
  es2022: ts.ScriptTarget.ES2022,
  es2023: ts.ScriptTarget.ES2023,
  es2025: ts.ScriptTarget.ES2025,
};

/**
 * A script as an older judge reads it, written by TypeScript: right for every program, but less
 * pleasant to read than what lower.ts writes of the usual ones. Class fields stay as they are, which
 * every judge reads, unless the class has what cannot be written without them.
 */
export function lowerSyntax(code: string, level: SyntaxLevel): string {
  const source = parsedScript(code);
  if (!hasNewerSyntax(source, level)) return code;
  const operators = transpiled(code, ts.ScriptTarget.ESNext, level === "es2019");
  const rest = parsedScript(operators);
  return hasNewerSyntax(rest, level) ? transpiled(code, TARGETS[level], false) : operators;
}

/** The same for linked code, with its new operators as lower.ts writes them, where it can write them all. */
export function lowerLinked(code: string, level: SyntaxLevel): string {
  if (level !== "es2019") return lowerSyntax(code, level);
  try {
    return lowerSyntax(lower(code), level);
  } catch (error) {
    if (!(error instanceof NotLowered)) throw error;
    return lowerSyntax(code, level);
  }
}

function transpiled(code: string, target: ts.ScriptTarget, operators: boolean): string {
  const { outputText } = ts.transpileModule(withoutHelperNames(code), {
    fileName: "bundle.js",
    compilerOptions: {
      target,
      module: ts.ModuleKind.Preserve,
      moduleDetection: ts.ModuleDetectionKind.Legacy,
      allowJs: true,
      useDefineForClassFields: true,
      strict: false,
    },
    transformers: {
      before: operators
        ? [withPlainParameters, transformES2021!, transformES2020!]
        : [withPlainLoops, ...(target === ts.ScriptTarget.ES2019 ? [withPlainParameters] : [])],
    },
  });
  return outputText;
}

/**
 * for (this.#x of list) sets a field at each turn, and so does a pattern that holds one: TypeScript writes
 * a call as its target, which no runtime can assign to. A constant takes the value first.
 */
function withPlainLoops(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const loop = ts.visitEachChild(node, visit, context);
    if (!ts.isForOfStatement(loop) && !ts.isForInStatement(loop)) return loop;
    const { initializer: target, expression, statement } = loop;
    if (ts.isVariableDeclarationList(target) || !hasPrivateName(target)) return loop;
    const value = factory.createUniqueName("value");
    const declared = factory.createVariableDeclarationList(
      [factory.createVariableDeclaration(value)],
      ts.NodeFlags.Const,
    );
    const sets = factory.createExpressionStatement(factory.createAssignment(target, value));
    const body = factory.createBlock([sets, statement], true);
    return ts.isForInStatement(loop)
      ? factory.updateForInStatement(loop, declared, expression, body)
      : factory.updateForOfStatement(loop, loop.awaitModifier, declared, expression, body);
  };
  return (source) => ts.visitEachChild(source, visit, context);
}

/**
 * Where a parameter's default needs a variable of its own, TypeScript moves the defaults into the body, but
 * not a pattern after `...`, and the function's length changes. In a function of its own the default stays.
 */
function withPlainParameters(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const { factory } = context;
  const called = (value: ts.Expression) =>
    factory.createCallExpression(
      factory.createParenthesizedExpression(
        factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value),
      ),
      undefined,
      [],
    );
  const part = (node: ts.Node): ts.Node => {
    if (ts.isExpression(node)) return needsVariable(node) ? called(node) : node;
    return ts.visitEachChild(node, part, context);
  };
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    return ts.isParameter(inner) ? ts.visitEachChild(inner, part, context) : inner;
  };
  return (source) => ts.visitEachChild(source, visit, context);
}

function needsVariable(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  return isNewOperator(node) || (ts.forEachChild(node, needsVariable) ?? false);
}

function hasPrivateName(node: ts.Node): boolean {
  return ts.isPrivateIdentifier(node) || (ts.forEachChild(node, hasPrivateName) ?? false);
}
