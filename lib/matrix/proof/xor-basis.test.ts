import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { XorBasis } from "../xor-basis";

it("agrees with the set of all values", () => {
  for (const random of rounds(250)) {
    const bits = random.pick([3n, 8n, 33n, 53n, 64n]);
    const basis = new XorBasis();
    const mask = random.pick([-1n, ~0xffffffffn]); // or words of which the lower one is 0
    let all = new Set([0n]);
    for (let count = random.int(0, 6); count > 0; count--) {
      const shift = BigInt(random.int(0, 1) * random.int(0, Number(bits) - 1));
      const value = (random.bigint(0n, (1n << bits) - 1n) >> shift) & mask;
      const asNumber = value < 2n ** 53n && random.int(0, 1) === 0;
      expect(basis.add(asNumber ? Number(value) : value)).toBe(!all.has(value));
      all = new Set([...all, ...[...all].map((other) => other ^ value)]);
    }
    expect(2 ** basis.rank).toBe(all.size);
    const sorted = [...all].sort((a, b) => (a < b ? -1 : 1));
    sorted.forEach((value, k) => {
      expect(basis.kth(k)).toBe(value);
      expect(basis.has(value)).toBe(true);
    });
    const other = random.bigint(0n, (1n << bits) - 1n);
    expect(basis.has(other)).toBe(all.has(other));
    const shifted = sorted.map((value) => value ^ other).sort((a, b) => (a < b ? -1 : 1));
    expect(basis.min(other)).toBe(shifted[0]);
    expect(basis.max(other)).toBe(shifted[shifted.length - 1]);
    expect(basis.max()).toBe(sorted[sorted.length - 1]);
    expect(basis.vectors().length).toBe(basis.rank);
    expect(basis.vectors().every((vector) => all.has(vector))).toBe(true);
  }
});

it("words are the halves of a value", () => {
  const basis = new XorBasis();
  expect([basis.addWords(0xffffffff, 1), basis.addWords(-1, 1)]).toEqual([true, false]);
  expect(basis.vectors()).toEqual([0xffffffff00000001n]);
});
