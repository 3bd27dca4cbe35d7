import { describe, expect, it } from "vitest";
import { readSource } from "../../../bundle/host/recipe";
import { parseSource } from "../../../bundle/read/read-sources";
import { withoutComments } from "../../../bundle/syntax/without-comments";
import { sizeProgram } from "../size-program";
import { sizeTable } from "../size-table";
import { moduleCode } from "./module-size";
import { sizedModules } from "./module-sizes";

const MODULE = `/** Counter: counts. */
import { step } from "./step";
export interface Shape { readonly n: number }
export class Counter<T extends Shape> {
  private n = 0; // so far
  static from(n: number): Counter<Shape> { return new Counter<Shape>().add(n); }
  add(n = step()): this { this.n += n + this.half(); return this; }
  private half(): number { return this.n / 2; }
  private unused(): void {}
}
/** One of them. */
export function counter(): Counter<Shape>;
export function counter(n?: number): Counter<Shape> { return Counter.from(n ?? LEAST); }
function unused(): void {}
export const LEAST = 1;
`;

const read = (path: string) =>
  path === "lib/structure/counter.ts"
    ? MODULE
    : path === "lib/structure/step.ts"
      ? "export const step = () => 1;\nexport const left = 1;\n"
      : readSource(path);

describe("the size of a module", () => {
  it("is that of a program that uses each export and each public member", () => {
    const source = parseSource("counter.ts", MODULE);
    expect(sizeProgram([{ source, name: "./counter" }])).toBe(
      `import { Counter, counter, LEAST } from "./counter";
if (require.main === module) void [Counter, counter, LEAST, (x: Counter<never>) => [Counter.from, x.add]];`,
    );
  });

  it("counts what these need, without types, comments and what nothing needs", async () => {
    const code = await moduleCode(["lib/structure/counter.ts"], "library-checker", read);
    expect(code).toBe(`"use strict";

class Counter {
\tn = 0;
\tstatic from(n) {
\t\treturn new Counter().add(n);
\t}
\tadd(n = step()) {
\t\tthis.n += n + this.half();
\t\treturn this;
\t}
\thalf() {
\t\treturn this.n / 2;
\t}
}
function counter(n) {
\treturn Counter.from(n ?? LEAST);
}

const LEAST = 1;

const step = () => 1;`);
  });

  it("is nothing where a module exports types alone", async () => {
    const types = () => "export type Of = number;\n";
    expect(await moduleCode(["lib/structure/of.ts"], "library-checker", types)).toBe("");
  });
});

it("comments go, with their lines; texts that look like comments stay", () => {
  const code = [
    "/** card */",
    "const a = 1; // one",
    "  // a line",
    'const b = "// no"; /* two */ const c = `/* no */`;',
    "const d = /\\/\\*/; // last",
    "",
  ].join("\n");
  expect(withoutComments(code)).toBe(
    [
      "",
      "const a = 1;",
      'const b = "// no";  const c = `/* no */`;',
      "const d = /\\/\\*/;",
      "",
    ].join("\n"),
  );
});

it("the table marks what is over, the largest first", () => {
  const sizes = [
    { name: "small", bytes: 5, most: 5 },
    { name: "large", bytes: 7000, most: 6144 },
  ];
  expect(sizeTable(sizes)).toBe("  7,000  large  over 6,144\n      5  small\n");
});

it("words name modules and topics", () => {
  expect(sizedModules(["number/gcd", "gcd", "lib/number/gcd.ts"])).toEqual(
    Array(3).fill("lib/number/gcd.ts"),
  );
  expect(sizedModules(["dp"])).toContain("lib/dp/knuth.ts");
  expect(sizedModules([]).filter((path) => /\/wasm\/|\.wasm|\.test|\/io\//.test(path))).toEqual([]);
  expect(() => sizedModules(["gdc"])).toThrow('no module or topic "gdc" in lib/');
});
