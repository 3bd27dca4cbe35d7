/**
 * Programs that see the names, texts or messages of their functions and classes, or count how often a
 * getter is asked: linking, --min and lowering may change none of it.
 */
const START =
  '\nimport { runProgram } from "./lib/io/run-program";\nif (require.main === module) runProgram(run);\n';
const two = (main: string, a: string) => ({ "main.ts": main + START, "a.ts": a });
const one = (text: string) => ({ "main.ts": text + START });
const print = (text: string, a = "") => ({ "main.ts": text, "a.ts": a });
const HELPERS =
  "export function helper() { return 1; } export class Node { v = 1; } export const pick = () => 2;";
const OTHERS =
  'import { helper as h, Node as N, pick as p } from "./a"; function helper() { return h(); } class Node { w = new N(); } const pick = () => p();';
export const hostileNames: Record<string, Record<string, string>> = {
  readThroughTypes: two(
    `${OTHERS} interface Named { readonly name: string } const nameOf = (f: Named) => f.name;
    function run() { return [[helper, pick, h, p, Node, N].map((f: { readonly name: string }) => f.name), nameOf(Node), nameOf(N)]; }`,
    HELPERS,
  ),
  readByPatterns: two(
    `${OTHERS} let n: string, m: string; ({ name: n } = N); [{ name: m }] = [Node]; const f = ({ name } = h) => name;
    function run() { const seen = []; for (const { name } of [pick, p]) seen.push(name); const { ["name"]: a, ...rest } = N; const { name: b = "", "length": c } = helper; return [n, m, f(), seen, a, rest, b, c]; }`,
    HELPERS,
  ),
  readByKeys: two(
    `${OTHERS} const key = ["na", "me"].join("") as "name"; const get = <T, K extends keyof T>(x: T, k: K) => x[k];
    function run() { const { [key]: a } = N; let b = ""; ({ [key]: b } = h); return [a, b, get(p, key), N["name"], Object.getOwnPropertyDescriptor(N, key)?.value, new N().constructor[key]]; }`,
    HELPERS,
  ),
  shown: print(
    `${OTHERS} console.log([new Node(), new N()], new Map([[new N(), new Set([h])]]), { n: new N(), p }, class extends N {}, Object.create(N.prototype));
    Promise.resolve(new N()).then((n) => console.log([n], Promise.resolve(n), [helper, pick, Node]));`,
    HELPERS,
  ),
  shownAtStart: print(
    `class Pt { x = 1; } if (require.main === module) { console.log([new Pt()], new Map([[1, new Pt()]]), Promise.resolve(new Pt()), { p: new Pt() }, [Pt]); }`,
  ),
  errors: two(
    `import { Oops as Other, fail } from "./a"; class Oops extends RangeError { get [Symbol.toStringTag]() { return this.constructor.name; } }
    function run() { const seen: unknown[] = []; for (const make of [() => { throw new Oops("a"); }, fail, () => { throw new Error("b", { cause: new Other("c") }); }]) try { make(); } catch (e: unknown) { const { constructor: { name }, cause } = e as Error; seen.push(name, String(e), e instanceof Other, cause instanceof Other && cause.constructor.name, Object.prototype.toString.call(e)); } return seen; }`,
    "export class Oops extends Error {} export function fail() { throw new Oops('x'); }",
  ),
  messages: one(
    `const table: { f?: () => void } = {}; const later = table.f; class Held { static make() { return 1; } }
    function run() { const seen: string[] = []; const calls = [() => later!(), () => table.f!(), () => (Held as unknown as () => void)(), () => { const [first] = later as never; return first; }];
    for (const call of calls) { try { call(); } catch (error) { const { message } = error as Error; seen.push(message); } } return seen; }`,
  ),
  texts: two(
    `import { twice as b } from "./a"; function twice(x) {   return 2 *   x } const list = [twice, b]
    function run() { const seen = []; for (const f of list) seen.push("" + f); return [seen, list.join(), String(twice), twice < b, "x".concat(b), new Error(b).message.length, b.toString()]; }`,
    "export function twice(x) { return  x + x; }",
  ),
  readInPrograms: print(
    "function f() { return 1; }\nconst g = (x) => x ? 1 : 2;\nconsole.log(String(f), [g].map((x) => x.toString()), '' + g);",
  ),
  getters: one(
    `class A { n = 0; #k = 0; kept: number | undefined; get #step() { return this.#k++; } get next() { return this.n++; } get a() { return this.next; } get b() { return this.#step; } set b(x: number) { this.kept = x; } get c(): A | undefined { return this.a > 9 ? undefined : this; } get length() { return this.n; } }
    function run() { const a = new A(); const seen: unknown[] = [a.a ?? 9, a.b ?? 9]; a.b ||= 5; a.b &&= 6; a.kept ??= 7; seen.push(a.c?.c?.n, a.c?.length, a.c?.c?.a ?? 3); a.c?.c; if (a.b) a.c?.b; return [seen, a.n, a.kept, a.length ?? 1, a.b]; }`,
  ),
  getterOfOwner: one(
    `class Cell { v?: number; } class Row { asked = 0; cells = [new Cell(), new Cell()]; get cell() { return this.cells[this.asked++ % 2]!; } }
    function run() { const row = new Row(); row.cell.v ??= 1; row.cell.v ||= 2; row.cell.v &&= 3; return [row.cell?.v, row.cell.v ?? 4, row.cells, row.asked]; }`,
  ),
  getterByProxy: one(
    `let asked = 0; const seen = new Proxy({ a: { b: 1 }, n: null } as any, { get: (of, key) => { asked++; return of[key]; } });
    function run() { const keys = { toString() { asked += 10; return "a"; } } as any; return [seen.a?.b, seen.n ?? 2, (seen.z ??= 3), seen[keys]?.b, (seen[keys] ||= 4), asked]; }`,
  ),
  htmlComments: print(
    `let q = 1, x = 3, s = "<!-- -->", t = \`\n--> t <!--\`;\nconsole.log(1<!--q, q, s, t, /<!--/.source);\nwhile (x --> 0) q += 2<!--x ? 1 : 2;\nconsole.log(q, 1<<!--q);`,
  ),
  evaluated: print(
    `function twice(n) { return 2 * n; }\nlet kept = 3;\neval("kept = 9");\nconsole.log(eval("twice(kept)"), (0, eval)("typeof kept"), new Function("a", "return a + 1")(1));`,
  ),
  declared: print(
    `declare const require: any; declare const module: any; declare function structuredClone<T>(x: T): T;
    declare global { interface Array<T> { at(n: number): T } } console.log([1, 2].at(-1), typeof require, structuredClone([1])); export {};`,
  ),
  jsonKeys: {
    "main.ts": `import data from "./data.json"; import more from "./more.json"; function run() { return [Object.keys(data), Object.keys(more), (data as any).x, JSON.stringify(data)]; }${START}`,
    prints: String.raw`[["__proto__","a"],["__proto__"],null,"{\"__proto__\":{\"x\":1},\"a\":\"__proto__\"}"]`,
    "data.json": `{ "__proto__": { "x": 1 }, "a": "__proto__" }`,
    "more.json": String.raw`{ "\u005f_proto__": 1 }`,
  },
};
