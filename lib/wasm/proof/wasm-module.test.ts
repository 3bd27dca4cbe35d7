import { expect, it } from "vitest";
import { set } from "../code";
import { i32 } from "../i32";
import { i64 } from "../i64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

it("the smallest module is the magic word and the version", () =>
  expect([...new WasmModule().bytes()]).toEqual([0, 97, 115, 109, 1, 0, 0, 0]));

it("functions call earlier ones, share a variable of the module, and keep their own", () => {
  const module = new WasmModule();
  const count = module.global();
  const last = module.global();
  const twice = module.define(undefined, ["i64"], "i64", ({ parameters: [x], local }) => {
    const sum = local("i64");
    return [
      count.set(i64.add(count, i64.const(1))),
      last.set(x!),
      set(sum, i64.add(sum, x!)), // a variable is 0 at first, in each call
      i64.add(sum, x!),
    ];
  });
  module.define("four", ["i32"], "i32", ({ parameters: [x] }) => [
    i32.wrap(twice.call(twice.call(i64.extendU(x!)))),
  ]);
  module.define("calls", [], "i64", () => [count]);
  module.define("last", [], "i64", () => [last]);
  module.define("reset", [], "nothing", () => [count.set(i64.const(0))]);
  const exports = wasmExports<{
    four: (x: number) => number;
    calls: () => bigint;
    last: () => bigint;
    reset: () => void;
  }>(module.bytes())!;
  expect(Object.keys(exports)).toEqual(["four", "calls", "last", "reset"]);
  const answers = [exports.four(5), exports.four(7), exports.calls(), exports.last()];
  expect(answers).toEqual([20, 28, 4n, 14n]);
  exports.reset();
  expect(exports.calls()).toBe(0n);
});

it("a memory has the pages that were asked for last", () => {
  const module = new WasmModule();
  for (const pages of [7, 3, 0, 5]) {
    module.memory(pages);
    const { memory } = wasmExports<{ memory: { buffer: ArrayBuffer } }>(module.bytes())!;
    expect(memory.buffer.byteLength).toBe(pages * 65536);
  }
});

it("statements without a result run once each, or there are none", () => {
  const module = new WasmModule();
  const count = module.global();
  module.define("add", [], "nothing", () => [count.set(i64.add(count, i64.const(1)))]);
  module.define("rest", [], "nothing", () => []);
  module.define("count", [], "i64", () => [count]);
  expect([...module.bytes().subarray(8, 11)]).toEqual([1, 8, 2]); // the types: 8 bytes, 2 types
  const exports = wasmExports<{ add: () => void; rest: () => void; count: () => bigint }>(
    module.bytes(),
  )!;
  exports.add();
  exports.rest();
  expect(exports.count()).toBe(1n);
});

it("more functions than one byte can number", () => {
  const module = new WasmModule();
  let previous = module.define(undefined, [], "i32", () => [i32.const(0)]);
  for (let at = 1; at <= 300; at++) {
    const before = previous;
    const name = at === 300 ? "count" : undefined;
    previous = module.define(name, [], "i32", () => [i32.add(before.call(), i32.const(1))]);
  }
  expect(wasmExports<{ count: () => number }>(module.bytes())!.count()).toBe(300);
});

it("refuses wrong results, arguments and memories", () => {
  const module = new WasmModule();
  expect(() => module.define("f", [], "i32", () => [i64.const(1)])).toThrow(
    "f: expected i32 as its result, got i64",
  );
  expect(() => module.define("g", [], "i32", () => [])).toThrow(/^g: expected i32 as its result/);
  const h = new WasmModule().define("h", ["i64"], "i64", ({ parameters: [x] }) => [x!]);
  expect(() => h.call()).toThrow("h: expected operands (i64), got ()");
  module.memory(2 ** 16);
});
