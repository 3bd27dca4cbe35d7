// Long: the map of all folders, and each of its rules shown to bite.

import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { globSync } from "glob";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// The map of the design: arrows only point down. A rule tells what the files of one place may import
// (a path of the repository, "node:" or the name of a package) and whether they must be pure.

interface Rule {
  readonly files: RegExp;
  readonly imports: RegExp;
  /** Imports that vanish when types are stripped may reach further. */
  readonly types?: RegExp;
  readonly pure?: boolean;
}

/** Rooms that files have moved into; their arrows get a table of their own when all are there. */
const ROOM =
  /^(scripts|@)\/(base|problem|bundle|runner|judge|import|submit|stress|practice|bench|lab|readme|check|start|verify)\//;
const LIB = /^lib\/[a-z]+\/[a-z0-9-]+$/;
const TWIN = /^lib\/[a-z]+\/[a-z0-9-]+(\.twin)?$/;
const TYPES = /^scripts\/problem\//;
const BELOW = "^(lib|scripts/core)/";

/** The first rule that fits a file holds; `@` stands for the file's own folder. */
const RULES: readonly Rule[] = [
  { files: /^lib\/.*\.test\.ts$/, imports: /^(lib\/|node:|scripts\/core\/|[a-z@])/ },
  { files: /^lib\/.*\.bench\.ts$/, imports: /^(lib\/|node:|scripts\/(bench|core)\/)/ },
  { files: /^lib\/.*\.twin\.ts$/, imports: TWIN, types: /^scripts\/verify\//, pure: true },
  { files: /^lib\/.*\.verify\.ts$/, imports: LIB, pure: true },
  { files: /^lib\/[a-z]+\/[a-z0-9-]+\.ts$/, imports: LIB, pure: true },
  { files: /^problems\/[^/]+\/solution\.ts$/, imports: LIB, pure: true },
  { files: /^problems\/[^/]+\/(brute|wrong\/[^/]+)\.ts$/, imports: /^lib\/io\/run-program$/ },
  { files: /^problems\/[^/]+\/generate\.ts$/, imports: /^(lib\/|@\/|fast-check$)/, types: TYPES },
  {
    files: /^problems\/.*\.test\.ts$/,
    imports: /^(lib\/|@\/|node:|vitest$|fast-check$)/,
    types: TYPES,
  },
  { files: /^problems\//, imports: /^(lib|@)\//, types: TYPES, pure: true },
  { files: /^scripts\/.*\.test\.ts$/, imports: /./ },
  { files: /^scripts\/core\//, imports: /^(lib|@)\//, pure: true },
  { files: /^scripts\/(checkers|targets)\//, imports: new RegExp(`${BELOW}|^@/`), pure: true },
  {
    files: /^scripts\/engine\//,
    imports: new RegExp(`${BELOW}|^@/|^scripts/(checkers|targets)/`),
    pure: true,
  },
  {
    files: /^scripts\/reporters\//,
    imports: new RegExp(`${BELOW}|^@/|^scripts/(checkers|targets)/`),
    pure: true,
  },
  {
    files: /^scripts\/host\//,
    imports: new RegExp(`${BELOW}|^@/|^scripts/(checkers|targets)/|^[a-z-]+(:|$)|^@swc/core$`),
  },
  { files: /^scripts\//, imports: /^(?!problems\/)/ },
];

/** What only an impure module may name. */
const OUTSIDE = new Set([
  "process",
  "console",
  "performance",
  "Date",
  "setTimeout",
  "setInterval",
  "fetch",
]);
const RUN_PROGRAM = "lib/io/run-program.ts"; // the one module of lib that meets the outside

function violations(file: string, text: string): string[] {
  const rule = RULES.find((each) => each.files.test(file));
  if (!rule) return [`${file}: no layer of the map holds this file`];
  const found: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tell = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    const name = imported(node);
    if (name !== undefined) {
      const path = name.startsWith(".") ? place(file, name) : name;
      const allowed =
        rule.imports.test(path) ||
        (file.startsWith("scripts/") && ROOM.test(path)) ||
        (isTypeOnly(node) && rule.types?.test(path));
      if (!allowed && file !== RUN_PROGRAM) tell(node, `must not import ${path}`);
      return;
    }
    const isChance = rule.pure && ts.isPropertyAccessExpression(node);
    if (isChance && node.getText() === "Math.random") tell(node, "must take a seed");
    const isName = ts.isIdentifier(node) && OUTSIDE.has(node.text);
    const isMember =
      isName && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    const asksNoClock = isName && node.parent.getText() === "Date.parse";
    if (rule.pure && file !== RUN_PROGRAM && isName && !isMember && !asksNoClock)
      tell(node, `must be pure, names ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The imported path from the root of the repository; within the file's own folder with `@/`. */
function place(file: string, name: string): string {
  const path = normalize(join(dirname(file), name)).replaceAll("\\", "/");
  const own = /^(problems\/[^/]+|scripts\/[^/]+)\//.exec(file)?.[1];
  return own && path.startsWith(`${own}/`) ? `@${path.slice(own.length)}` : path;
}

/** What a declaration or a call of import() or require() names. */
function imported(node: ts.Node): string | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())
        ? node.arguments[0]
        : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

describe("arrows only point down", () => {
  it("in every file of the repository", () => {
    const root = dirname(dirname(__dirname));
    const files = globSync("{lib,problems,scripts}/**/*.ts", {
      cwd: root,
      posix: true,
      ignore: "**/node_modules/**",
    });
    expect(files.length).toBeGreaterThan(10);
    expect(
      files.flatMap((file) => violations(file, readFileSync(join(root, file), "utf8"))),
    ).toEqual([]);
  });

  it.each([
    ["lib/io/x.ts", 'import { glob } from "glob";', "lib/io/x.ts:1: must not import glob"],
    [
      "lib/io/x.ts",
      'import "../../scripts/base/exit-code";',
      "lib/io/x.ts:1: must not import scripts/base/exit-code",
    ],
    ["lib/io/x.ts", 'const late = () => import("glob");', "lib/io/x.ts:1: must not import glob"],
    ["lib/io/x.ts", 'const fs = require("fs");', "lib/io/x.ts:1: must not import fs"],
    ["lib/io/x.ts", "const t = Date.now();", "lib/io/x.ts:1: must be pure, names Date"],
    ["lib/io/x.ts", "const r = Math.random();", "lib/io/x.ts:1: must take a seed"],
    [
      "problems/a/solution.ts",
      'import "./brute";',
      "problems/a/solution.ts:1: must not import @/brute",
    ],
    [
      "problems/a/solution.ts",
      '\nimport fs from "node:fs";',
      "problems/a/solution.ts:2: must not import node:fs",
    ],
    [
      "problems/a/validate.ts",
      'import "../b/validate";',
      "problems/a/validate.ts:1: must not import problems/b/validate",
    ],
    [
      "problems/a/problem.ts",
      'import { EXIT } from "../../scripts/base/exit-code";',
      "problems/a/problem.ts:1: must not import scripts/base/exit-code",
    ],
    [
      "problems/a/brute.ts",
      'import "../../lib/io/scanner";',
      "problems/a/brute.ts:1: must not import lib/io/scanner",
    ],
    ["elsewhere/x.ts", "", "elsewhere/x.ts: no layer of the map holds this file"],
  ])("and a bad one is told: %s with %s", (file, text, message) => {
    expect(violations(file, text)).toEqual([message]);
  });
});
