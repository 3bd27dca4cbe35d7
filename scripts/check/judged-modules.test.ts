import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { scan } from "./imports";
import { unjudgedModules } from "./judged-modules";

// Rule 7: every module of lib is in a judged program, or stands here with the reason.

/** Modules in no judged program, each with the reason. The list only shrinks: all of it is needed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "lib/range/add-max-tree.ts": "the mirror image of AddMinTree, which is judged",
  "lib/range/fold-queue.ts": "a shape of SlotDeque, which is judged",
  "lib/evolution/anneal.ts": "a heuristic: no judge compares its answers with exact ones",
  "lib/flow/edge-colouring.ts": "Vizing's colours of any graph; judges ask for bipartite ones",
  "lib/flow/matroid-union.ts":
    "k spanning trees without common edges, which no judge with a stored statement asks for",
  "lib/geometry/hull-search.ts": "corners and sides of a hull, a part of other solutions",
  "lib/number/golden-section.ts": "finds a place of a function, a part of other solutions",
  "lib/number/mod50.ts": "residues wider than any modulus of a problem here",
  "lib/number/mul1000000007.ts": "one product, a part of other solutions",
  "lib/number/simpson.ts": "an integral, a part of other solutions",
  "lib/number/ternary-search.ts": "finds a place of a function, a part of other solutions",
  "lib/range/wide-fenwick-tree.ts": "sums beyond 2^53, which no problem here reaches",
  "lib/string/random-text.ts": "inputs of twins",
  "lib/structure/bucket-queue.ts": "a queue of small keys, a part of other solutions",
  "lib/structure/interval-set.ts": "its map, IntervalMap, is judged",
  "lib/wasm/packed-bytes.ts": "bundles with a kernel use it",
};

const paths = globSync(
  [
    "lib/*/*.ts",
    "lib/*/proof/{*.verify,!(*.*)}.ts",
    "problems/*/*.{ts,tsx}",
    "scripts/{draw,lab,site}/**/*.ts",
  ],
  { cwd: TOOL, posix: true },
);
const text = (path: string) => readFileSync(join(TOOL, path), "utf8");
const imports = new Map(paths.map((path) => [path, scan(path, text(path)).imports]));
const verified = paths.filter((path) => path.endsWith(".verify.ts"));

const twinOf = (path: string) => path.replace(/\.verify\.ts$/, ".twin.ts");

describe("judged modules", () => {
  it("every module is in a judged program, or the list says why not", () => {
    expect(unjudgedModules(imports)).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it("every verify program has its twin, and its name is its own", () => {
    expect(verified.length).toBeGreaterThan(10);
    expect(verified.filter((path) => !existsSync(join(TOOL, twinOf(path))))).toEqual([]);
    const names = verified.map((path) => path.slice(path.lastIndexOf("/") + 1));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("the twin of each problem of Library Checker names its time limit, or is made from one that does", () => {
    const twins = verified.filter((path) => text(path).includes("judge.yosupo.jp")).map(twinOf);
    const without = twins.filter(
      (path) => !/timeLimitMs|\btwin\b.*\bfrom\b|Twin\(/.test(text(path)),
    );
    expect(twins.length).toBeGreaterThan(200);
    expect(without).toEqual([]);
  });

  it("a module in no judged program is found", () => {
    const files: Readonly<Record<string, string>> = {
      "lib/a/used.ts": 'import { deep } from "./deep";',
      "lib/a/deep.ts": "",
      "lib/a/shown.ts": "",
      "lib/a/typed.ts": "",
      "lib/a/tested.ts": "",
      "lib/a/proof/tested.test.ts": 'import { tested } from "../tested";',
      "lib/a/proof/used.verify.ts":
        'import { used } from "../used"; import type { T } from "../typed";',
      "problems/p/view.ts": 'import { shown } from "../../lib/a/shown";',
      "problems/p/brute.ts": 'import { tested } from "../../lib/a/tested";',
    };
    const scanned = Object.entries(files).map(
      ([path, source]) => [path, scan(path, source).imports] as const,
    );
    expect(unjudgedModules(new Map(scanned))).toEqual(["lib/a/tested.ts", "lib/a/typed.ts"]);
  });
});
