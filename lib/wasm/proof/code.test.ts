import { expect, it } from "vitest";
import {
  type Code,
  doWhile,
  forever,
  type Local,
  leave,
  select,
  sequence,
  set,
  tee,
  when,
  whileDo,
} from "../code";
import { i32 } from "../i32";
import { i64 } from "../i64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

/** The function of one i32 with this body, run by the engine. */
function compiled(body: (n: Local, sum: Local) => readonly Code[]): (n: number) => number {
  const module = new WasmModule();
  module.define("f", ["i32"], "i32", (func) => body(func.parameters[0]!, func.local("i32")));
  return wasmExports<{ f: (n: number) => number }>(module.bytes())!.f;
}

const ONE = i32.const(1);
const add = (sum: Local, value: Code) => set(sum, i32.add(sum, value));

it("loops run as often as their conditions say", () => {
  const down = (n: Local) => set(n, i32.sub(n, ONE));
  const before = compiled((n, sum) => [whileDo(n, [add(sum, n), down(n)]), sum]);
  const after = compiled((n, sum) => [doWhile([add(sum, ONE), down(n)], i32.ltS(ONE, n)), sum]);
  const endless = compiled((n, sum) => [
    forever("i32", add(sum, ONE), when(i32.eq(i32.mul(sum, sum), n), [leave(sum)])),
  ]);
  for (let n = 0; n < 30; n++) {
    expect(before(n)).toBe((n * (n + 1)) / 2);
    expect(after(n)).toBe(Math.max(1, n - 1));
    expect(endless((n + 1) ** 2)).toBe(n + 1);
  }
});

it("loops within loops and branches", () => {
  // For each n down to 1 as many steps as n.
  const module = new WasmModule();
  module.define("f", ["i32"], "i32", (func) => {
    const n = func.parameters[0]!;
    const steps = func.local("i32");
    const left = func.local("i32");
    const down = (counter: Local) => set(counter, i32.sub(counter, ONE));
    const inner = sequence(set(left, n), doWhile([add(steps, ONE), down(left)], left), down(n));
    return [whileDo(n, [inner]), steps];
  });
  const { f } = wasmExports<{ f: (n: number) => number }>(module.bytes())!;
  expect([0, 1, 2, 30].map(f)).toEqual([0, 1, 3, 465]);
  const sign = compiled((n, sum) => [
    when(
      i32.ltS(n, i32.const(0)),
      [set(sum, i32.const(-1))],
      [when(n, [set(sum, ONE)], [set(sum, i32.const(0))])],
    ),
    sum,
  ]);
  expect([-9, 0, 9].map(sign)).toEqual([-1, 0, 1]);
});

it("select, tee, when and leave", () => {
  const larger = compiled((n, sum) => [
    select(i32.ltS(i32.const(5), sum), tee(sum, n), i32.const(5)),
  ]);
  // The values come before the condition.
  expect([3, 5, 8].map(larger)).toEqual([5, 5, 8]);
  const once = compiled((n, sum) => [when(n, [set(sum, n)]), sum]);
  expect([0, 3].map(once)).toEqual([0, 3]);
  const early = compiled((n) => [when(n, [leave(n)]), i32.const(77)]);
  expect([0, 3].map(early)).toEqual([77, 3]);
});

it("refuses operands and statements of other types", () => {
  const local: Local = { type: "i32", index: 0, bytes: [0x20, 0] };
  expect(() => set(local, i64.const(1))).toThrow("set: expected operands (i32), got (i64)");
  const call = () => select(ONE, ONE, i64.const(1));
  expect(call).toThrow(/^select: expected operands \(i32,i32,i32\)/);
  expect(() => select(ONE, set(local, ONE), ONE)).toThrow(/^select: expected values/);
  expect(() => sequence(ONE)).toThrow("sequence: expected statements, got a value of i32");
  expect(() => when(i64.const(1), [])).toThrow(/^when: expected operands/);
  expect(() => doWhile([], i64.const(1))).toThrow(/^doWhile: expected operands/);
  expect(() => whileDo(i64.const(1), [])).toThrow(/^whileDo: expected operands/);
});
