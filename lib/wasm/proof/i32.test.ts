import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import type { Code, Local } from "../code";
import { i32 } from "../i32";
import { i64 } from "../i64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

type Operator = (a: number, b: number) => number;

const OPERATORS: Readonly<Record<string, [(a: Code, b: Code) => Code, Operator]>> = {
  add: [i32.add, (a, b) => (a + b) | 0],
  sub: [i32.sub, (a, b) => (a - b) | 0],
  mul: [i32.mul, Math.imul],
  and: [i32.and, (a, b) => a & b],
  shl: [i32.shl, (a, b) => a << b],
  shrS: [i32.shrS, (a, b) => a >> b],
  shrU: [i32.shrU, (a, b) => (a >>> b) | 0],
  eq: [i32.eq, (a, b) => +(a === b)],
  ltS: [i32.ltS, (a, b) => +(a < b)],
  ltU: [i32.ltU, (a, b) => +(a >>> 0 < b >>> 0)],
  ctz: [(a) => i32.ctz(a), (a) => (a === 0 ? 32 : 31 - Math.clz32(a & -a))],
  eqz: [(a) => i32.eqz(a), (a) => +(a === 0)],
  wrap: [(a, b) => i32.wrap(i64.mul(i64.extendU(a), i64.extendU(b))), Math.imul],
};

it("each instruction does what JavaScript's operator does", () => {
  const module = new WasmModule();
  for (const [name, [code]] of Object.entries(OPERATORS))
    module.define(name, ["i32", "i32"], "i32", ({ parameters: [a, b] }) => [code(a!, b!)]);
  const exports = wasmExports<Record<string, Operator>>(module.bytes())!;
  const random = new Random(1);
  const edges = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
  const word = () =>
    random.int(0, 3) === 0 ? random.pick(edges) : random.int(-(2 ** 31), 2 ** 31 - 1);
  for (let step = 0; step < 2000; step++) {
    const [a, b] = [word(), random.int(0, 5) === 0 ? random.int(0, 40) : word()];
    for (const [name, [, operator]] of Object.entries(OPERATORS)) {
      const result = exports[name]!(a, b);
      holdEqual(result, operator(a, b), [name, a, b, result]);
    }
  }
});

it("constants, and words of a memory", () => {
  const module = new WasmModule();
  module.memory(1);
  const constants = [0, 63, 64, -64, -65, 2 ** 31 - 1, -(2 ** 31)];
  constants.forEach((value, at) => {
    module.define(`constant${at}`, [], "i32", () => [i32.const(value)]);
  });
  module.define("keep", ["i32", "i32"], "i32", ({ parameters }) => {
    const [at, value] = parameters as [Local, Local];
    return [i32.store(at, value, 8), i32.load(i32.add(at, i32.const(8)))];
  });
  const exports = wasmExports<Record<string, Operator> & { memory: { buffer: ArrayBuffer } }>(
    module.bytes(),
  )!;
  expect(constants.map((_, at) => exports[`constant${at}`]!(0, 0))).toEqual(constants);
  expect(exports.keep!(4, -77)).toBe(-77);
  expect(new Int32Array(exports.memory.buffer).slice(0, 5)).toEqual(
    new Int32Array([0, 0, 0, -77, 0]),
  );
});

it("refuses other operands", () => {
  expect(() => i32.const(2 ** 31)).toThrow(/^i32.const: expected 32 bits, got 2147483648/);
  const call = () => i32.add(i32.const(1), i64.const(1));
  expect(call).toThrow("i32.add: expected operands (i32,i32), got (i32,i64)");
});
