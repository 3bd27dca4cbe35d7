import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import type { Code } from "../code";
import { i64 } from "../i64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

type Operator = (a: bigint, b: bigint) => bigint | number;
const word = (x: bigint) => BigInt.asUintN(64, x);

const OPERATORS: Readonly<Record<string, [(a: Code, b: Code) => Code, Operator]>> = {
  add: [i64.add, (a, b) => word(a + b)],
  sub: [i64.sub, (a, b) => word(a - b)],
  mul: [i64.mul, (a, b) => word(a * b)],
  remU: [i64.remU, (a, b) => a % b],
  and: [i64.and, (a, b) => a & b],
  or: [i64.or, (a, b) => a | b],
  shl: [i64.shl, (a, b) => word(a << (b % 64n))],
  shrU: [i64.shrU, (a, b) => a >> (b % 64n)],
  eq: [i64.eq, (a, b) => +(a === b)],
  ne: [i64.ne, (a, b) => +(a !== b)],
  ltU: [i64.ltU, (a, b) => +(a < b)],
  gtU: [i64.gtU, (a, b) => +(a > b)],
  eqz: [(a) => i64.eqz(a), (a) => +(a === 0n)],
  ctz: [(a) => i64.ctz(a), (a) => (a === 0n ? 64n : BigInt(/0*$/.exec(a.toString(2))![0].length))],
};

it("each instruction does what BigInt does", () => {
  const module = new WasmModule();
  for (const [name, [code]] of Object.entries(OPERATORS)) {
    module.define(name, ["i64", "i64"], /^(eq|ne|lt|gt)/.test(name) ? "i32" : "i64", (func) => {
      const [a, b] = func.parameters;
      return [code(a!, b!)];
    });
  }
  const exports = wasmExports<Record<string, Operator>>(module.bytes())!;
  const random = new Random(1);
  const edges = [0n, 1n, 2n ** 32n, 2n ** 63n, 2n ** 64n - 1n];
  const operand = () =>
    random.int(0, 3) === 0
      ? random.pick(edges)
      : random.bigint(0n, 2n ** BigInt(random.int(1, 64)) - 1n);
  for (let step = 0; step < 2000; step++) {
    const a = operand();
    const b = random.int(0, 4) === 0 ? a || 1n : operand() || 1n; // nothing is divided by 0
    for (const [name, [, operator]] of Object.entries(OPERATORS)) {
      const result = exports[name]!(a, b);
      const shown = typeof result === "bigint" ? word(result) : result;
      holdEqual(shown, operator(a, b), [name, a, b, shown]);
    }
  }
});

it("constants and unsigned words", () => {
  const module = new WasmModule();
  const constants = [0n, -1n, 63n, 64n, 2n ** 63n - 1n, -(2n ** 63n)];
  constants.forEach((value, at) => {
    module.define(`constant${at}`, [], "i64", () => [i64.const(value)]);
  });
  module.define("extend", ["i32"], "i64", ({ parameters: [a] }) => [i64.extendU(a!)]);
  const exports = wasmExports<Record<string, (a?: number) => bigint>>(module.bytes())!;
  expect(constants.map((_, at) => exports[`constant${at}`]!())).toEqual(constants);
  expect([exports.extend!(-1), exports.extend!(5)]).toEqual([2n ** 32n - 1n, 5n]);
});

it("loads a word at an address and an offset", () => {
  const module = new WasmModule();
  module.memory(1);
  module.define("load", ["i32"], "i64", ({ parameters: [at] }) => [i64.load(at!, 200)]);
  const { memory, load } = wasmExports<{
    memory: { buffer: ArrayBuffer };
    load: (at: number) => bigint;
  }>(module.bytes())!;
  new Int32Array(memory.buffer).set([-1, 2], 52);
  expect([load(8), load(4), load(16)]).toEqual([3n * 2n ** 32n - 1n, -(2n ** 32n), 0n]);
});

it("refuses other operands", () => {
  expect(() => i64.const(2n ** 63n)).toThrow(/^leb128: expected/);
  const call = () => i64.mul(i64.const(1), i64.eqz(i64.const(1)));
  expect(call).toThrow("i64.mul: expected operands (i64,i64), got (i64,i32)");
});
