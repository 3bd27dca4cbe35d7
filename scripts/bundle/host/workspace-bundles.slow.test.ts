import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TOOL } from "../../base/host/roots";
import type { TargetName } from "../../problem/problem";
import { INSTALLED } from "../syntax/library-path";
import { makeBundle } from "./make-bundle";

// A program of a workspace imports the library by the package's name, and may have a lib/ of its own.

/** The files of a clone, or of a workspace: there the tool's library lies among the packages. */
function reader(own: Readonly<Record<string, string>>, isClone: boolean) {
  const read = (path: string): string | undefined => {
    if (path in own) return own[path];
    const isTool = path.startsWith(INSTALLED);
    if (isTool === isClone) return undefined;
    try {
      return readFileSync(join(TOOL, isTool ? path.slice(INSTALLED.length) : path), "utf8");
    } catch {
      return undefined;
    }
  };
  return Object.assign(read, {
    root: "/home/me/solutions",
    modules: () => ["graph/csr", "graph/dijkstra"],
    ...(!isClone && { library: INSTALLED }),
  });
}

function made(own: Readonly<Record<string, string>>, isClone: boolean, target: TargetName) {
  const [program = ""] = Object.keys(own);
  const read = reader(own, isClone);
  const wish = { program, target, min: false, problem: undefined, read };
  return makeBundle({ ...wish, commitOf: async () => "" });
}

/** A problem's own modules as they are in a clone, and as `init` has them. */
function inClone(slug: string): Record<string, string> {
  const names = ["solution.ts", "problem.ts"].map((name) => `problems/${slug}/${name}`);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(TOOL, name), "utf8")]));
}

function inWorkspace(files: Readonly<Record<string, string>>): Record<string, string> {
  const moved = (text: string) => text.replace(/"(?:\.\.\/)+(?:lib|scripts)\//g, '"judgebench/');
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, moved(text)]));
}

/** All but the last line, which names the hash of the sources. */
function codeOf({ code }: { readonly code: string }): string {
  return code.replace(/\n[^\n]*\n$/, "");
}

describe("a bundle of a workspace has the code that the clone's has", () => {
  test.each([
    ["far-term", "atcoder"],
    ["hidden-integer", "codeforces"],
    ["knight-moves", "atcoder"],
  ] as const)("%s for %s", async (slug, target) => {
    const files = inClone(slug);
    const clone = await made(files, true, target);
    const workspace = await made(inWorkspace(files), false, target);
    expect(codeOf(workspace)).toBe(codeOf(clone));
    expect(workspace.notes).toEqual(clone.notes);
  });
});

test("a program that stays whole has the same modules under the same names", async () => {
  const files = {
    "problems/x/solution.ts": `import { Scanner } from "../../lib/io/scanner";
export function solve(input: Uint8Array): Uint8Array {
  const scanner: any = new Scanner(input);
  return new TextEncoder().encode(String(eval("scanner.int()")));
}\n`,
  };
  const clone = await made(files, true, "codeforces");
  const workspace = await made(inWorkspace(files), false, "codeforces");
  const plain = ({ code }: typeof clone) =>
    codeOf({ code }).replaceAll("../../lib/", "judgebench/");
  expect(plain(workspace)).toBe(plain(clone));
  expect(workspace.code).not.toContain("node_modules");
});

test("a workspace may have a library of its own beside the tool's", async () => {
  const files = {
    "problems/x/solution.ts": `import { runProgram } from "judgebench/io/run-program";
import { Scanner } from "judgebench/io/scanner";
import { twice } from "../../lib/io/scanner";
export function solve(input: Uint8Array): Uint8Array {
  return new Uint8Array(twice(new Scanner(input).int()));
}
if (require.main === module) runProgram(solve);\n`,
    "lib/io/scanner.ts": "export function twice(x: number): number {\n  return 2 * x;\n}\n",
  };
  const { code, sources, notes } = await made(files, false, "codeforces");
  expect(notes).toEqual([]);
  expect(sources).toContain("lib/io/scanner.ts");
  expect(sources).toContain(`${INSTALLED}lib/io/scanner.ts`);
  expect(code).toContain("return 2 * x;");
  expect(code).not.toContain("bundledModule");
});

test("a name that the library does not have is refused, with its place and the nearest one", async () => {
  const program = "problems/x/solution.ts";
  const files = { [program]: '\nimport { dijkstra } from "judgebench/graph/dijsktra";\n' };
  await expect(made(files, false, "codeforces")).rejects.toMatchObject({
    message: `${program}:2: there is no file "judgebench/graph/dijsktra"`,
    hint: '"judgebench/graph/dijkstra"',
  });
});

test.each([
  ["Dijkstra", "judgebench/graph/dijkstra", "dijkstra"],
  ["scaner as s", "judgebench/io/scanner", "Scanner"],
])("an import of %s that the module does not export is refused too", async (name, from, hint) => {
  const program = "problems/x/solution.ts";
  const files = {
    [program]: `\nimport { ${name} } from "${from}";\n${name.split(" ").at(-1)}();\n`,
  };
  await expect(made(files, false, "codeforces")).rejects.toMatchObject({
    message: `${program}:2: "${from}" exports no ${name.split(" ")[0]}`,
    hint: expect.stringContaining(hint),
  });
});

test("a type of the library, and what a library of one's own hands on, may be imported", async () => {
  const files = {
    "problems/x/solution.ts": `import { runProgram } from "judgebench/io/run-program";
import { undirectedCsr, Csr } from "judgebench/graph/csr";
import { a } from "../../lib/all";
import { b, c, D } from "../../lib/one";
export function solve(input: Uint8Array): Uint8Array {
  const graph: Csr = undirectedCsr(1, new Int32Array(0));
  return new Uint8Array([a, b, c(), new D().x, graph.n]);
}
if (require.main === module) runProgram(solve);\n`,
    "lib/all.ts": "export * from './one';\n",
    "lib/one.ts": `const a = 1;
export { a };
export const { b, c } = { b: 2, c: () => 3 };
export class D { x = 4; }\n`,
  };
  expect((await made(files, false, "codeforces")).sources).toContain("lib/one.ts");
});
