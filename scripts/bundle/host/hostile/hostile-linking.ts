/**
 * Programs that a linker breaks in silence when it trusts names, types or the shape of a text: each
 * did, or would, print something else in its bundle.
 */
const START =
  '\nimport { runProgram } from "./lib/io/run-program";\nif (require.main === module) runProgram(run);\n';
const one = (text: string) => ({ "main.ts": text + START });
const two = (main: string, a: string) => ({ "main.ts": main + START, "a.ts": a });
const print = (text: string) => ({ "main.ts": text });
export const hostileLinking: Record<string, Record<string, string>> = {
  assertedArrow: one(
    `interface P { a: number } const f = (): P => <P>{ a: 1 }; function run() { return f(); }`,
  ),
  repeatedVar: one(
    `var x = 1; var x = 2; function run() { var y = x; var y = y + 1; return [x, y]; }`,
  ),
  varInLoop: two(
    `import { i as other, get } from "./a"; for (var i = 0; i < 3; i++); function run() { return [i, other, get()]; }`,
    `export let i = 10; export function get() { return i; }`,
  ),
  varInBlock: two(
    `import { get } from "./a"; { var value = 7; } function run() { return [value, get()]; }`,
    `{ var value = 3; } export function get() { return value; }`,
  ),
  exportStarAs: {
    "main.ts": `import { ns } from "./a"; function run() { return [ns.one, Object.keys(ns)]; }${START}`,
    "a.ts": `export * as ns from "./b";`,
    "b.ts": `export const one = 1; export function two() {}`,
  },
  importStar: two(
    `import * as a from "./a"; function run() { const before = a.n; a.bump(); return [before, a.n, Object.keys(a).sort()]; }`,
    `export let n = 1; export const bump = () => { n++; };`,
  ),
  defaultImport: two(
    `import A, { b } from "./a"; function run() { return [new A().v, b]; }`,
    `export default class { v = 4; } export const b = 2;`,
  ),
  setLike: one(
    `class Own { get size() { return 2; } has(x: number) { return x < 2; } *keys() { yield 0; yield 1; } }
    function union(a: any, b: any) { return [b["si" + "ze"], b.has(1), [...b.keys()], [...a].length]; }
    function run() { return union(new Set([1]), new Own()); }`,
  ),
  lookedInto: one(
    `class Own { get kept() { return 1; } method() { return 2; } } function run() { return Object.getOwnPropertyNames(Object.getPrototypeOf(new Own())); }`,
  ),
  assignedGetters: one(
    `class Own { seen: number[] = []; set a(v: number) { this.seen.push(v); } get b() { return 5; } }
    function run() { const own = new Own(); Object.assign(own, { a: 1 }); return [own.seen, Object.assign({}, { get b() { return own.b; } })]; }`,
  ),
  optionsObject: one(
    `class Options { get minimumFractionDigits() { return 2; } } function run() { return new Intl.NumberFormat("en", new Options() as any).format(1); }`,
  ),
  definedProperty: one(
    `class Descriptor { get value() { return 3; } get enumerable() { return true; } } function run() { return Object.defineProperty({}, "x", new Descriptor() as PropertyDescriptor); }`,
  ),
  madeKeyWithIn: one(
    `class Own { method() {} } function run() { const key = ["met", "hod"].join(""); return key in new Own(); }`,
  ),
  aliasedGlobal: two(
    `import { twice } from "./a"; function run() { return [twice(4), (Math as any).twice(3)]; }`,
    `const M: any = Math; M.twice = (x: number) => 2 * x; export const twice = (x: number) => M.twice(x);`,
  ),
  destructuredGlobal: two(
    `import "./a"; function run() { return (Math as any).thrice(3); }`,
    `const { max } = Math; const lib = { Math } as any; lib.Math.thrice = (x: number) => max(3 * x, 0);`,
  ),
  changedPrototype: two(
    `import "./a"; function run() { return ([1, 2] as any).sum(); }`,
    `(Array.prototype as any).sum = function () { return this.reduce((a: number, b: number) => a + b, 0); };`,
  ),
  getterOnce: one(
    `let n = 0; class A { get b() { return n++ ? 1 : undefined; } get c() { return this.b; } get "quoted name"() { return n++; } }
    function run() { const a: any = new A(); const first = a.c ?? "none"; const key = { toString() { n += 10; return "b"; } }; const second = a[key] ?? "no"; const third = a["quoted name"]?.toFixed(1); a.x ??= n; return [first, second, third, n]; }`,
  ),
  definedGetterOnce: one(
    `let n = 0; const o: any = Object.defineProperty({}, "p", { get() { n++; return { q: n }; } }); function run() { return [o.p?.q, o.p ?? 1, n]; }`,
  ),
  valueOfOnce: one(
    `let n = 0; const key: any = { valueOf() { n++; return 1; } }; const list = [5, 6, 7]; function run() { return [list[key + 1] ?? 0, list[+key]?.toFixed(), n]; }`,
  ),
  printedInstance: print(
    `class Point { constructor(public x: number, private y = 2) {} } namespace N { export class Point {} }
    console.log(new Point(1), Point, [new N.Point()], class {}, function named() {});`,
  ),
  sameClassNames: {
    "main.ts": `import { Node as Other } from "./a"; class Node { v = 1; } console.log(new Node(), new Other());`,
    "a.ts": `export class Node { w = 2; }`,
  },
  quotedName: two(
    `import { f as g } from "./a"; function f() {} function run() { return [f["name"], g["name"], ((x: any) => x.name)(f)]; }`,
    `export function f() {}`,
  ),
  nameInPattern: two(
    `import { B } from "./a"; class A {} class C { static list = [A, B]; } function run() { return C.list.map(({ name }) => name); }`,
    `class A {} export class B extends A {}`,
  ),
  constructorName: one(
    `class A { who() { return this.constructor.name; } } class B extends A {} function run() { return [new A().who(), new B().who()]; }`,
  ),
  errorName: one(
    `class Oops extends Error { get name() { return new.target === undefined ? this.constructor.name : ""; } } function run() { try { throw new Oops("x"); } catch (e) { return String(e); } }`,
  ),
  decorated: print(
    `function log(_: unknown, { kind, name }: any) { console.log(kind, name); } class A { @log method() {} @log field = 1; @log accessor x = 2; } console.log(new A().x, Object.keys(new A()));`,
  ),
  enums: one(
    `enum Way { Up, Down = 5, Left } const enum Size { S = 1, L = S << 2 } enum Text { A = "a" } function run() { return [Way.Left, Way[5], Size.L, Text.A, Object.keys(Way)]; }`,
  ),
  importedEnums: two(
    `import { Way, Size } from "./a"; function run() { return [Way.B, Size.L]; }`,
    `export enum Way { A, B } export const enum Size { L = 4 }`,
  ),
  namespaces: one(
    `namespace N { export let n = 1; export namespace M { export const m = n + 1; } export function bump() { n++; } } namespace N { export const later = n * 10; } function run() { N.bump(); return [N.n, N.M.m, N.later]; }`,
  ),
  parameterProperties: one(
    `class A { constructor(readonly x: number, protected y = x + 1) {} sum() { return this.x + this.y; } } class B extends A { z = this.x; constructor() { super(3); } } function run() { return [new A(1).sum(), new B()]; }`,
  ),
  circular: {
    "main.ts": `import { even } from "./a"; function run() { return [even(10), even(7)]; }${START}`,
    "a.ts": `import { odd } from "./b"; export function even(n: number): boolean { return n === 0 || odd(n - 1); }`,
    "b.ts": `import { even } from "./a"; export function odd(n: number): boolean { return n !== 0 && even(n - 1); }`,
  },
  jsonAndIndex: {
    "main.ts": `import data from "./data.json"; import { x } from "./folder"; import { y } from "./y.js"; function run() { return [data.n, x, y]; }${START}`,
    prints: "[[1,2],1,2]",
    "data.json": `{ "n": [1, 2] }`,
    "folder/index.ts": `export const x: number = 1;`,
    "y.ts": `export const y: number = 2;`,
  },
  exportEquals: two(
    `import A = require("./a"); function run() { return A.f(2); }`,
    `class A { static f(x: number) { return x + 1; } } export = A;`,
  ),
  requireMain: {
    "main.ts": `import { isMain } from "./a"; console.log(isMain, require.main === module, typeof exports);`,
    "a.ts": `export const isMain = require.main === module;`,
  },
  lazyRequire: {
    "main.ts": `function load() { return require("./a").x; } console.log(load(), load());`,
    "a.ts": `console.log("loaded"); export const x = 1;`,
  },
  lateImport: print(`console.log("first"); const f = () => 1; console.log(f());`),
  awaited: {
    "main.ts": `const later = (n: number) => new Promise<number>((done) => setImmediate(() => done(n)));
    const x = await later(2); for await (const y of [later(3)]) console.log(String(x + y)); export {};`,
    prints: "5",
  },
  throwing: one(
    `function run() { const out: string[] = []; for (const f of [() => { (undefined as any).x; }, () => { null!.y; }]) try { f(); } catch (e) { out.push((e as Error).constructor === TypeError ? "T" : "?"); } return out; }`,
  ),
  namesOfHelpers: one(
    `const bundledModules = 1, _a = 2, value = 3; function run() { const o: any = {}; return [bundledModules, _a, value, o.x?.y ?? value, (o.z ??= _a)]; }`,
  ),
  newestClasses: one(
    `class A { static #made = 0; #n = 1; static { A.#made = 5; } #inc() { return ++this.#n; } has(o: object) { return #n in o; } go() { return [this.#inc(), A.#made, this.has(this), this.has({})]; } } function run() { return new A().go(); }`,
  ),
  asiAfterTypes: one(
    `type T = number
let a: T = 1
let b = a as T
;[a, b] = [b, a]
const c = <number>(a)
const d = b!
;(() => { a++ })()
function run() { return [a, b, c, d] }`,
  ),
  hiddenByLocals: two(
    `import { list, push } from "./a"; function run() { const push2 = (list: number[]) => { push(1); return list; }; return [push2([]), list]; }`,
    `export const list: number[] = []; export function push(x: number) { list.push(x); }`,
  ),
};
