import ts from "typescript";
import type { SyntaxLevel } from "../../targets/target";
import { CompileError } from "./compile-error";
import { hasModifiers, hasTwoGroupsOfOneName } from "./newer-patterns";
import { place } from "./place";

interface Feature {
  readonly name: string;
  /** The first level that reads it. */
  readonly since: SyntaxLevel | "none";
  readonly is: (node: ts.Node) => boolean;
  /** What to write instead, where it cannot be written for an older runtime. */
  readonly instead?: string;
}

const has = (modifier: ts.SyntaxKind) => (node: ts.Node) => node.kind === modifier;

/** Syntax that not every judge reads. */
const FEATURES: readonly Feature[] = [
  {
    name: "a new operator", // ?. and ?? came with es2020, ??= and its like with es2021
    since: "es2021",
    is: isNewOperator,
  },
  {
    name: "a private method",
    since: "es2021", // Node 14.6
    is: (node) => isMethod(node) && ts.isPrivateIdentifier((node as ts.MethodDeclaration).name),
  },
  {
    name: "#name in object",
    since: "es2022",
    is: (node) => ts.isBinaryExpression(node) && ts.isPrivateIdentifier(node.left),
  },
  { name: "a static block", since: "es2022", is: ts.isClassStaticBlockDeclaration },
  {
    name: "the flag d of a regular expression",
    since: "es2022",
    is: (node) => hasFlag(node, "d"),
    instead: "find the places with indexOf",
  },
  {
    name: "the flag v of a regular expression",
    since: "es2023",
    is: (node) => hasFlag(node, "v"),
    instead: "write the set with the flag u",
  },
  {
    name: "the flags of a part of a regular expression, (?i:…),",
    since: "es2025",
    is: hasModifiers,
    instead: "write the part for both cases, or use two patterns",
  },
  {
    name: "a regular expression with two groups of one name",
    since: "es2025",
    is: hasTwoGroupsOfOneName,
    instead: "give each group a name of its own",
  },
  {
    name: "import defer",
    since: "none",
    is: (node) => ts.isImportClause(node) && node.phaseModifier === ts.SyntaxKind.DeferKeyword,
    instead: "import it without the word defer",
  },
  {
    name: "a decorator",
    since: "none",
    is: ts.isDecorator,
  },
  {
    name: "accessor",
    since: "none",
    is: has(ts.SyntaxKind.AccessorKeyword),
  },
  {
    name: "using",
    since: "none",
    is: (node) =>
      ts.isVariableDeclarationList(node) &&
      (node.flags & ts.NodeFlags.BlockScoped) >= ts.NodeFlags.Using,
  },
];

const NEW_OPERATORS = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

const LEVELS: readonly (SyntaxLevel | "none")[] = [
  "es2019",
  "es2021",
  "es2022",
  "es2023",
  "es2025",
  "none",
];

/** The level at which a module, whose tree all bundles of a run share, was last allowed. */
const allowed = new WeakMap<ts.SourceFile, SyntaxLevel>();

/** Throws at the first syntax that neither the judge reads nor can be written for it. */
export function refuseSyntax(source: ts.SourceFile, level: SyntaxLevel, judge: string): void {
  if (allowed.get(source) === level) return;
  const beyond = beyondLevel(level).filter(({ instead }) => instead !== undefined);
  const newer = first(source, beyond);
  if (!newer) {
    allowed.set(source, level);
    return;
  }
  const [{ name, instead }, node] = newer;
  throw new CompileError(
    `${place(source, node)}: ${name} cannot be read by ${judge}`,
    `write instead: ${instead}`,
  );
}

/** True where a script has syntax that has to be written otherwise for the judge. */
export function hasNewerSyntax(source: ts.SourceFile, level: SyntaxLevel): boolean {
  return first(source, beyondLevel(level)) !== undefined;
}

function beyondLevel(level: SyntaxLevel): Feature[] {
  return FEATURES.filter(({ since }) => LEVELS.indexOf(since) > LEVELS.indexOf(level));
}

function first(root: ts.Node, features: readonly Feature[]): [Feature, ts.Node] | undefined {
  const visit = (node: ts.Node): [Feature, ts.Node] | undefined => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return undefined;
    const feature = features.find(({ is }) => is(node));
    return feature ? [feature, node] : ts.forEachChild(node, visit);
  };
  return visit(root);
}

export function isNewOperator(node: ts.Node): boolean {
  return (
    ts.isOptionalChain(node) ||
    (ts.isBinaryExpression(node) && NEW_OPERATORS.has(node.operatorToken.kind))
  );
}

function isMethod(node: ts.Node): boolean {
  return ts.isMethodDeclaration(node) || ts.isAccessor(node);
}

/** In /a/d, and in RegExp("a", "d"), which throws where it runs. */
function hasFlag(node: ts.Node, flag: string): boolean {
  if (ts.isRegularExpressionLiteral(node)) return /[a-z]*$/.exec(node.text)![0].includes(flag);
  if (!ts.isCallOrNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const flags = node.expression.text === "RegExp" ? node.arguments?.[1] : undefined;
  return flags !== undefined && ts.isStringLiteralLike(flags) && flags.text.includes(flag);
}
