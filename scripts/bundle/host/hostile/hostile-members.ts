/**
 * Programs that lose a method or a field of a library's class, or keep the wrong one, when the bundler
 * misses one of the ways by which a member is reached.
 */
const START =
  '\nimport { runProgram } from "./lib/io/run-program";\nif (require.main === module) runProgram(run);\n';
const lib = (main: string, a: string) => ({ "main.ts": main + START, "lib/a.ts": a });
/** The same of what the program lists itself, as runProgram of lib/ takes bytes alone. */
const listed = (main: string, a: string) =>
  lib(
    main.replace("function run()", "const run = () => JSON.stringify(made()); function made()"),
    a,
  );
const BOX =
  'export class Box { view: number; size = 2; readonly name: string; constructor(n: number) { this.view = n; this.name = "b" + n; } }';

export const hostileMembers: Record<string, Record<string, string>> = {
  fieldRead: lib(`import { Box } from "./lib/a"; function run() { return new Box(3).view; }`, BOX),
  fieldUnread: lib(
    `import { Box } from "./lib/a"; function run() { return new Box(3).size; }`,
    BOX,
  ),
  fieldDestructured: listed(
    `import { Box } from "./lib/a"; function run() { const { view, ...rest } = new Box(3); return [view, rest]; }`,
    BOX,
  ),
  fieldInParameter: lib(
    `import { Box } from "./lib/a"; const f = ({ view = 9 }: { view?: number }) => view; function run() { return [new Box(1), new Box(2)].map(f); }`,
    BOX,
  ),
  fieldByText: lib(
    `import { Box } from "./lib/a"; function run() { return new Box(3)["view"]; }`,
    BOX,
  ),
  fieldByKey: lib(
    `import { Box } from "./lib/a"; function run() { const keys: ("view" | "size")[] = ["view", "size"]; const box = new Box(4); return keys.map((key) => box[key]); }`,
    BOX,
  ),
  fieldByMadeKey: lib(
    `import { Box } from "./lib/a"; function run() { const key = ["vi", "ew"].join("") as "view"; return new Box(4)[key]; }`,
    BOX,
  ),
  fieldByKeyOf: lib(
    `import { Box } from "./lib/a"; const pick = <T, K extends keyof T>(value: T, key: K) => value[key]; function run() { return pick(new Box(4), ("vie" + "w") as keyof Box); }`,
    BOX,
  ),
  fieldThroughInterface: lib(
    `import { Box } from "./lib/a"; interface Seen { view: number } const f = (seen: Seen) => seen.view; function run() { return f(new Box(5)); }`,
    BOX,
  ),
  fieldThroughPick: lib(
    `import { Crate, type Box } from "./lib/a"; const f = (seen: Pick<Box, "view">) => seen.view; function run() { return f(new Crate(5)); }`,
    `${BOX} export class Crate { view: number; constructor(n: number) { this.view = n + 1; } }`,
  ),
  methodThroughPick: lib(
    `import { Dice, type Coin } from "./lib/a"; type Thrown = Pick<Coin, "toss">; const f = ({ toss }: Thrown, other: Thrown) => toss() + other.toss(); function run() { return f(new Dice(), new Dice()); }`,
    "export class Coin { toss() { return 1; } } export class Dice { toss() { return 5; } }",
  ),
  fieldThroughUnion: lib(
    `import { Box } from "./lib/a"; const other = { view: 1 }; function run() { const both: (Box | typeof other)[] = [other, new Box(6)]; return both.map((one) => one.view); }`,
    BOX,
  ),
  fieldOptional: lib(
    `import { Box } from "./lib/a"; function run() { const box: Box | undefined = new Box(1); return [box?.view, box!.name]; }`,
    BOX,
  ),
  fieldSpread: listed(
    `import { Box } from "./lib/a"; function run() { return { ...new Box(7) }; }`,
    BOX,
  ),
  fieldPrinted: listed(`import { Box } from "./lib/a"; function run() { return new Box(8); }`, BOX),
  fieldKeys: lib(
    `import { Box } from "./lib/a"; function run() { return [Object.keys(new Box(8)), Object.values(new Box(9))]; }`,
    BOX,
  ),
  fieldAssigned: lib(
    `import { Box } from "./lib/a"; function run() { return Object.assign({}, new Box(8)); }`,
    BOX,
  ),
  fieldIn: lib(
    `import { Box } from "./lib/a"; function run() { return "view" in new Box(1); }`,
    BOX,
  ),
  fieldForIn: lib(
    `import { Box } from "./lib/a"; function run() { const seen: string[] = []; for (const key in new Box(1)) seen.push(key); return seen; }`,
    BOX,
  ),
  fieldOwn: lib(
    `import { Box } from "./lib/a"; function run() { return new Box(1).hasOwnProperty("view"); }`,
    BOX,
  ),
  fieldCloned: listed(
    `import { Box } from "./lib/a"; function run() { return [new Map([[1, new Box(2)]])].map((map) => [...map]); }`,
    BOX,
  ),
  fieldStepped: lib(
    `import { Count } from "./lib/a"; function run() { const count = new Count(); count.step(); return count.step(); }`,
    `export class Count { n = 0; unused = 1; step() { return ++this.n; } }`,
  ),
  fieldGrown: lib(
    `import { Sum } from "./lib/a"; function run() { return new Sum().add(2).add(3).total(); }`,
    `export class Sum { private n = 0; add(x: number) { this.n += x; return this; } total() { const { n } = this; return n; } }`,
  ),
  fieldWithEffect: lib(
    `import { Log, seen } from "./lib/a"; function run() { new Log(); return seen; }`,
    `export const seen: number[] = []; export class Log { a = seen.push(1); b: number; constructor() { this.b = seen.push(2); } }`,
  ),
  fieldOrder: lib(
    `import { Order } from "./lib/a"; function run() { return new Order(3).c; }`,
    `export class Order { a = 1; b = this.a + 1; c: number; constructor(n: number) { this.c = this.b * n; } }`,
  ),
  fieldInherited: lib(
    `import { Below } from "./lib/a"; function run() { return new Below(2).sum(); }`,
    `class Above { x: number; y = 3; constructor(x: number) { this.x = x; } } export class Below extends Above { sum() { return this.x + this.y; } }`,
  ),
  fieldOverridden: lib(
    `import { Below } from "./lib/a"; function run() { return new Below().get(); }`,
    `class Above { value = 1; get() { return this.value; } } export class Below extends Above { override value = 2; }`,
  ),
  fieldSameName: listed(
    `import { A, B } from "./lib/a"; function run() { return [new A(1).both, Object.keys([new B(2).n])]; }`,
    `export class A { both: number; constructor(n: number) { this.both = n; } } export class B { both: number; n: number; constructor(n: number) { this.both = n; this.n = n; } }`,
  ),
  fieldPrivate: lib(
    `import { P } from "./lib/a"; function run() { return [new P(4).get(), P.is(new P(1))]; }`,
    `export class P { #kept: number; #brand = 1; #unused = 2; constructor(n: number) { this.#kept = n; } get() { return this.#kept; } static is(x: P) { return #brand in x; } }`,
  ),
  fieldStatic: lib(
    `import { S } from "./lib/a"; function run() { return new S().next(); }`,
    `export class S { static count = 5; static unused = [1]; next() { return S.count++ + S.count; } }`,
  ),
  fieldFunction: lib(
    `import { F } from "./lib/a"; function run() { return new F(2).twice(4); }`,
    `export class F { twice: (x: number) => number; never = () => 1; constructor(k: number) { this.twice = (x) => k * x; } }`,
  ),
  fieldShadowsGetter: lib(
    `import { B } from "./lib/a"; function run() { return [new B().v, new B().w()]; }`,
    `class A { get v() { return 1; } w() { return this.v; } } export class B extends A { override get v() { return 2; } }`,
  ),
  fieldDeclared: lib(
    `import { B } from "./lib/a"; function run() { return new B().x; }`,
    `class A { x = 1; } export class B extends A { declare x: number; y?: number; z!: number; }`,
  ),
  fieldDefined: listed(
    `import { B } from "./lib/a"; function run() { return new B(); }`,
    `class A { x: number | undefined = 1; } export class B extends A { override x: number | undefined; }`,
  ),
  methodThroughBase: lib(
    `import { make } from "./lib/a"; function run() { return make().all(); }`,
    `class A { one() { return 1; } all() { return [this.one(), this.two()]; } two() { return 0; } } class B extends A { override two() { return 2; } } export const make = (): A => new B();`,
  ),
  methodInTable: lib(
    `import { Calc } from "./lib/a"; function run() { const calc = new Calc(); const table = { add: calc.add, sub: calc.sub }; return (["add", "sub"] as const).map((key) => table[key](5, 3)); }`,
    `export class Calc { add(a: number, b: number) { return a + b; } sub(a: number, b: number) { return a - b; } mul(a: number, b: number) { return a * b; } }`,
  ),
  methodBorrowed: lib(
    `import { A } from "./lib/a"; function run() { const { who } = new A(); return [who.call(new A()), [1].map(new A().twice)]; }`,
    `export class A { n = 3; who(this: A) { return this.n; } twice(x: number) { return 2 * x; } }`,
  ),
  methodChained: lib(
    `import { A } from "./lib/a"; function run() { return new A().a().b()?.["c"]().d; }`,
    `export class A { a() { return this; } b(): A | undefined { return this; } c() { return { d: 4 }; } e() { return 5; } }`,
  ),
  methodIterated: lib(
    `import { Range } from "./lib/a"; function run() { const [first, ...rest] = new Range(3); return [first, rest, Math.max(...new Range(4)), Array.from(new Range(2))]; }`,
    `export class Range { constructor(n: number) { this.n = n; } n: number; *[Symbol.iterator]() { for (let i = 0; i < this.n; i++) yield i; } reversed() { return [...this].reverse(); } }`,
  ),
  methodAsText: lib(
    `import { A } from "./lib/a"; function run() { const a = new A(2); return [Number(a) + 1, \`\${a}\`, a > new A(1), String(a)]; }`,
    `export class A { n: number; constructor(n: number) { this.n = n; } valueOf() { return this.n; } toString() { return "A" + this.n; } toJSON() { return "J"; } }`,
  ),
  methodOfJson: listed(
    `import { A } from "./lib/a"; function run() { return [new A(), { a: new A() }]; }`,
    `export class A { secret = 1; toJSON() { return { s: this.secret }; } }`,
  ),
  methodOfSort: lib(
    `import { Pair } from "./lib/a"; function run() { return [new Pair(2), new Pair(1)].sort(Pair.compare).map((pair) => pair.n); }`,
    `export class Pair { n: number; constructor(n: number) { this.n = n; } static compare(a: Pair, b: Pair) { return a.compareTo(b); } compareTo(o: Pair) { return this.n - o.n; } }`,
  ),
  methodThenable: lib(
    `import { Later } from "./lib/a"; async function go() { return await (new Later() as unknown as Promise<number>); } let got = 0; go().then((n) => { got = n; setImmediate(() => console.log(got)); }); function run() { return 1; }`,
    `export class Later { then(resolve: (n: number) => void) { resolve(7); } }`,
  ),
  setterReached: lib(
    `import { T } from "./lib/a"; function run() { const t = new T(); t.celsius = 100; t.celsius += 1; return [t.fahrenheit, t.celsius]; }`,
    `export class T { private k = 0; get celsius() { return this.k - 273; } set celsius(c: number) { this.k = c + 273; } get fahrenheit() { return this.celsius * 1.8 + 32; } }`,
  ),
  typeofGuard: {
    "main.ts": `const has = typeof Deno !== "undefined"; declare const Deno: unknown; function run() { if (typeof Deno !== "undefined") return 1; return [has, 2]; }${START}`,
  },
  typeofGuardOfLib: lib(
    `import { which } from "./lib/a"; function run() { return which(); }`,
    `declare const Deno: object | undefined; export function which() { if (typeof Deno !== "undefined") { return "deno"; } return "other"; }`,
  ),
  typeofGuardOwn: lib(
    `import { which } from "./lib/a"; function run() { return which(); }`,
    `const Bun = 1; export function which() { if (typeof Bun !== "undefined") { return "own"; } return "other"; }`,
  ),
};
