import { describe, expect, test } from "vitest";
import { readModules } from "../read/modules";
import { expectLinkable, NotLinkable } from "../syntax/linkable";
import { link } from "./link";
import { expectLinkableTypes } from "./linkable-types";

/** The linked text of files by their paths; the program is main.ts. */
function linked(files: Readonly<Record<string, string>>): string {
  return link(readModules("main.ts", (path) => files[path]))
    .code.replace(/\s+/g, " ")
    .replace(/ (?=[);,])/g, "") // where types stood
    .trim();
}

/** Why a program is not linked. */
function reason(files: Readonly<Record<string, string>>): string | undefined {
  const graph = readModules("main.ts", (path) => files[path]);
  try {
    for (const { source } of graph.modules) expectLinkable(source);
    link(graph, (live, units) => expectLinkableTypes(live, units, graph.checker));
  } catch (error) {
    if (error instanceof NotLinkable) return error.message;
    throw error;
  }
  return undefined;
}

const START = "if (require.main === module) run();";

describe("what is kept", () => {
  test("functions, constants and classes that are reached; the rest of a module is gone", () => {
    const lib = `
      export function used(): number { return HELP; }
      export function unused(): number { return ALONE; }
      const HELP = 1;
      const ALONE = 2;
      export class Never { method(): void {} }`;
    const main = `import { used } from "./lib"; function run(): void { used(); } ${START}`;
    expect(linked({ "main.ts": main, "lib.ts": lib })).toBe(
      "function run() { used(); } function used() { return HELP; } const HELP = 1; run();",
    );
  });

  test("a loop that fills a table goes with its table", () => {
    const lib = `
      const TABLE = [0]; for (let i = 0; i < 9; i++) TABLE[i] = i;
      const OTHER = [0]; for (let i = 0; i < 9; i++) OTHER.push(i);
      export function look(): number { return TABLE[2]!; }
      export function other(): number { return OTHER[2]!; }`;
    const main = `import { look } from "./lib"; function run(): void { look(); } ${START}`;
    const code = linked({ "main.ts": main, "lib.ts": lib });
    expect(code).toContain("TABLE[i] = i");
    expect(code).not.toContain("OTHER");
  });

  test("a card goes with the thing that it names", () => {
    const lib = `/**\n * Thing: what it is.\n */\nexport class Thing {}\nexport const most = 3;\n`;
    const main = (use: string) => `import { most, Thing } from "./lib";
      function run(): void { console.log(${use}); } ${START}`;
    const card = "/** * Thing: what it is. */";
    expect(linked({ "main.ts": main("most"), "lib.ts": lib })).not.toContain("Thing");
    expect(linked({ "main.ts": main("most, new Thing()"), "lib.ts": lib })).toContain(card);
  });

  test("cards and comments stay, also where the imports between them go", () => {
    const lib = `/**\n * Lib: a thing.\n */\nexport interface Gone { a: number }\n\n/** One. */
export function one(): number {
  // why
  return 1; // because
}
// about what goes
export function gone(): void {}`;
    const main = `/**\n * Main: it.\n */\nimport { one } from "./lib";\nfunction run(): void { one(); }\n${START}`;
    expect(linked({ "main.ts": main, "lib.ts": lib })).toBe(
      "/** * Main: it. */ function run() { one(); } /** * Lib: a thing. * * One. */ " +
        "function one() { // why return 1; // because } run();",
    );
  });
});

describe("methods", () => {
  const stack = `export class Stack<T> {
    private items: T[] = [];
    push(item: T): this { this.items.push(item); return this; }
    pop(): T | undefined { return this.shrink(); }
    peek(): T | undefined { return this.items[this.size - 1]; }
    get size(): number { return this.items.length; }
    private shrink(): T | undefined { return this.items.pop(); }
    toString(): string { return "Stack"; }
    *[Symbol.iterator](): Generator<T> { yield* this.items; }
  }`;
  const main = (body: string) =>
    `import { Stack } from "./stack"; function run(): void { ${body} } ${START}`;
  const methods = (body: string) => {
    const code = linked({ "main.ts": main(body), "stack.ts": stack });
    return ["push", "pop", "peek", "size", "shrink"].filter((name) =>
      new RegExp(`(?<!\\.)\\b${name}\\([\\w, ]*\\) \\{`).test(code),
    );
  };

  test("nobody mentions are dropped, then those that only they mention", () => {
    expect(methods("new Stack<number>().push(1);")).toEqual(["push"]);
    expect(methods("new Stack<number>();")).toEqual([]);
  });

  test.each([
    ["destructuring", "const { peek } = new Stack<number>(); peek();", ["peek", "size"]],
    ["a name as text", 'const stack = new Stack<number>(); stack["peek"]();', ["peek", "size"]],
    ["a name in brackets", 'const { "peek": p } = new Stack<number>(); p();', ["peek", "size"]],
  ])("%s counts as mention", (_, body, expected) => {
    expect(methods(`new Stack<number>(); ${body}`)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ["a computed name", "const s = new Stack<number>(); for (const n of names()) s[n]();"],
    ["a name in a constant", 'const n = "peek"; const s = new Stack<number>(); s[n]();'],
    ["a key of unknown type", "const s: unknown = new Stack<number>(); (s as any)[key()]();"],
    ["Reflect", 'Reflect.get(new Stack<number>(), names().join(""));'],
    ["the prototype", "copy(Stack.prototype); new Stack<number>();"],
    ["for … in", "for (const n in new Stack<number>()) copy(n);"],
    ["a computed pattern", "const k = names(); let p; ({ [k]: p } = new Stack<number>()); p();"],
  ])("%s is against the rules", (_, body) => {
    expect(reason({ "main.ts": main(body), "stack.ts": stack })).toBeDefined();
  });

  test.each([
    ["a text that is no key", 'String("peek");'],
    ["a function of Math", "Math.peek(1);"],
    ["a method of another class", "const { peek } = new Other(); peek();"],
  ])("%s is no mention", (_, body) => {
    const other = "class Other { peek(): void {} }";
    const main = `import { Stack } from "./stack"; ${other} function run(): void { new Stack<number>(); ${body} } ${START}`;
    expect(linked({ "main.ts": main, "stack.ts": stack })).not.toContain("this.items[");
  });

  test("an index into data keeps none", () => {
    const body =
      "const s = new Stack<number>(); const data = new Int32Array(9).fill(1); const ids: number[] = [1];" +
      "for (let i = 0; i < 9; i++) data[ids[data[i]!]!]!++; s.push(1);";
    expect(methods(body)).toEqual(["push"]);
  });

  test("of a derived class stay: the class above may call them", () => {
    const main = `class Own extends Error { describe(): string { return "x"; } }
      function run(): void { new Own(); } ${START}`;
    expect(linked({ "main.ts": main })).toContain("describe()");
  });
});

describe("names", () => {
  test("that two modules share get the name of their module, in every place", () => {
    const files = {
      "main.ts": `import { a } from "./one-part"; import { b } from "./two-part";
        function run(): void { a(); b(); } ${START}`,
      "one-part.ts":
        "export const a = (): number => digits(WIDTH); const WIDTH = 1; function digits(n: number): number { return n; }",
      "two-part.ts":
        "export const b = (): object => ({ digits, w: WIDTH }); const WIDTH = 2; function digits(): void {}",
    };
    expect(linked(files)).toBe(
      "function run() { a(); b(); } const a = () => digits(WIDTH); const WIDTH = 1; function digits(n) { return n; } " +
        "const b = () => ({ digits: twoPartDigits, w: TWO_PART_WIDTH }); const TWO_PART_WIDTH = 2; function twoPartDigits() {} run();",
    );
  });

  test("of equal constants become one", () => {
    const part = (name: string) =>
      `export function ${name}(): number { return ZERO; } const ZERO = 48;`;
    const main = `import { a } from "./a"; import { b } from "./b"; function run(): void { a(); b(); } ${START}`;
    const code = linked({ "main.ts": main, "a.ts": part("a"), "b.ts": part("b") });
    expect(code.match(/const ZERO/g)).toHaveLength(1);
  });

  test("never hide a global that another module uses, nor what CommonJS gives", () => {
    const main = `import { escape as safe } from "./lib"; const module = 1;
      function run(): void { safe(); escape("x"); String(module); } if (require.main === globalThis) run(); run();`;
    const code = linked({ "main.ts": main, "lib.ts": "export function escape(): void {}" });
    expect(code).toContain("libEscape(); escape(");
    expect(code).toContain("const mainModule = 1");
  });

  test("an alias is not caught by a local of the same name", () => {
    const main = `import { walk as go } from "./lib"; function run(): void { const walk = 1; go(walk); } ${START}`;
    const code = linked({
      "main.ts": main,
      "lib.ts": "export function walk(n: number): void { String(n); }",
    });
    expect(code).toContain("libWalk(walk)");
  });
});

describe("order", () => {
  test("the program first, its last line last", () => {
    const main = `import { a } from "./a"; const TEN = 10; function run(): void { a(TEN); } ${START}`;
    const code = linked({
      "main.ts": main,
      "a.ts": "export function a(n: number): void { String(n); }",
    });
    expect(code).toMatch(/^const TEN = 10;.*run\(\);$/);
  });

  test("a module whose constants are needed while the program loads comes before it", () => {
    const main = `import { table } from "./table"; const T = table(); function run(): void { String(T); } ${START}`;
    const code = linked({
      "main.ts": main,
      "table.ts": "export function table(): number { return SIZE; } const SIZE = 3;",
    });
    expect(code.indexOf("SIZE = 3")).toBeLessThan(code.indexOf("T = table()"));
  });

  test("so does a class above another one", () => {
    const main = `import { B } from "./b"; class A extends B {} function run(): void { new A(); } ${START}`;
    const code = linked({ "main.ts": main, "b.ts": "export class B {}" });
    expect(code.indexOf("class B")).toBeLessThan(code.indexOf("class A"));
  });
});

describe("what only the solution uses goes with it", () => {
  const start = `import { fill, Box } from "../lib/a"; import { bounds } from "./problem";`;
  const run = (names: string) => `export function run() { return [bounds, ${names}]; } ${START}`;
  const order = (main: string, lib: string) => {
    const files: Record<string, string> = {
      "main/main.ts": start + main,
      "main/problem.ts": "export const bounds = { most: 3 };",
      "lib/a.ts": lib,
    };
    const { code } = link(readModules("main/main.ts", (path) => files[path]));
    return [...code.matchAll(/^\s*(?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  };
  const LIB = "export function fill() { return [1]; } export class Box { at = 1; }";

  test("its bounds stand above it", () => {
    expect(order(run("fill()"), LIB)).toEqual(["bounds", "run", "fill"]);
  });

  test("and so do its constants, also those that functions of the library make", () => {
    const main = `const T = fill(); const AT = "a-b".indexOf("-"); ${run("T, AT")}`;
    expect(order(main, LIB)).toEqual(["bounds", "T", "AT", "run", "fill"]);
  });

  test("what needs a class or a constant of the library waits for it, with what changes that", () => {
    const main = `const AT = "a-b".indexOf("-"); const BOX = new Box(); const N = [1];
      BOX.at = N.pop()!; const M = N.length; const X = bounds.most; ${run("BOX, M, X, AT")}`;
    expect(order(main, LIB)).toEqual(["bounds", "AT", "N", "X", "run", "Box", "BOX", "M"]);
    const lib = "const ONE = 1; export function fill() { return [ONE]; }";
    expect(order(`const T = fill(); ${run("T")}`, lib).slice(0, 2)).toEqual(["bounds", "run"]);
    expect(order(`const T = fill(); ${run("T")}`, lib).at(-1)).toBe("T");
  });

  test("what prints stays below what prints before it", () => {
    const lib = "console.log(1); export function fill() { console.log(2); return [1]; }";
    expect(order(`const T = fill(); ${run("T")}`, lib).at(-1)).toBe("T");
  });
});

describe("refused, with file and line", () => {
  const message = (files: Readonly<Record<string, string>>) => {
    try {
      linked(files);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };

  test.each([
    ["a missing file", '\nimport { x } from "./x"; x();', "main.ts:2: there is no file"],
    ["a whole module", 'import * as x from "./main"; x.y;', "main.ts:1: imports a whole module"],
    [
      "what stands after the line that starts it",
      `function run() {}\n${START}\nconst a = [1].pop();\nrun();`,
      "main.ts:4: stands after the line",
    ],
    ["nothing to run", "export function solve(): void {}", "main.ts: nothing runs"],
  ])("%s", (_, text, expected) => {
    expect(message({ "main.ts": text })).toContain(expected);
  });

  test("the program itself is missing", () => expect(message({})).toBe("main.ts is missing"));
});

describe("against the linker's rules: such a program is kept whole", () => {
  const files = (body: string) => ({
    "main.ts": `import { fail } from "./a"; class Oops extends Error {}\nfunction run(f: unknown, g: () => void) { ${body} }\n${START}`,
    "a.ts": "class Oops extends Error { from = 1; } export function fail() { throw new Oops(); }",
  });

  test.each([
    ["return [Oops.name, fail];", "the property name"],
    ["const { name } = Oops; return [name, fail];", "the property name"],
    ["return [g].map((f: { readonly name: string }) => f.name);", "the property name"],
    ["try { fail(); } catch (e) { const { message } = e as Error; }", "the property message"],
    ["const [x, y] = [String(f), 1];", "makes a text"],
    ["let s = ''; for (const h of [g, fail]) s += h;", "makes a text"],
    ["return [g, fail].join();", "makes a text"],
    ["return g < fail;", "makes a text"],
    ["console.log([new Oops()]);", "does more with console"],
    ["return [new Date(), fail];", "does more with Date"],
    ["Date.now = () => 1; fail();", "does more with Date"],
  ])("%s", (body, expected) => {
    expect(reason(files(body))).toContain(expected);
  });

  test.each([
    "const own = new Map([[1, fail]]); return [own, Oops, String(own.size), [1, 2].join()];",
    "return [fail, Oops, 'a' < 'b', String(1), [1.5].map((x) => x.toFixed()).join('')];",
    "const read = (clock = Date.now) => clock(); return [fail, Oops, String(read() - Date.now())];",
  ])("but not %s", (body) => {
    expect(reason(files(body))).toBeUndefined();
    expect(linked(files(body))).toContain("class AOops");
  });
});

describe("what the language makes of it", () => {
  const lib = (text: string, main = "get();") =>
    linked({
      "main.ts": `import { get } from "./lib"; function run(): void { ${main} } ${START}`,
      "lib.ts": text,
    });

  test("a function with overloads keeps the one that has a body", () => {
    const text = `export function get(a?: number): void; export function get(a?: string): void;
      export function get(a?: unknown): void { a; }`;
    expect(lib(text)).toContain("function get(a) { a; }");
  });

  test("a renamed name of a destructuring keeps its property", () => {
    const files = {
      "main.ts": `import { get } from "./b"; const x = 1, y = 2; function run() { return [x, y, get()]; } ${START}`,
      "b.ts":
        "const { x, y = 4, ...rest } = JSON.parse('{}'); export function get() { return [x, y, rest]; }",
    };
    expect(linked(files)).toContain("const { x: bX, y: bY = 4, ...rest } = JSON.parse");
  });

  test("a block at the end stays a block, with names of its own", () => {
    const main = "const a = 1; if (require.main === module) { const a = 2; console.log(a); }";
    expect(linked({ "main.ts": main })).toBe("{ const a = 2; console.log(a); }");
  });

  test("equal constants stay two where a local of their name stands between", () => {
    const files = {
      "main.ts": `import { f } from "./a"; import { SIZE as S } from "./b";
        function run() { const SIZE = 99; return [f(), S, SIZE]; } ${START}`,
      "a.ts": "export const SIZE = 5; export function f() { return SIZE; }",
      "b.ts": "export const SIZE = 5;",
    };
    expect(linked(files)).toContain("const SIZE = 99; return [f(), B_SIZE, SIZE];");
  });

  test("a class whose member has a computed name stands below that name", () => {
    const files = {
      "main.ts": `import { KEY } from "./k"; class Foo { [KEY]() {} } function run() { new Foo(); } ${START}`,
      "k.ts": `export const KEY = "go" as string;`,
    };
    expect(linked(files)).toMatch(/^const KEY = "go"; class Foo/);
  });

  test("a name of ours does not hide a global that another module declares for its types", () => {
    const files = {
      "main.ts": `import { v } from "./a"; declare const process: object; function run() { return [process, v()]; } ${START}`,
      "a.ts": "const process = [1]; export function v() { return process; }",
    };
    expect(linked(files)).toContain("const aProcess = [1];");
  });

  test("programs in turn have each their own modules, though they share text", () => {
    const main = `import { Foo } from "./foo";\nfunction run() { return new Foo().go(); }\n${START}`;
    const foo = (count: number) => `export class Foo { go() { return ${count}; } }`;
    const places = ["foo.ts", "foo/index.ts", "foo.ts", "foo.ts"];
    for (const [count, place] of places.entries()) {
      expect(linked({ "main.ts": main, [place]: foo(count) })).toContain(`return ${count};`);
    }
  });

  test("lines of a template that look like directives stay, comments go", () => {
    const main = `const T = \`a\n// @ts-ignore b\n// Long: c\n\`;\n// biome-ignore d\nfunction run() { return T; }\n${START}`;
    expect(linked({ "main.ts": main })).toBe(
      "const T = `a // @ts-ignore b // Long: c `; function run() { return T; } run();",
    );
  });

  test("methods stay that the language calls", () => {
    const text = (
      body: string,
    ) => `class Foo { alpha() {} get length() { return 0; } get done() { return true; } gone() {} }
      export function get(): unknown { ${body} }`;
    const plain = lib(text("return new Foo();"));
    expect(plain).toContain("class Foo { get length() { return 0; } get done() { return true; } }");
  });
});
