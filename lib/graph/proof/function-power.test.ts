import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { functionPower } from "../function-power";

/** Step by step. */
function steps(next: readonly number[], k: number): Int32Array {
  return Int32Array.from(next, (_, v) => {
    let at = v;
    for (let step = 0; step < k; step++) at = next[at]!;
    return at;
  });
}

it("agrees at random, and beyond 2^53 by the lengths of cycles", () => {
  for (const random of rounds(100)) {
    const n = random.int(1, 12);
    const next = Array.from({ length: n }, () => random.int(0, n - 1));
    const k = random.int(0, 500);
    expect(functionPower(next, k)).toEqual(steps(next, k));
    // 27720 is a multiple of all lengths of cycles to 12; after 12 steps all are on one.
    const far = 27720n * 10n ** 30n + 12n;
    expect(functionPower(next, far + BigInt(k))).toEqual(steps(next, 12 + k));
  }
  const ring = [1, 2, 0];
  expect(functionPower(ring, 2 ** 53 - 1)).toEqual(steps(ring, (2 ** 53 - 1) % 3));
});

it("takes 10^5 elements in a row", () => {
  const n = 100_000;
  const next = Int32Array.from({ length: n }, (_, v) => Math.min(v + 1, n - 1));
  const power = functionPower(next, 99_998);
  expect([power[0], power[1], power[2]]).toEqual([n - 2, n - 1, n - 1]);
});

it("refuses images outside and a k that counts no steps", () => {
  for (const image of [2, -1, 0.5, Number.NaN]) {
    const message = `functionPower: next[1] must be in [0, 2), got ${image}`;
    expect(() => functionPower([0, image], 1)).toThrow(new RangeError(message));
  }
  for (const k of [-1, 0.5, 2 ** 53, Number.NaN, -1n]) {
    const message = `functionPower: k must be a safe integer or a BigInt from 0 on, got ${k}`;
    expect(() => functionPower([0], k)).toThrow(new RangeError(message));
  }
});
