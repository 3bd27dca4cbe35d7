import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { ensureSnippets, SNIPPETS } from "./host/ensure-snippets";
import { librarySnippets } from "./host/library-snippets";
import { type Snippet, snippets } from "./snippets";

const all = (from: "../../lib" | "judgebench") =>
  Object.entries(JSON.parse(librarySnippets(from)) as Record<string, Snippet>);

/** A place to fill in, as VS Code writes it. */
const place = (at: number, word: string) => `$\{${at}:${word}}`;

it("are written into the clone when they are missing, and not kept in git", async () => {
  const path = join(TOOL, SNIPPETS);
  if (!existsSync(path)) await ensureSnippets(TOOL);
  expect(Object.keys(JSON.parse(readFileSync(path, "utf8"))).length).toBeGreaterThan(100);
  expect(readFileSync(join(TOOL, ".gitignore"), "utf8")).toContain(`${SNIPPETS}\n`);
});

it("hold every name of the table that has a module, under the names that contestants type", () => {
  const known = new Map(all("../../lib"));
  expect(known.size).toBeGreaterThan(100);
  expect(known.get("FenwickTree")).toEqual({
    scope: "typescript",
    prefix: ["FenwickTree", "binary-search", "lower-bound", "bit", "fenwick-tree"],
    body: [
      'import { FenwickTree } from "../../lib/range/fenwick-tree";',
      "",
      `const ${place(1, "own")} = new FenwickTree(${place(2, "n")});$0`,
    ],
    description: "judgebench range/fenwick-tree",
  });
});

it("leave out what need not be given, and write letters with marks as they are typed", () => {
  const table = "| name | module |\n|---|---|\n| Kőnig's | [f](flow/f.ts); [G](flow/g.ts) |\n\n";
  const text = {
    "flow/f.ts": "export function f(a: 1, b = 2, c?: 3) {}",
    "flow/g.ts": "export class G {}",
  };
  const made = snippets(table, (path) => text[path as keyof typeof text], "judgebench");
  expect(made.f).toMatchObject({ prefix: ["f", "konig-s"] });
  expect(made.f!.body.at(-1)).toBe(`const ${place(1, "result")} = f(${place(2, "a")});$0`);
  expect(made.G!.body).toEqual([
    'import { G } from "judgebench/flow/g";',
    "",
    `const ${place(1, "own")} = new G();$0`,
  ]);
});

it("begin a subclass where a class leaves methods to it", () => {
  const { body } = new Map(all("judgebench")).get("LazySlotTree")!;
  expect(body.slice(2)).toEqual([
    `class ${place(1, "Own")} extends LazySlotTree {`,
    `  readonly ${place(2, "column")} = new Float64Array(this.slots);`,
    "  protected act(k: number): void {",
    "    $3",
    "  }",
    "  protected push(k: number): void {",
    "    $4",
    "  }",
    "  protected combine(into: number, left: number, right: number): void {",
    "    $5",
    "  }",
    "}$0",
  ]);
});
