// Long: a list of programs.
/**
 * Programs that are hard to link, strip or lower, each of one feature or trap, by their files; what
 * they print is held against what their sources print (same-behaviour.ts).
 */
const START =
  '\nimport { runProgram } from "./lib/io/run-program";\nif (require.main === module) runProgram(run);\n';
const one = (text: string) => ({ "main.ts": text + START });
export const hostileSyntax: Record<string, Record<string, string>> = {
  fields:
    one(`class A { a = 1; b = this.a + 1; static s = [1]; static t = A.s.length; c; d?: number; ["e" + 1] = 5; 'f g' = 6; 7 = 8; }
    function run() { const x = new A(); return [x, Object.keys(x), A.t, "c" in x, "d" in x]; }`),
  privates:
    one(`class A { #n = 1; static #made = 0; constructor() { A.#made++; } get n() { return this.#n; } set n(v) { this.#n = v * 2; } static get made() { return A.#made; } same(o: A) { return this.#n === o.#n; } inc() { this.#n++; this.#n += 2; return this; } }
    function run() { const a = new A(), b = new A(); a.n = 4; a.inc(); return [a.n, b.n, A.made, a.same(b), a.same(a)]; }`),
  accessors:
    one(`abstract class S { abstract get area(): number; abstract set area(x: number); describe() { return "area " + this.area; } static create(): S { return new Sq(2); } }
    class Sq extends S { constructor(private_: number) { super(); this.side = private_; } side: number; get area() { return this.side ** 2; } set area(v: number) { this.side = Math.sqrt(v); } override describe() { return super.describe() + "!"; } }
    function run() { const s = S.create(); const d = s.describe(); s.area = 9; return [d, s.describe()]; }`),
  staticInherit: one(
    `class A { static make() { return new this(); } static count = 1; static bump() { return ++this.count; } hi() { return this.constructor.name; } }
    class B extends A { static override count = 10; static override make() { return super.make() as B; } static { } }
    function run() { return [A.make().hi(), B.make().hi(), A.bump(), B.bump(), A.count, B.count]; }`.replace(
      " static { }",
      "",
    ),
  ),
  generics:
    one(`type P<T> = { [K in keyof T]?: T[K] }; function id<const T extends readonly unknown[]>(x: T): T { return x; }
    class Box<in out T, U = T[]> { constructor(readonly_: T) { this.v = readonly_; } v: T; map<V>(f: (x: T) => V): Box<V> { return new Box<V>(f(this.v)); } static of = <T,>(x: T) => new Box<T>(x); }
    const cmp = <T extends number | string>(a: T, b: T): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);
    const m = new Map<string, Array<Map<number, string[]>>>(); const f = id<[1, 2]>; const g = a < 3, h = b > (4); var a = 1, b = 5;
    function run() { m.set("x", []); return [id([1, 2]), Box.of<number>(3).map<string>((x) => String(x)).v, cmp<number>(1, 2), m.size, f([1, 2]), g, h, (a<b), a<b>>(1)]; }`),
  satisfies:
    one(`const table = { a: 1, b: [2] } satisfies Record<string, number | number[]>; const list = [1, 2] as const satisfies readonly number[];
    function f(x: unknown) { return (x as number[]).map((y) => y! + 1)!; }
    function run() { const z = <number>(<unknown>5); return [table, list, f([1])!, z, (table as any)["b"]![0]!, table!.a! satisfies number as number]; }`),
  overloads:
    one(`function f(x: number): number; function f(x: string): string; function f(x: any): any { return x; }
    class A { m(x: number): number; m(x: string): string; m(x: any): any { return x; } constructor(); constructor(a: number); constructor(a?: any) { this.q = a; } q: any; static s(): void; static s(x?: any): any { return x ?? 2; } }
    export function e(): 1; export function e(a?: number): number { return a ?? 1; }
    function run() { return [f(1), f("a"), new A().m(2), (new (A as any)(4)).q, A.s(), e()]; }`),
  definite:
    one(`let x!: number; class A { y!: string; declare z: number; readonly w: number = 3; private static readonly K?: number; protected override?: number; }
    function init() { x = 4; } init(); function run() { return [x, Object.keys(new A()), "K" in A]; }`),
  typeImports: {
    "main.ts": `import { type T, value, type U as V } from "./a"; import type { W } from "./a"; import { type X } from "./b"; import { other as renamed } from "./b";
    const t: T = { n: 1 }; function run(): [T, V, W | X] { return [t, value, renamed as never]; }${START}`,
    "a.ts": `export interface T { n: number } export type U = number; export type { W } from "./b"; export const value = 7; export { other } from "./b"; export * from "./b";`,
    "b.ts": `export type W = string; export type X = 1; const inner = "o"; export { inner as other }; export type * from "./a";`,
  },
  reexportChain: {
    "main.ts": `import { z as zz, deep } from "./a"; function run() { return [zz(), deep]; }${START}`,
    "a.ts": `export { y as z } from "./b"; export * from "./c"; import "./d";`.replace(
      ` import "./d";`,
      "",
    ),
    "b.ts": `function x() { return "b"; } export { x as y };`,
    "c.ts": `export * from "./d";`,
    "d.ts": `export const deep = "D";`,
  },
  namespaceTypes:
    one(`declare namespace N { interface A { x: number } type B = string } declare global { interface Array<T> { foo?: T } } declare module "x" { export const y: 1; }
    type F = typeof import("./main"); interface I extends Pick<N.A, "x"> { (a: number): string; new (a: string): I; readonly [k: string]: any }
    function run() { const a: N.A = { x: 1 }; const b: N.B = "s"; return [a, b]; }`),
  labels: one(
    `function run() { const out: number[] = []; outer: for (let i = 0; i < 4; i++) { inner: for (let j = 0; ; j++) { if (j === 2) continue outer; if (i === 3) break outer; out.push(i * 10 + j); block: { if (j) break block; out.push(-1); } } } let k = 3; again: while (k-- > 0) { do { if (k === 1) continue again; out.push(100 + k); } while (false); } return out; }`,
  ),
  regexes:
    one(`const R = /[/\\]]+\\/(?<year>\\d{4})/u, D = 4 / 2 / 1; function f(x: number) { return x / D / 2; } const q = (x: number) => x++ / 2; const s = \`\${/a\`b/.test("a\`b") ? "y" : "n"}\`;
    function run() { const a = 1, g = 2, i = 3; return ["a/]/2024".match(R)!.groups!.year, f(8), q(3), s, a /g/ i, "x".replace(/x/g, "//no"), /[^/]*\\/\\//.source, [1].map((x) => x / 2), a ? /a/.test("a") : /b/, typeof /x/ ]; }`),
  templates: one(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    'const a = `x${`y${`z${1 + 1}` + "`"}`}${{ k: `}` }.k}\\`\\${no}`; const tag = (s: TemplateStringsArray, ...v: unknown[]) => [s.raw, v]; function id<T>(x: T) { return tag; }\nfunction run() { return [a, tag`a\\n${1}b${`c${2 as number}`}`, id<string>("x")`q${3!}`, tag<>`x`, `\n  // not a comment ${ /* c */ 5 }\n/* nor this */`]; }',
  ),
  asi: one(`let a = 1
let b = a
;[a, b] = [b + 1, a]
const f = function () { return 1 }
;(() => { a++ })()
const s = \`t\`
var c = a
++b
type Q = number
type R = string
;[1].forEach((x) => { a += x })
let i = 0
i
++
b
const g = () => {
  return
  5
}
function h() { throw_: { break throw_ } return a
}
if (a) ; else b
for (;;) break
do a++; while (a < 5) b++
function run() { return [a, b, c, s, f(), g(), h()] }`),
  asiTypes: one(`let a = 1 as number
let b = a!
let c = <any>a
;[a] = [5]
let d: number[] = [] as number[]
;(d as any).push(1)
interface X { }
[b] = [6]
abstract class A { abstract m(): void
  x = 1 as number;
  *gen() { yield 1 }
  y = this.x satisfies number;
  ['z'] = 3
  static
  q = 4
  get
  r() { return 7 }
  declare w: string
  async
  m2() { return 1 }
}
class B extends A { m() {} }
declare let zz: number
const e = a as any as
  number
+1
function run() { const o = new B(); return [a, b, c, d, Object.keys(o), (A as any).q, (o as any).r, [...o.gen()], e, Object.getOwnPropertyNames(A.prototype).sort()] }`),
  bigint:
    one(`const big = 123456789012345678901234567890n, hex = 0xffn, sep = 1_000_000n, num = 1_000.000_1, oct = 0o7_7, bin = 0b1010_0001, e = 1e1_0;
    function run() { let x = 2n ** 64n; x += 1n; return [String(big * 2n), String(hex + sep), num, oct, bin, e, String(x % 7n), typeof x, String(-x), String(BigInt.asUintN(8, 257n)), BigInt(5) == (5 as any), String(new BigUint64Array(1)[0])]; }`),
  optional:
    one(`const o: any = { f() { return this?.x; }, x: 3, n: null, a: [[1, 2]], g: () => ({ h: (y: number) => y + 1 }) }; let calls = 0; const side = () => { calls++; return o; };
    function run() { const u: any = undefined; return [o?.f(), o.f?.(), o["f"]?.(), u?.x.y.z(calls++), o.n?.[calls++], o.a?.[0]?.[1], o.g?.().h?.(1), side()?.x, (o?.a)[0], (u?.a)?.b, calls, o?.["x"], u?.[0], !u?.x, typeof u?.x, o.f?.call({ x: 9 }), \`\${u?.y}\`, delete (o as any).zz]; }`),
  nullish:
    one(`const o: any = { a: null, b: 0, c: "", arr: [null, 1] }; let n = 0; const k = () => (n++, "d");
    function run() { o.a ??= 1; o.b ??= 2; o.b ||= 3; o.c &&= 4; o.arr[0] ??= 5; o.arr[1] &&= 6; let x: number | null = null; x ??= 7; const y = (x ??= 8) + 1; const z = null ?? (undefined ?? 9); const w = (null as any) ?? [1].map((q: number) => q ?? 2)[0]; if (o.q ??= 1) o.r ||= 2; else o.s = 1; const fn = (p?: number) => p ?? (p = 3, p); return [o, x, y, z, w, fn(), fn(0), n]; }`),
  asyncGen: {
    "main.ts": `async function* count(n: number): AsyncGenerator<number> { for (let i = 0; i < n; i++) { await null; yield i; } } class A { async *[Symbol.asyncIterator]() { yield* count(2); } async m<T>(x: T): Promise<T> { return await x; } static async s() { return 4; } }
    const arrow = async <T,>(x: T) => x; const ar2 = async (x: number): Promise<number> => { for await (const y of new A()) x += y; return x; };
    async function run() { const out: any[] = []; for await (const x of count(3)) out.push(x); out.push(await new A().m(5), await A.s(), await arrow<number>(6), await ar2(1)); const it = (function* (): Generator<number, string, number> { const got = yield 1; yield got * 2; return "end"; })(); out.push(it.next(), it.next(5), it.next(0)); try { await Promise.all([Promise.reject(new Error("e"))]); } catch { out.push("caught"); } finally { out.push("f"); } return out; }
    if (require.main === module) run().then((x) => console.log(JSON.stringify(x)));\n`,
  },
  destructuring:
    one(`const src: any = { a: 1, b: { c: [2, , 4], d: undefined }, "e-f": 5, 6: 7 }; const key = "a"; let n = 0; const def = () => ++n;
    const { a: renamed = def(), b: { c: [p, q = 9, ...rest], d = def() }, "e-f": ef, 6: six, [key]: comp, zz = def(), ...others } = src; const [x = 1, [y] = [2], { z } = { z: 3 }]: any[] = [];
    function f({ a, b: { c = [] } = {} as any, ...r }: any = {}, [h, ...t]: number[] = [1, 2], { length }: { length: number } = "four" as any) { return [a, c, r, h, t, length]; }
    function run() { let i: any, j: any; ({ a: i, b: { d: j = 8 } } = src); [i, j] = [j, i]; const o: any = {}; [o.x, o["y"]] = [1, 2]; for (const { a } of [src]) o.a = a; for (const [k2, v = 3] of Object.entries({ q: undefined })) o[k2] = v; return [renamed, p, q, rest, d, ef, six, comp, zz, others, x, y, z, f(), f(src), i, j, o, n]; }`),
  getterAtLoad: {
    "main.ts": `import { log, get } from "./a"; function run() { return [log, get()]; }${START}`,
    "a.ts": `export const log: string[] = []; const o = { get x() { log.push("x read"); return 1; } }; const unusedButActs = o.x; const { x: alsoActs } = o; export function get() { return log.length; }`,
  },
  circular: {
    "main.ts": `import { even } from "./even"; function run() { return [even(10), even(7)]; }${START}`,
    "even.ts": `import { odd } from "./odd"; export function even(n: number): boolean { return n === 0 || odd(n - 1); } export const ONE = 1;`,
    "odd.ts": `import { even, ONE } from "./even"; export const odd = (n: number): boolean => n !== 0 && even(n - ONE);`,
  },
  defaultExport: {
    "main.ts": `import thing from "./a"; function run() { return thing(); }${START}`,
    "a.ts": `export default function thing() { return 5; }`,
  },
  defaultAs: {
    "main.ts": `import { default as thing } from "./a"; function run() { return thing(); }${START}`,
    "a.ts": `export default function thing() { return 5; }`,
  },
  shadowLib: {
    "main.ts": `import { Map as M2, parse, Array as A2 } from "./a"; function run() { const Set = [1]; const Math = { max: () => 0 }; { const Object = { keys: () => ["own"] }; return [M2(), parse("1"), A2, Set, Math.max(), Object.keys(), new Map([[1, 2]]).size, JSON.parse("2"), globalThis.Array.isArray([])]; } }${START}`,
    "a.ts": `export function Map() { return "own map"; } export const parse = (x: string) => Number.parseInt(x, 10) + isNaN(0); function isNaN(x: number) { return x; } export const Array = "own";`,
  },
  comments: one(`/* a */ const /* b */ x /* c */ : /* d */ number /* e */ = /* f */ 1 /* g */; // h
    function /* i */ f /* j */ <T /* k */> ( /* l */ a /* m */ ? /* n */ : T /* o */, /* p */ ) /* q */ : /* r */ T | undefined /* s */ { /* t */ return /* u */ a /* v */ as /* w */ T /* x */; /* y */ } /* z */
    class /* 1 */ C /* 2 */ <T> /* 3 */ extends /* 4 */ Object /* 5 */ implements /* 6 */ I /* 7 */ { /* 8 */ private /* 9 */ readonly /* 10 */ v /* 11 */ ! /* 12 */ : /* 13 */ number /* 14 */; /* 15 */ public /* 16 */ static /* 17 */ m /* 18 */ ( /* 19 */ ) /* 20 */ : /* 21 */ void /* 22 */ { } /* 23 */ } interface /* 24 */ I { /* 25 */ }
    const g = ( /* 26 */ a /* 27 */ : /* 28 */ number /* 29 */ ) /* 30 */ : /* 31 */ number /* 32 */ => /* 33 */ a; // */ 34
    const h = async /* 35 */ < /* 36 */ T /* 37 */ > /* 38 */ ( /* 39 */ ) => 1; /**/
    function run() { return [x, f(2), g(3), Object.keys(new C()), typeof h, /* 40 */ ]; // end
    // after
    } /* tail */`),
  unicode:
    one(`const größe = 1, \\u0061b = 2, 变量 = 3, $_ = 4, ಠ_ಠ = 5, π = Math.PI, 𝒳 = 6; class Ñ { été = 1; #ö = 2; get ü() { return this.#ö; } } const o = { größe, "\\u{1F600}": 7, 'ключ': 8, \\u0063: 9 };
    function run() { return [größe, ab, 变量, $_, ಠ_ಠ, π, 𝒳, new Ñ().été, new Ñ().ü, o, "\\u2028\\u2029", "😀".length, \`\${变量}é\`, "\u2028"]; }`),
  unicodeClash: {
    "main.ts": `import { é as e } from "./a"; const é = 1; function run() { return [é, e]; }${START}`,
    "a.ts": `export const é = 2;`,
  },
  script: one(
    `const s = "</script><!-- --> <!--", t = '<!-- x', u = \`</script>\`; let x = 3; function run() { let n = 0; while (x --> 0) n++; return [s, t, u, n, x<!-1]; }`,
  ),
  useStrict: {
    "main.ts":
      `"use strict";\n"use asm-not";\nimport { f } from "./a"; function g() { "use strict"; return this === undefined; } function run(this: any) { return [f(), g.call(undefined as any), this === undefined]; }${START}`.replace(
        "function g()",
        "function g(this: any)",
      ),
    "a.ts": `'use strict'\nexport function f() { return typeof (function (this: any) { return this; })(); }`,
  },
  crlf: {
    "main.ts": `import { f } from "./a";\r\n\r\n// one\r\nconst t = \`a\r\nb\`; // trailing\r\n/* block\r\n   more */\r\nfunction run(\r\n  x: number = 1,\r\n): unknown[] {\r\n  // biome-ignore lint/x: y\r\n  return [x, t, f()]; \r\n}\r\nif (require.main === module) console.log(JSON.stringify(run()));\r\n`,
    "a.ts": `/**\r\n * A: card.\r\n */\r\nexport function f() {\r\n  return "x\\\r\ny";\r\n}\r\n`,
  },
  bom: {
    "main.ts": `\uFEFFimport { f } from "./a";\nfunction run() { return [f(), "\uFEFFx".length]; }${START}`,
    "a.ts": `\uFEFF/**\n * A: card.\n */\nexport function f() { return 1; }\n`,
  },
  bomNoCard: { "main.ts": `\uFEFFconst x = 1; function run() { return x; }${START}` },
  hashbang: { "main.ts": `#!/usr/bin/env node\nfunction run() { return 1; }${START}` },
  loadOrderLog: {
    "main.ts": `import { a } from "./a"; import { b, log } from "./b"; log.push("main"); function run() { return [a, b, log]; }${START}`,
    "a.ts": `import { log } from "./b"; log.push("a"); export const a = 1;`,
    "b.ts": `export const log: string[] = ["b"]; export const b = 2;`,
  },
  loadOrderGlobal: {
    "main.ts": `import { a } from "./a"; import { b } from "./b"; function run() { return [b(), a()]; }${START}`,
    "a.ts": `import { next } from "./c"; const mine = next(); export function a() { return mine; }`,
    "b.ts": `import { next } from "./c"; const mine = next(); export function b() { return mine; }`,
    "c.ts": `let n = 0; export function next() { return ++n; }`,
  },
  loadOrderSwap: {
    "main.ts": `import { a } from "./a"; import { b } from "./b"; const first = b(); function run() { return [first, a()]; }${START}`,
    "a.ts": `import { next } from "./c"; const mine = next(); export function a() { return mine; }`,
    "b.ts": `import { next } from "./c"; const mine = next(); export function b() { return mine; }`,
    "c.ts": `let n = 0; export function next() { return ++n; }`,
  },
  errorNameSimple: {
    "main.ts": `import { fail } from "./a"; class Oops extends Error { a = 1; } function run() { try { fail(); } catch (e) { return [String(e), e instanceof Oops]; } }${START}`,
    "a.ts": `class Oops extends Error { b = 2; } export function fail() { throw new Oops("x"); }`,
  },
  targetsAndDefaults: one(
    `class A { #x: any; static #s = 0; #m() { return this.#x; } go() { const out: unknown[] = []; for (this.#x of [1, 2, 3]) { if (this.#x === 2) continue; out.push(this.#m()); } for (this.#x in { k: 1 }) out.push(this.#x); l: for (A.#s of [4, 5]) for (;;) { out.push(A.#s); continue l; } for ([this.#x, A.#s = 9] of [[7], [8, 1]]) out.push(this.#x, A.#s); for ({ a: this.#x } of [{ a: 6 }]) out.push(this.#x); return out; } }
    const b = "outer"; const f = (a: any, { b = a?.length, [a?.key ?? "c"]: c = b } = {} as any, ...[d = b ?? 1]: any[]) => [b, c, d];
    function g(this: any, x: any = this?.n ?? arguments.length, y = () => x?.z) { var x: any; return [x, y()]; } class K { m(o = this?.k ?? 2) { return o; } k = 3; }
    function run() { return [f("ab"), f(null, { b: 5, c: 6 }, 7), f.length, g.call({ n: { z: 4 } }), g.length, g.call(null), new K().m(), K.prototype.m.length, new A().go()]; }`,
  ),
};
