import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { type Code, type Local, set } from "../code";
import { i32 } from "../i32";
import { i32x4 } from "../i32x4";
import { i64 } from "../i64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

type Lanes = readonly number[];
const big = (x: number) => BigInt(x >>> 0);
const lanewise = (operator: (a: number, b: number) => number) => (a: Lanes, b: Lanes) =>
  a.map((x, i) => operator(x, b[i]!) | 0);
/** Two numbers of 64 bits as four lanes. */
const words = (...pair: readonly bigint[]) =>
  pair.flatMap((x) => [Number(BigInt.asIntN(32, x)), Number(BigInt.asIntN(32, x >> 32n))]);
const word = (lanes: Lanes, at: number) => big(lanes[at]!) + (big(lanes[at + 1]!) << 32n);

const OPERATORS: Readonly<
  Record<string, [(a: Code, b: Code) => Code, (a: Lanes, b: Lanes) => Lanes]>
> = {
  add: [i32x4.add, lanewise((x, y) => x + y)],
  sub: [i32x4.sub, lanewise((x, y) => x - y)],
  mul: [i32x4.mul, lanewise(Math.imul)],
  minU: [i32x4.minU, lanewise((x, y) => Math.min(x >>> 0, y >>> 0))],
  lowProductsU: [
    i32x4.lowProductsU,
    (a, b) => words(big(a[0]!) * big(b[0]!), big(a[1]!) * big(b[1]!)),
  ],
  highProductsU: [
    i32x4.highProductsU,
    (a, b) => words(big(a[2]!) * big(b[2]!), big(a[3]!) * big(b[3]!)),
  ],
  and: [i32x4.and, lanewise((x, y) => x & y)],
  add64: [i32x4.add64, (a, b) => words(word(a, 0) + word(b, 0), word(a, 2) + word(b, 2))],
  shrU64: [(a) => i32x4.shrU64(a, 13), (a) => words(word(a, 0) >> 13n, word(a, 2) >> 13n)],
  sub64: [i32x4.sub64, (a, b) => words(word(a, 0) - word(b, 0), word(a, 2) - word(b, 2))],
  splatFirst: [(a) => i32x4.splat(i32x4.first(a)), (a) => [a[0]!, a[0]!, a[0]!, a[0]!]],
  shuffle: [(a, b) => i32x4.shuffle(a, b, [7, 0, 5, 2]), (a, b) => [b[3]!, a[0]!, b[1]!, a[2]!]],
};

it("each instruction does in each lane what JavaScript's operators do", () => {
  const module = new WasmModule();
  module.memory(1);
  for (const [name, [code]] of Object.entries(OPERATORS)) {
    module.define(name, ["i32"], "nothing", (func) => {
      const at = func.parameters[0] as Local;
      const a = func.local("v128");
      return [set(a, i32x4.load(at)), i32x4.store(at, code(a, i32x4.load(at, 16)), 32)];
    });
  }
  const exports = wasmExports<
    Record<string, (at: number) => void> & { memory: { buffer: ArrayBuffer } }
  >(module.bytes())!;
  const memory = new Int32Array(exports.memory.buffer);
  const random = new Random(1);
  const lane = () =>
    random.int(0, 3) === 0
      ? random.pick([0, 1, -1, 2 ** 31 - 1])
      : random.int(-(2 ** 31), 2 ** 31 - 1);
  for (let step = 0; step < 500; step++) {
    const [a, b] = [0, 1].map(() => Array.from({ length: 4 }, lane)) as [number[], number[]];
    memory.set([...a, ...b], 4);
    for (const [name, [, operator]] of Object.entries(OPERATORS)) {
      exports[name]!(16);
      const result = memory.slice(12, 16);
      holdEqual(result.join(), operator(a, b).join(), [name, a, b, result]);
    }
  }
});

it("loads one word into all lanes", () => {
  const module = new WasmModule();
  module.memory(1);
  module.define("run", ["i32"], "nothing", (func) => {
    const at = func.parameters[0] as Local;
    return [i32x4.store(at, i32x4.loadSplat(at, 4), 16)];
  });
  const exports = wasmExports<{ run: (at: number) => void; memory: { buffer: ArrayBuffer } }>(
    module.bytes(),
  )!;
  const memory = new Int32Array(exports.memory.buffer);
  memory.set([5, -6, 7], 2);
  exports.run(8);
  expect([...memory.slice(6, 10)]).toEqual([-6, -6, -6, -6]);
});

it("refuses other operands and lanes", () => {
  const vector = i32x4.splat(i32.const(1));
  const call = () => i32x4.add(vector, i64.const(1));
  expect(call).toThrow("i32x4.add: expected operands (v128,v128), got (v128,i64)");
  for (const bad of [
    [0, 1, 2],
    [0, 1, 2, 8],
    [0, 1, 2, -1],
    [0, 1, 2, 0.5],
  ]) {
    expect(() => i32x4.shuffle(vector, vector, bad)).toThrow(/^i32x4.shuffle: expected four lanes/);
  }
});
