import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

/** Block comments, and line comments that begin a line or follow a blank: a word there is no use. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** VS Code itself calls them. */
const BY_VSCODE = /^scripts\/vscode\/host\/extension\.ts: (activate|deactivate)$/;

/** Values (types are left out: they name parts of signatures) that a module exports in vain. */
function deadExports(sources: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    for (const word of new Set(withoutComments(text).match(/\w+/g))) {
      users.set(word, (users.get(word) ?? new Set()).add(path));
    }
  }
  const declared = /^export (?:abstract |async )*(?:function\*?|const|let|class) (\w+)/gm;
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(declared)]
      .filter(([, name]) => users.get(name!)!.size === 1)
      .map(([, name]) => `${path}: ${name}`),
  );
}

it("finds an export that no other file names", () => {
  const sources = new Map([
    ["a.ts", "export const used = 1;\nexport async function dead() {}\nexport type Of = number;"],
    ["b.ts", 'import { used } from "./a"; // not dead\n/* dead */'],
  ]);
  expect(deadExports(sources)).toEqual(["a.ts: dead"]);
});

it("every exported value of lib and scripts is named by another file", () => {
  const pattern = "{*.mts,{lib,scripts,problems}/**/*.{ts,tsx,cjs,mjs,mts,vue}}";
  const paths = globSync(pattern, { cwd: TOOL, posix: true, ignore: "**/node_modules/**" });
  const sources = new Map(paths.map((path) => [path, readFileSync(join(TOOL, path), "utf8")]));
  const isCalled = (name: string) => name.startsWith("problems/") || BY_VSCODE.test(name);
  const dead = deadExports(sources).filter((name) => !isCalled(name));
  expect(dead).toEqual([]);
});
