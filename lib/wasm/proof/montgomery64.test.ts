import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { i32 } from "../i32";
import { highHalf, joinedWord, montgomery64 } from "../montgomery64";
import { wasmExports } from "../wasm-exports";
import { WasmModule } from "../wasm-module";

interface Exports {
  readonly product: (n: bigint, a: bigint, b: bigint) => bigint;
  readonly difference: (n: bigint, a: bigint, b: bigint) => bigint;
  readonly joined: (low: number, high: number) => bigint;
  readonly high: (word: bigint) => number;
}

function exportsOf(): Exports {
  const module = new WasmModule();
  for (const name of ["product", "difference"] as const) {
    module.define(name, ["i64", "i64", "i64"], "i64", (func) => {
      const [n, a, b] = func.parameters;
      const code = montgomery64(func, n!);
      const result = func.local("i64");
      return [code.prepare, code[name](result, a!, b!), result];
    });
  }
  module.define("joined", ["i32", "i32"], "i64", ({ parameters: [low, high] }) => [
    joinedWord(low!, high!),
  ]);
  module.define("high", ["i64"], "i32", ({ parameters: [word] }) => [i32.wrap(highHalf(word!))]);
  return wasmExports<Exports>(module.bytes())!;
}

const word = (x: bigint) => BigInt.asUintN(64, x);

it("products and differences agree with BigInt, also at the edges", () => {
  const { product, difference } = exportsOf();
  const random = new Random(1);
  for (let round = 0; round < 1500; round++) {
    const most = 2n ** BigInt(random.int(2, 64)) - 1n;
    const n =
      round < 60 ? 2n ** 64n - 1n - 2n * BigInt(round) : random.bigint(1n, most / 2n) * 2n + 1n;
    const residue = () =>
      random.int(0, 3) > 0 ? random.bigint(0n, n - 1n) : random.pick([0n, 1n, n - 1n]);
    const [a, b] = [residue(), residue()];
    const scaled = word(product(n, a, b));
    expect(scaled < n).toBe(true);
    expect((scaled * 2n ** 64n) % n).toBe((a * b) % n);
    expect(word(difference(n, a, b))).toBe((a - b + n) % n);
  }
});

it("factors may exceed n while their product is below 2^64 n", () => {
  const { product } = exportsOf();
  const [n, a] = [1_000_003n, 2n ** 64n - 1n];
  expect((word(product(n, a, n - 1n)) * 2n ** 64n) % n).toBe((a * (n - 1n)) % n);
});

it("words and halves", () => {
  const { joined, high } = exportsOf();
  for (const x of [0n, 1n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 63n + 5n, 2n ** 64n - 1n]) {
    expect(word(joined(Number(x % 2n ** 32n), Number(x >> 32n)))).toBe(x);
    expect(high(x) >>> 0).toBe(Number(x >> 32n));
  }
});
