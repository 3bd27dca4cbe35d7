import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { wasmExports } from "../../wasm/wasm-exports";
import { type PrimeTransformKernel, primeTransformWasm, TABLE } from "../prime-transform.wasm";
import { TransformKernel } from "../transform-kernel";

// The layers with factors need the tables of TransformKernel; transform-kernel.test.ts says more of them.

const [P, COUNT] = [998244353, 64];
const [LEFT, RIGHT] = [256, 256 + COUNT];

function memoryOf({ memory }: PrimeTransformKernel): Uint32Array {
  const words = new Uint32Array(memory.buffer);
  let inverse = P;
  for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(P, inverse));
  words[TABLE.p / 4] = P;
  words[TABLE.inverse / 4] = inverse;
  return words;
}

it("multiplies terms and scales them, less a factor of 2^32", () => {
  const kernel = wasmExports<PrimeTransformKernel>(primeTransformWasm())!;
  const words = memoryOf(kernel);
  for (const random of rounds(50)) {
    const term = () => random.pick([0, 1, P - 1, random.int(0, P - 1)]);
    const [a, b] = [0, 1].map(() => Array.from({ length: COUNT }, term)) as [number[], number[]];
    const factor = term();
    words.set([...a, ...b], LEFT);
    kernel.multiply(0, 4 * LEFT, 4 * RIGHT, 4 * COUNT);
    kernel.multiplyBy(0, 4 * LEFT, 4 * COUNT, factor);
    a.forEach((x, i) => {
      const value = words[LEFT + i]!;
      const expected = (BigInt(x) * BigInt(b[i]!) * BigInt(factor)) % BigInt(P);
      if (value >= P) expect(value).toBeLessThan(P);
      holdEqual((BigInt(value) * 2n ** 64n) % BigInt(P), expected, [x, b[i], factor]);
    });
  }
});

it("adds and subtracts two halves", () => {
  const kernel = wasmExports<PrimeTransformKernel>(primeTransformWasm())!;
  const words = memoryOf(kernel);
  const terms = Array.from({ length: 2 * COUNT }, (_, i) => (i * i * 104729) % P);
  words.set(terms, LEFT);
  kernel.halves(0, 4 * LEFT, 4 * COUNT);
  for (let i = 0; i < COUNT; i++) {
    const [x, y] = [terms[i]!, terms[i + COUNT]!];
    expect([words[LEFT + i]! % P, words[RIGHT + i]! % P]).toEqual([(x + y) % P, (x - y + P) % P]);
  }
});

it("the layers multiply polynomials as sums of products do, at every length", () => {
  const mod = new Mod(P);
  const kernel = new TransformKernel(mod, mod.pow(3, (P - 1) / 2 ** 23), 2 ** 23);
  const random = new Random(2);
  for (let n = 16; n <= 1024; n *= 2) {
    const left = Int32Array.from({ length: n / 2 }, () => random.int(0, P - 1));
    const right = Int32Array.from({ length: n / 2 }, () => random.int(P - 3, P - 1));
    const product = kernel.product(left, right, n)!;
    for (const at of [0, 1, n / 2 - 1, n / 2, n - 2, n - 1]) {
      let sum = 0n;
      for (let i = Math.max(0, at - n / 2 + 1); i <= Math.min(at, n / 2 - 1); i++)
        sum += BigInt(left[i]!) * BigInt(right[at - i]!);
      expect(product[at]).toBe(Number(sum % BigInt(P)));
    }
  }
});
