/**
 * Programs that are hard to link, strip or lower, each of one feature or trap, by their files; what
 * they print is held against what their sources print (same-behaviour.ts).
 */
const START =
  '\nimport { runProgram } from "./lib/io/run-program";\nif (require.main === module) runProgram(run);\n';
const one = (text: string) => ({ "main.ts": text + START });
const two = (main: string, a: string) => ({ "main.ts": main + START, "a.ts": a });
export const hostileModules: Record<string, Record<string, string>> = {
  genState: two(
    `import { get } from "./a"; function run() { return get(); }`,
    `function* g() { yield 1; yield 2; yield 3; } const it = g(); const [skip] = it; const seen: number[] = []; const rest = [...it2()]; function* it2() { yield 9; seen.push(1); } export function get() { return [it.next(), seen]; }`,
  ),
  toStringEffect: two(
    `import { get } from "./a"; function run() { return get(); }`,
    `const seen: string[] = []; const o = { toString() { seen.push("s"); return "x"; } }; const unused = \`\${o}\`; const u2 = "a" + o; export function get() { return seen; }`,
  ),
  staticBlockless: two(
    `import { Reg } from "./a"; function run() { return Reg.all; }`,
    `export class Reg { static all: string[] = []; static add(x: string) { Reg.all.push(x); return x; } } class Member { static name2 = Reg.add("m"); } const dead = Reg.add("c"); export const lazy = () => Reg.add("never");`,
  ),
  classExpr:
    one(`const A = class Named { static who = Named.name; x = 1; me() { return Named; } }; const B = class extends A { y = 2; }; const mk = <T,>(v: T) => new (class { v: T = v; })(); const mixin = <T extends new (...a: any[]) => {}>(Base: T) => class extends Base { z = 3; };
    function run() { return [A.name, A.who, new A().me() === A, B.name, new B(), mk(4), new (mixin(A))()]; }`),
  methodsVia:
    one(`class A { a() { return 1; } b() { return 2; } get c() { return 3; } static d() { return 4; } 'quoted key'() { return 5; } 123() { return 6; } ["comp" + "uted"]() { return 7; } }
    function run() { const x: any = new A(); const m = "a"; const keys = ["b"] as const; const { c } = x; const f = x.a.bind(x); const pick = (k: keyof A) => x[k]; return [x[m](), x[keys[0]](), c, f(), (A as any)["d"](), x["quoted key"](), x[123](), x.computed(), pick("b")(), Reflect.has(x, "b")]; }`),
  sortCb: two(
    `import { Item } from "./a"; function run() { const items = [new Item(3), new Item(1)]; return [items.sort(Item.compare).map((i) => +i), \`\${items[0]}\`, JSON.stringify(items), [...items[0]!], items[0]! < items[1]!]; }`,
    `export class Item { constructor(v: number) { this.v = v; } v: number; static compare(a: Item, b: Item) { return a.v - b.v; } valueOf() { return this.v; } toString() { return "I" + this.v; } toJSON() { return { j: this.v }; } *[Symbol.iterator]() { yield this.v; } gone() { return 1; } }`,
  ),
  symbolMembers:
    one(`const s = Symbol("s"); class A { [s] = 1; static [Symbol.hasInstance](x: unknown) { return x === 5; } get [Symbol.toStringTag]() { return "Tag"; } [Symbol.toPrimitive](hint: string) { return hint === "number" ? 7 : "prim"; } }
    function run() { const a: any = new A(); return [a[s], (5 as any) instanceof A, Object.prototype.toString.call(a), +a, \`\${a}\`]; }`),
  hoistTdz: {
    "main.ts": `import { table, size } from "./a"; const T = table(size); function run() { return [T, late()]; } function late() { return LATE; } const LATE = 5;${START}`,
    "a.ts": `export function table(n: number) { return Array.from({ length: n }, (_, i) => i * factor); } const factor = 3; export const size = offset() + 1; function offset() { return factor; } export var v = 1; export let counter = 0;`,
  },
  liveBinding: {
    "main.ts": `import { counter, bump, obj } from "./a"; import { counter as c2 } from "./b"; function run() { const before = counter; bump(); bump(); obj.x++; return [before, counter, c2, obj]; }${START}`,
    "a.ts": `export let counter = 0; export function bump() { counter++; } export const obj = { x: 1 };`,
    "b.ts": `export { counter } from "./a";`,
  },
  sameNames: {
    "main.ts": `import { f as af } from "./x/a"; import { f as bf } from "./y/a"; const f = () => "main"; function run() { const afAF = 1; return [f(), af(), bf(), afAF]; }${START}`,
    "x/a.ts": `const K = 1; export const f = () => K + helper(); const helper = () => "x";`,
    "y/a.ts": `const K = 1; export const f = () => K + helper(); const helper = () => "y"; export const aF = 1;`,
  },
  localClash: {
    "main.ts": `import { digits } from "./a"; import { use } from "./b"; function run() { const aDigits = 1, digits2 = [2]; return [digits(3), use(4), aDigits, digits2]; }${START}`,
    "a.ts": `export function digits(n: number) { return [n]; }`,
    "b.ts": `function digits(n: number) { return { n }; } export function use(aDigits: number) { const bDigits = aDigits; return [digits(bDigits), bDigits]; }`,
  },
  argNames: {
    "main.ts": `import { a } from "./a"; function run() { return a(1); }${START}`,
    "a.ts": `import { value } from "./b"; export function a(x: number) { const o = { value, x }; const { value: v = value } = o as any; function inner(value: number) { return value + v; } return [o, inner(2), ((value) => value)(3), typeof value]; }`,
    "b.ts": `export const value = 7;`,
  },
  shorthandRename: {
    "main.ts": `import { make } from "./a"; const state = 1; function run() { return [make(), state]; }${START}`,
    "a.ts": `let state = 5; export function make() { ({ state } = { state: 6 }); [state] = [state + 1]; const o = { state }; for (state of [8]); for (const state of [1]) void state; return { ...o, state, f: () => state, get state2() { return state; }, set state2(state) { } }; }`,
  },
  paramDefaults:
    one(`const x = 1; function f(a = x, b = () => a, { x: c = x, ...d } = { x: 2, y: 3 } as any, x2 = c) { var x = 9; return [a, b(), c, d, x, x2]; } const g = (a: number, b?: string, ...c: number[]): [number, string | undefined, number[]] => [a, b, c];
    function run() { return [f(), g(1), g(1, "b", 2), f.length, g.length]; }`),
  closures: one(
    `function run() { const fs: (() => number)[] = []; for (let i = 0; i < 3; i++) fs.push(() => i); for (var j = 0; j < 2; j++) fs.push(() => j); const o = { i: 5, get() { return (() => this.i)(); } }; { function inner() { return 1; } fs.push(inner); } switch (fs.length) { case 6: { let i = 10; fs.push(() => i); break; } default: throw new Error(); } return [fs.map((f) => f()), o.get()]; }`,
  ),
  tryFinally: one(
    `function f() { for (const x of [1, 2]) { try { if (x === 1) continue; return x; } finally { log.push("f" + x); } } return 0; } const log: string[] = []; function run() { let e2: unknown; try { null!.x; } catch ({ message, ...r }: any) { e2 = typeof message; } try { throw { code: 1 }; } catch (e: unknown) { const { code } = e as { code: number }; return [f(), log, e2, code]; } finally { log.push("end"); } }`,
  ),
  switchCase: one(
    `const enumLike = { A: 0, B: 1 } as const; type E = (typeof enumLike)[keyof typeof enumLike]; function f(e: E): string { switch (e) { case enumLike.A: return "a"; case enumLike.B: { type T = 1; return "b" as string; } } return e; } function run() { return [f(0), f(enumLike.B)]; }`,
  ),
  exprs:
    one(`function run() { let a: any = 1, b = 2; const c = (a, b), d = a ? b : c ? 1 : 2, e = a ** b ** 2, f = -(2 ** 2), g = typeof (void 0), h = !(1 in [1, 2]), i = a+ +b, j = a- -b, k = a + ++b, l = b-- - --b, m = (a = 5, a += 2, a **= 2, a >>>= 1, a), n = (function () { return arguments.length; } as any)(1, 2), o = new (class { x: string; constructor() { this.x = new.target.name; } })(), p = [, 1, , 2, ,].length, q = { __proto__: { z: 1 } } as any; return [c, d, e, f, g, h, i, j, k, l, m, n, p, q.z, Object.keys(q), "a\\
b", '\\'', "\\x41\\u{42}\\0", 0xff, .5, 5., 1e-7, 0.1 + 0.2, o.x === "o"]; }`),
  arrowsAsi: one(`const f = (a: number) : number =>
  a * 2
const g = async (): Promise<number> => { return 1 }
const h = (x?: number) => ({ x } as { x?: number })
const i = <T extends object,>(x: T): T & { y: 1 } => ({ ...x, y: 1 as const })
const j = (a: (b: number) => string, c: new () => object): ((d: string) => (e: number) => void) => (d) => (e) => { }
const k = (x: number): x is 1 => x === 1
const l = (a: number) => a < 2 ? (a): number => a : (b: number): number => b
const m = true ? (x: number) : number => x : null
function run() { return [f(2), h(1), i({ z: 2 }), typeof j(String, Object as any), k(1), l(1)(4), m!(3)] }`),
  nonNull: one(
    `const o: { a?: { b?: (number | undefined)[] } } = { a: { b: [1, undefined] } }; function run() { let x: number | undefined = 1; x!++; x! += 2; const y = o!.a!.b![0]!; o.a!.b![1]! ??= 4; (o.a as any)!.c = 5; delete (o.a as any)!.d; const z = !o!.a!.b!; return [x!, y, o, z, o.a?.b!.length, o!?.a!?.b, (o.a!.b)!.map((q) => q!)]; }`,
  ),
  abstractCtor:
    one(`type Ctor<T = object> = abstract new (...args: any[]) => T; abstract class A<T> { protected abstract readonly x: T; private readonly cache?: Map<string, T>; public static override?: number; constructor(protected_: T); constructor(p: any) { this.init(p); } protected init(_p: T): void { } get value(): T { return this.x; } }
    class B extends A<number> { protected override readonly x = 4; public constructor() { super(1); } protected override init(this: B): void { } } function make<T>(c: new () => T): T { return new c(); } const C: Ctor = A;
    function run() { return [make(B).value, make<B>(B) instanceof A, C === A]; }`),
  decoupled: {
    "main.ts": `import { Queue } from "./a"; class Q2<T> extends Queue<T> { override push(x: T) { super.push(x); return this; } } function run() { const q = new Q2<number>(); q.push(1).push(2); return [q.size, q.takeAll()]; }${START}`,
    "a.ts": `export class Queue<T> { protected items: T[] = []; push(x: T): this { this.#grow(); this.items.push(x); return this; } get size(): number { return this.items.length; } #n = 0; #grow() { this.#n++; } takeAll(): T[] { return this.drain(); } protected drain() { const r = this.items; this.items = []; return r; } unusedOne() { return this.unusedTwo(); } unusedTwo() { return 1; } }`,
  },
  memoTable: {
    "main.ts": `import { fib } from "./a"; const T: Record<string, () => number> = { fib: () => fib(20), "two-word": () => 2 }; function run() { return Object.entries(T).map(([k, f]) => [k, f()]); }${START}`,
    "a.ts": `const memo = new Map<number, number>([[0, 0], [1, 1]]); memo.set(2, 1); export function fib(n: number): number { const m = memo.get(n); if (m !== undefined) return m; const r = fib(n - 1) + fib(n - 2); memo.set(n, r); return r; } const table = new Int32Array(10); for (let i = 0; i < 10; i++) table[i] = i; export const sq = table.map((x) => x * x);`,
  },
  libGlobals: one(
    `function run() { const g: any = globalThis; return [typeof g.structuredClone === "function" || true, [3, 1].sort(), Object.fromEntries([["a", 1]]), [1, [2]].flat(), "ab".padStart(4), " x ".trimStart(), Array.from("héllo").length, [..."😀"].length, Number.MAX_SAFE_INTEGER, new Intl.NumberFormat("en").format(1234567), "x".localeCompare("y"), new Date(0).toISOString(), encodeURIComponent("é"), [1, 2, 3].includes(2), Symbol("q").description]; }`,
  ),
  argumentsObj:
    one(`function f(a: number, ...r: number[]) { return [arguments.length, r]; } function g(this: { k: number }, x: number) { return this.k + x; } const o = { k: 1, g, *gen() { yield this.k; }, async am() { return 1; }, get [("a" + "b")]() { return 2; }, async *ag() { } };
    function run() { return [f(1, 2, 3), o.g(4), [...o.gen()], (o as any).ab, g.call({ k: 5 }, 6), g.length, typeof o.am, typeof o.ag]; }`),
  topLevelEffects: {
    "main.ts": `import { seen, mark } from "./a"; let total = 0; for (const x of [1, 2, 3]) total += x; { const total = 5; mark(total); } if (total > 5) mark(6); else mark(7); try { mark(8); } catch { } switch (total) { case 6: mark(9); } label: for (;;) { mark(10); break label; } while (total-- > 5) mark(total); mark(-1), mark(-2); void mark(-3); function run() { return [seen, total]; }${START}`,
    "a.ts": `export const seen: number[] = []; export const mark = (n: number) => { seen.push(n); };`,
  },
  onlyType: {
    "main.ts": `import { A } from "./a"; import { type B, b } from "./b"; function run(x?: A, y?: B) { return [b, x, y]; }${START}`,
    "a.ts": `console.log("a loads"); export interface A { x: 1 }`,
    "b.ts": `export type B = 1; export const b = 2;`,
  },
  valueAsType: {
    "main.ts": `import { A, make } from "./a"; function run(x: A = make()) { return [x, typeof x.go]; }${START}`,
    "a.ts": `export class A { v = 1; go() { return 2; } } export const make = (): A => new A();`,
  },
  mergedDecl: one(
    `interface Foo { extra?: number } class Foo { x = 1; } function Bar() { return 1; } interface Bar { y: 1 } const Baz = { a: 1 }; type Baz = typeof Baz; namespace Foo2 { export type T = 1 } const Foo2 = 5; function run() { const f: Foo = new Foo(); const b: Baz = Baz; const t: Foo2.T = 1; return [f, Bar(), b, t, Foo2]; }`,
  ),
  longNested: one(
    `function run(): unknown { const deep = { a: [{ b: { c: (x: number) => ({ d: [x] as const }) } }] }; const { a: [{ b: { c } = deep.a[0]!.b } = deep.a[0]!] = deep.a } = deep; return [c(1).d[0], deep?.a?.[0]?.b?.c?.(2)?.d?.[0], (deep as any)?.z?.y?.() ?? "none", deep.a.at ? 1 : 1]; }`.replace(
      "deep.a.at ? 1 : 1",
      "1",
    ),
  ),
  escapes: one(String.raw`const a = "\u{1F600}\
line", b = '\t\\', c = 1, d = /\//g, e = /[\]/\\]/, f = "// no", g = "/* no */", h = 'it\'s'; function run() { return [a, b, c, d.source, e.test("/"), f, g, h, "\0\b\v\f\r\n".length]; }`),
  callChain: one(`const q = [3, 1, 2]
  .map((x: number): number => x * 2) // double
  /* then */ .filter((x) => x! > 2)
  .sort((a, b) => a - b)
const w = q
  // biome-ignore lint: x
  .slice(1)
function run() { return [q, w] }`),
  yieldPrec: one(
    `function* g(): any { const x = (yield 1) ?? 2; const y: number = yield* h(); const z = yield x + y; return yield z ? 1 : 2; } function* h() { yield 10; return 5; } function run() { const i = g(); return [i.next(), i.next(), i.next(), i.next(0), i.next(7), i.next()]; }`,
  ),
  awaitOps: {
    "main.ts": `const f = async (x: any) => x; async function run() { const a = (await f(null)) ?? 1; const b = (await f({ c: 2 }))?.c; const o: any = {}; o.x ??= await f(3); const c = o.y ?? (await f(4)); return [a, b, o, c]; }\nif (require.main === module) run().then((x) => console.log(JSON.stringify(x)));\n`,
  },
  returned: {
    "main.ts": `console.log(1); if ([1].length > 0) return; console.log(2);`,
  },
};
