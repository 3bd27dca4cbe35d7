import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import type { TargetName } from "../../problem/problem";
import { missingIn } from "../../targets/library-since";
import { targets } from "../../targets/targets";
import { makeBundle } from "./make-bundle";

const START = "if (require.main === module) runProgram(solve);\n";
const IMPORTS = 'import { runProgram } from "../../lib/io/run-program";\n';

/** A solution with this body, bundled for a judge beside the real lib. */
function made(body: string, target: TargetName, min = false) {
  const program = "problems/x/solution.ts";
  const solution = `${IMPORTS}\nexport function solve(input: Uint8Array): Uint8Array {\n${body}\n}\n\n${START}`;
  return makeBundle({
    program,
    target,
    min,
    problem: undefined,
    read: (path) => (path === program ? solution : fromDisk(path)),
    commitOf: async () => "1234567",
  });
}

function fromDisk(path: string): string | undefined {
  try {
    return readFileSync(join(WORKSPACE, path), "utf8");
  } catch {
    return undefined;
  }
}

describe("a program outside the repository", () => {
  const program = "/home/me/a.ts";
  const outside = (lib: string) => {
    const text = `import { runProgram } from "${lib}/io/run-program";\nimport { Scanner } from "${lib}/io/scanner";\n
      export function solve(input: Uint8Array): Uint8Array {
        return new Uint8Array(new Scanner(input).int());
      }\n${START}`;
    const read = (path: string) => (path === program ? text : fromDisk(path));
    return makeBundle({
      program,
      target: "codeforces",
      min: false,
      problem: undefined,
      read: Object.assign(read, { root: "/home/repository" }),
      commitOf: async () => "",
    });
  };

  test.each(["../repository/lib", "/home/repository/lib"])("is linked with %s", async (lib) => {
    const { code, sources, notes } = await outside(lib);
    expect(sources).toEqual([program, "lib/io/run-program.ts", "lib/io/scanner.ts"]);
    expect(notes).toEqual([]);
    expect(code).not.toContain("bundledModule"); // modules that stay apart
    expect(code).not.toContain("grid("); // what is not used
  });

  test("that is too long hears of lib/ only where it uses it", async () => {
    const text = `const table = "${"0".repeat(70_000)}";\nconsole.log(table);\n`;
    const read = (path: string) => (path === program ? text : undefined);
    const wish = { program, target: "codeforces", min: false, problem: undefined, read } as const;
    await expect(makeBundle({ ...wish, commitOf: async () => "" })).rejects.toMatchObject({
      message: expect.stringContaining("over the 65,536 of Codeforces"),
      hint: "write shorter tables and texts",
    });
  });
});

/** A program of several files, small; `read` as the bundler asks for them. */
function small(files: Readonly<Record<string, string>>, target: TargetName, read = reader(files)) {
  const program = Object.keys(files)[0]!;
  const wish = { program, target, min: true, problem: undefined, read } as const;
  return makeBundle({ ...wish, commitOf: async () => "" });
}

function reader(files: Readonly<Record<string, string>>) {
  return (path: string): string | undefined => files[path];
}

/** What a bundle prints where the library is that of the judge's Node. */
function printedUnder(version: string, code: string): string {
  const lacks = [...missingIn(version)].filter((name) => name.includes("."));
  const owners = lacks.map((name) =>
    name.replace(/\.\w+$/, "").replace("TypedArray", "Object.getPrototypeOf(Int8Array)"),
  );
  const removals = lacks.map(
    (name, at) => `try { delete ${owners[at]}.${name.split(".").at(-1)}; } catch {}\n`,
  );
  const lines: string[] = [];
  const log = (...items: unknown[]) => void lines.push(items.map(String).join(" "));
  runInNewContext(removals.join("") + code, { console: { log }, require });
  return lines.join("\n");
}

test.each([
  "codeforces",
  "spoj",
] as const)("values without types have the judge's newer functions too: %s", async (target) => {
  const files = {
    "main.js": `const { firsts } = require("@own/firsts");
const last = (a) => a.at(-1);
class Bag { constructor() { this.items = [3, 1]; } sorted() { return this.items.toSorted().findLast((x) => x > 2); } }
function all(s, t) { return [...s.union(t)].length; }
const G = [Object, Map]; const by = G[0].groupBy([1, 2, 3], (x) => x % 2);
undeclared = 5;
function aliased(a) { arguments[0] = 9; return a; }
console.log(last([1, 2]), [1, 2].at(-1), new Bag().sorted(), all(new Set([1]), new Set([2])), ((s) => s.replaceAll("a", "b"))("aa"));
console.log(firsts([[7]]), Object.hasOwn(by, "1"), by[1].length, undeclared, aliased(1));`,
    "src/firsts.js":
      "exports.firsts = (rows) => rows.map((row) => row.with(0, 8).at(0)).toReversed();",
    "tsconfig.json": '{ "compilerOptions": { "paths": { "@own/*": ["./src/*"] } } }',
  };
  const { code, notes } = await small(files, target);
  expect(notes).toEqual([]);
  const { version } = targets[target].runtime;
  expect(() => printedUnder(version, "[1].at(0)")).toThrow("is not a function");
  expect(printedUnder(version, code)).toBe("2 2 3 2 bb\n8 true 2 5 9");
});

test("a fault of the bundler ends it and names the program", async () => {
  const files = { "main.ts": "console.log([1].at(0));" };
  let hasFailed = false;
  const read = (path: string) => {
    if (path !== "tsconfig.json" || hasFailed) return reader(files)(path);
    hasFailed = true;
    throw new TypeError("no such thing");
  };
  await expect(small(files, "codeforces", read)).rejects.toMatchObject({
    stack: expect.stringMatching(/^main\.ts cannot be bundled: TypeError: no such thing\n/),
  });
});

test.each([
  [
    "main.ts",
    "yield: {}",
    "main.ts:1:1: Identifier expected. 'yield' is a reserved word in strict mode.",
  ],
  ["main.ts", "console.log(1);\nvar public = 1;", "main.ts:2:5: Identifier expected. 'public'"],
  ["main.ts", "let x = 1;\nlet y = x +* 2;", "main.ts:2:12: Expression expected."],
  ["main.ts", "function f(a: any, a: any) {}", "Duplicate parameter name not allowed"],
  ["main.js", '"use strict";\nvar let = 1;', "main.js:2:5: Identifier expected. 'let'"],
])("%s: what strict mode refuses is refused: %s", async (name, text, message) => {
  const config = { "tsconfig.json": '{ "compilerOptions": { "strict": true } }' };
  await expect(small({ [name]: text, ...config }, "codeforces")).rejects.toThrow(message);
});

test.each([
  ["main.ts", "made = 1;\nconsole.log(made);", ["assigns to a name that nothing declares"]],
  ["main.js", "var public = 1;", []],
  ["main.js", "if (1) function f() {}", ["swc cannot read it: --min"]],
])("%s: %s", async (name, text, expected) => {
  const { notes } = await small({ [name]: text }, "codeforces");
  expect(notes).toEqual(expected.map((note) => expect.stringContaining(note)));
});

test("a package.json that is no JSON is named", async () => {
  const files = { "main.ts": 'import a from "#a";\na();', "package.json": "{ imports: 1 }" };
  await expect(small(files, "codeforces")).rejects.toThrow(/^package\.json: /);
});

test.each([
  "__filename",
  "import.meta.dirname",
])("%s is there where modules are ES modules", async (place) => {
  const wish = { program: "main.ts", target: "library-checker", problem: undefined } as const;
  const read = (path: string) =>
    path === "main.ts" ? `export {};\nconsole.log(${place});\n` : undefined;
  const making = makeBundle({ ...wish, min: false, read, commitOf: async () => "" });
  await expect(making).resolves.toMatchObject({
    code: expect.stringContaining("= import.meta.dirname"),
  });
});

describe("refused for a judge, with file, line and what to do", () => {
  test("a library call that its runtime lacks", async () => {
    const body = "  const words = [1, 2];\n  return input.subarray(words.at(-1));";
    await expect(made(body, "codeforces")).rejects.toMatchObject({
      message: "problems/x/solution.ts:5: Array.prototype.at is not there in Node 15.8.0",
      hint: "write it without, or submit where Node is newer (18.13.0 has it)",
    });
    await expect(made(body, "kattis")).resolves.toBeDefined();
  });

  test.each([
    ["return structuredClone(input);", "codeforces", "structuredClone"],
    [
      "return new TextEncoder().encode(new TextDecoder().decode(input).at(0));",
      "codeforces",
      "String.prototype.at",
    ],
    [
      "const { at } = input; return new Uint8Array(at(0)!);",
      "codeforces",
      "TypedArray.prototype.at",
    ],
    ["return Object.hasOwn(input, 1) ? input : input;", "codeforces", "Object.hasOwn"],
    ["const { hasOwn } = Object; hasOwn(input, 1); return input;", "codeforces", "Object.hasOwn"],
    ["return input.toSorted();", "kattis", "TypedArray.prototype.toSorted"],
    ["const s = new Set([1]); s.union(s); return input;", "dmoj", "Set.prototype.union"],
    ["input.values().map((x) => x); return input;", "dmoj", "Iterator.prototype.map"],
    ["const of = Object; of.hasOwn(input, 1); return input;", "codeforces", "Object.hasOwn"],
    ["[input][0]?.at?.(0); return input;", "codeforces", "TypedArray.prototype.at"],
    ['[1]["at"](0); return input;', "codeforces", "Array.prototype.at"],
    ["let at; ({ at } = [1]); return at ? input : input;", "codeforces", "Array.prototype.at"],
    ["const f = (a: any) => a.at(0); f(input); return input;", "codeforces", "Array.prototype.at"],
    [
      "class Own extends Array<number> {} new Own().findLast((x) => x); return input;",
      "codeforces",
      "Array.prototype.findLast",
    ],
    [
      "class Own { at() {} } const f = (a: Own | number[]) => a.at(0); f([]); return input;",
      "codeforces",
      "Array.prototype.at",
    ],
    [
      'const a: readonly string[] = ["x"]; a.findLast((x) => x); return input;',
      "aoj",
      "Array.prototype.findLast",
    ],
    [
      'return new TextEncoder().encode("x".replaceAll("x", "y"));',
      "spoj",
      "String.prototype.replaceAll",
    ],
  ] as const)("%s for %s", async (body, target, name) => {
    await expect(made(body, target)).rejects.toThrow(
      `problems/x/solution.ts:4: ${name} is not there`,
    );
  });

  test.each([
    "class Own { at(n: number): number { return n; } } new Own().at(1); return input;",
    "for (const x of [1].values()) String(x); return [1].map((x) => x).filter(Boolean).length ? input : input;",
    'return typeof structuredClone === "function" ? structuredClone(input) : input;',
    "const own = { union: (n: number) => n }; own.union(1); return input;",
    "class Own { at = 1; } const { at } = new Own(); return at ? input : input;",
    "function* f() { yield 1; } [...f()].map(String).forEach(String); return input;",
  ])("but not %s", async (body) => {
    await expect(made(body, "codeforces")).resolves.toBeDefined();
  });

  test.each([
    [
      "return /x/v.test(String(input)) ? input : input;",
      "kattis",
      "the flag v of a regular expression",
    ],
    [
      'return RegExp("x", "dg").test(String(input)) ? input : input;',
      "spoj",
      "the flag d of a regular expression",
    ],
  ] as const)("syntax that it does not read: %s for %s", async (body, target, name) => {
    await expect(made(body, target)).rejects.toThrow(
      `problems/x/solution.ts:4: ${name} cannot be read`,
    );
  });

  test.each([
    ["return /(?i:a)b/.test(String(input)) ? input : input;", "(?i:…), cannot be read by AtCoder"],
    [
      "/(?<y>a)|(?<y>b)/.exec(String(input)); return input;",
      "two groups of one name cannot be read",
    ],
  ])("a pattern that neither it nor this Node reads, but Deno: %s", async (body, message) => {
    await expect(made(body, "atcoder")).rejects.toThrow(message);
    for (const min of [false, true]) {
      const { code } = await made(body, "library-checker", min);
      expect(code).toMatch(/\(\?i:a\)b|\(\?<y>a\)/);
    }
  });

  test.each([
    "const m = new WeakMap(); m.set(Symbol(), 1); return input;",
    "new WeakSet().add(Symbol('x')); return input;",
    "const s = Symbol(); class A { seen = new WeakSet(); run() { this.seen.add(s); } } new A().run(); return input;",
    "new WeakRef(Symbol()); return input;",
  ])("a symbol that is held weakly, before Node 20: %s", async (body) => {
    await expect(made(body, "codeforces")).rejects.toThrow(
      "solution.ts:4: a symbol that is held weakly",
    );
    await expect(made(body, "atcoder")).resolves.toBeDefined();
  });

  test("import defer, whatever the judge", async () => {
    const files: Record<string, string> = {
      "main.ts": 'import defer * as a from "./a";\nconsole.log(a.b);',
      "a.ts": "export const b = 1;",
    };
    const wish = { program: "main.ts", target: "library-checker", min: false } as const;
    const read = (path: string) => files[path];
    const making = makeBundle({ ...wish, problem: undefined, read, commitOf: async () => "" });
    await expect(making).rejects.toThrow("main.ts:1: import defer cannot be read");
  });

  test("more than 50,000 bytes for SPOJ, and by how much", async () => {
    const table = `const TABLE = "${"0".repeat(50_000)}";\n`;
    const failure = await made(`${table} return new TextEncoder().encode(TABLE);`, "spoj").catch(
      (error) => error,
    );
    const [, size, over] = /solution\.ts: ([\d,]+) bytes, ([\d,]+) over the 50,000 of SPOJ/.exec(
      failure.message,
    )!;
    expect(number(size) - number(over)).toBe(50_000);
    expect(failure.hint).toBe("use less of lib/, or shorter tables");
    const comment = `// ${"long ".repeat(12_000)}\n return input;`;
    await expect(made(comment, "spoj")).rejects.toMatchObject({
      hint: expect.stringContaining("--min"),
    });
    const { code } = await made(comment, "spoj", true);
    expect(code.length).toBeLessThan(3000);
  });
});

function number(text: string | undefined): number {
  return Number(text?.replaceAll(",", ""));
}
