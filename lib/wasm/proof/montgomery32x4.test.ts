import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { type Local, set } from "../code";
import { i32 } from "../i32";
import { i32x4 } from "../i32x4";
import { montgomery32x4, transpose } from "../montgomery32x4";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

const NAMES = ["times", "reduced", "residue", "difference"] as const;

/** Functions that take x at 16 and y at 32 and put their result at 48; p and its inverse are at 0. */
function compiled() {
  const module = new WasmModule();
  module.memory(1);
  for (const name of NAMES) {
    module.define(name, [], "nothing", (func) => {
      const base = i32.const(0);
      const math = montgomery32x4(func, i32.load(base), i32.load(base, 4));
      const [w, complete] = math.factor();
      const x = i32x4.load(base, 16);
      const result = {
        times: () => math.times(x, w),
        reduced: () => math.reduced(x),
        residue: () => math.residue(x),
        difference: () => math.difference(x, w),
      }[name]();
      return [math.prepare, set(w, i32x4.load(base, 32)), complete, i32x4.store(base, result, 48)];
    });
  }
  module.define("transpose", [], "nothing", (func) => {
    const rows = Array.from({ length: 4 }, () => func.local("v128"));
    const spare = Array.from({ length: 4 }, () => func.local("v128"));
    const address = (i: number) => i32.const(64 + 16 * i);
    return [
      ...rows.map((row: Local, i) => set(row, i32x4.load(address(i)))),
      transpose(rows, spare),
      ...rows.map((row: Local, i) => i32x4.store(address(i), row)),
    ];
  });
  type Exports = Record<string, () => void> & { memory: { buffer: ArrayBuffer } };
  const exports = wasmExports<Exports>(module.bytes())!;
  return { exports, memory: new Uint32Array(exports.memory.buffer) };
}

it("agrees with BigInt, also at the ends of the ranges", () => {
  const { exports, memory } = compiled();
  const random = new Random(1);
  for (let round = 0; round < 1500; round++) {
    const most = 2 ** random.int(3, 30) - 1;
    const p = round < 30 ? 2 ** 30 - 1 - 2 * round : random.int(1, (most - 1) / 2) * 2 + 1;
    let inverse = p;
    for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(p, inverse));
    const below = (bound: number) =>
      Array.from({ length: 4 }, () => random.pick([0, bound - 1, random.int(0, bound - 1)]));
    const run = (name: (typeof NAMES)[number], x: number[], y: number[]) => {
      memory.set([p, inverse, 0, 0, ...x, ...y]);
      exports[name]!();
      return [...memory.slice(12, 16)];
    };
    const [x, y, w] = [below(4 * p), below(2 * p), below(p)];
    run("times", x, w).forEach((value, i) => {
      const isRight =
        (BigInt(value) * 2n ** 32n - BigInt(x[i]!) * BigInt(w[i]!)) % BigInt(p) === 0n;
      holdEqual(isRight && value <= 2 * p, true, () => [p, x[i], w[i], value]);
    });
    expect(run("reduced", x, w)).toEqual(x.map((value) => (value < 2 * p ? value : value - 2 * p)));
    expect(run("residue", y, w)).toEqual(y.map((value) => value % p));
    const z = below(2 * p);
    expect(run("difference", y, z)).toEqual(y.map((value, i) => value - z[i]! + 2 * p));
  }
});

it("a square of lanes is transposed", () => {
  const { exports, memory } = compiled();
  memory.set(
    Array.from({ length: 16 }, (_, i) => i),
    16,
  );
  exports.transpose!();
  expect([...memory.slice(16, 32)]).toEqual(
    Array.from({ length: 16 }, (_, i) => 4 * (i % 4) + (i >> 2)),
  );
});
