import ts from "typescript";
import type { SyntaxLevel } from "../targets/target";
import { CompileError } from "./compile-error";
import { place } from "./place";
import { isOwnUnit, type Unit } from "./units";

interface Feature {
  readonly name: string;
  readonly since: SyntaxLevel | "none";
  readonly is: (node: ts.Node) => boolean;
}

/** Syntax that is not lowered: a solution goes without where the judge does not read it. */
const FEATURES: readonly Feature[] = [
  {
    name: "a private method (#name)",
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
  },
  { name: "the flag v of a regular expression", since: "es2023", is: (node) => hasFlag(node, "v") },
  { name: "a decorator", since: "none", is: ts.isDecorator },
  { name: "accessor", since: "none", is: (node) => node.kind === ts.SyntaxKind.AccessorKeyword },
  {
    name: "import.meta",
    since: "none",
    is: (node) => ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword,
  },
  {
    name: "import()",
    since: "none",
    is: (node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword,
  },
  {
    name: "using",
    since: "none",
    is: (node) =>
      ts.isVariableDeclarationList(node) &&
      (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using,
  },
  {
    name: "await outside of a function",
    since: "none",
    is: (node) => ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike),
  },
];

const LEVELS: readonly (SyntaxLevel | "none")[] = ["es2019", "es2021", "es2022", "es2023", "none"];

/** Throws at the first syntax that the judge does not read and that cannot be lowered. */
export function checkSyntax(live: readonly Unit[], level: SyntaxLevel, judge: string): void {
  const beyond = FEATURES.filter(({ since }) => LEVELS.indexOf(since) > LEVELS.indexOf(level));
  for (const unit of live) {
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || isOwnUnit(node, unit)) return;
      const feature = beyond.find(({ is }) => is(node));
      if (feature) {
        throw new CompileError(
          `${place(unit.module.source, node)}: ${feature.name} cannot be read by ${judge}`,
          "write it without",
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(unit.node);
  }
}

function isMethod(node: ts.Node): boolean {
  return ts.isMethodDeclaration(node) || ts.isAccessor(node);
}

function hasFlag(node: ts.Node, flag: string): boolean {
  return ts.isRegularExpressionLiteral(node) && /[a-z]*$/.exec(node.text)![0].includes(flag);
}
