import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { scan } from "./imports";
import { unjudgedModules } from "./judged-modules";

// Rule 7: every module of lib is in a judged program, or its card says that the test is the proof.

/** Modules in no judged program, each with the reason. The list only shrinks: all of it is needed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "lib/game/octal-game.ts": "no problem chosen yet; its test has published periods",
  "lib/range/add-max-tree.ts": "the mirror image of AddMinTree, which is judged",
  "lib/range/fold-queue.ts": "a shape of SlotQueue, which is judged",
  "lib/grid/knight-distance.ts": "a formula that the boards of the problems are too small for",
  "lib/queens/queens-first.ts": "beyond the bounds of the problems; its test has published values",
  "lib/queens/queens-oracle.ts": "serves queens-first",
  "lib/queens/queens-symmetry.ts": "classes of solutions, which no problem asks for",
};

const paths = globSync(
  [
    "lib/*/*.ts",
    "lib/*/proof/*.verify.ts",
    "problems/*/*.{ts,tsx}",
    "scripts/{draw,lab,site}/**/*.ts",
  ],
  { cwd: TOOL, posix: true },
);
const text = (path: string) => readFileSync(join(TOOL, path), "utf8");
const imports = new Map(paths.map((path) => [path, scan(path, text(path)).imports]));
const verified = paths.filter((path) => path.endsWith(".verify.ts"));

/** The card says that no public problem asks for it, so its test against a twin is the proof. */
function isProvenByTest(path: string): boolean {
  const card = text(path)
    .split("*/")[0]!
    .replace(/\s+(\*\s+)?/g, " ");
  return /no (public problem|problem of a public judge)/i.test(card);
}

const twinOf = (path: string) => path.replace(/\.verify\.ts$/, ".twin.ts");

describe("judged modules", () => {
  it("every module is in a judged program, or says in its card why not", () => {
    const unjudged = unjudgedModules(imports).filter((path) => !isProvenByTest(path));
    expect(unjudged).toEqual(Object.keys(EXCEPTIONS).sort());
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
