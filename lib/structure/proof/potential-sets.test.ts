import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { PotentialSets } from "../potential-sets";

it.each([
  0, 1, 2, 7,
])("PotentialSets agrees with labels and sums that are rewritten, modulus %i", (m) => {
  const rest = (value: number) => (m === 0 ? value : ((value % m) + m) % m);
  for (const random of rounds(40)) {
    const size = random.int(1, 8);
    const sets = new PotentialSets(size, m);
    const all = [...Array(size).keys()];
    const label = [...all];
    const sum = all.map(() => 0); // of each element, above that of its label
    for (let step = 0; step < 15; step++) {
      const [a, b, by] = [random.int(0, size - 1), random.int(0, size - 1), random.int(-3, 3)];
      const [from, to, gap] = [label[b]!, label[a]!, sum[a]! - sum[b]! - by];
      expect(sets.union(a, b, by)).toBe(from !== to || rest(gap) === 0);
      for (const x of all.filter((x) => from !== to && label[x] === from))
        [label[x], sum[x]] = [to, sum[x]! + gap];
      const [c, d] = [random.int(0, size - 1), random.int(0, size - 1)];
      const isSame = label[c] === label[d];
      expect(sets.difference(c, d)).toBe(isSame ? rest(sum[c]! - sum[d]!) : undefined);
      expect(sets.same(c, d)).toBe(isSame);
      expect(sets.sizeOf(c)).toBe(label.filter((other) => other === label[c]).length);
    }
    expect(sets.count).toBe(new Set(label).size);
  }
});

it("PotentialSets holds a path of 10^6 elements, and sums to 10^15", () => {
  const size = 1_000_000;
  const sets = new PotentialSets(size);
  for (let at = 1; at < size; at++) sets.union(at, at - 1, 1_000_000_000);
  expect(sets.difference(size - 1, 0)).toBe((size - 1) * 1_000_000_000);
  expect([sets.count, sets.sizeOf(5)]).toEqual([1, size]);
});

it("PotentialSets hangs the smaller set under the larger one", () => {
  for (const isTurned of [false, true]) {
    const sets = new PotentialSets(20);
    for (let at = 1; at < 20; at++) {
      const root = sets.find(0);
      if (isTurned) sets.union(0, at, 1);
      else sets.union(at, 0, 1);
      if (at > 1) expect([sets.find(0), sets.find(at)]).toEqual([root, root]);
    }
  }
});

it("PotentialSets is exact with the largest modulus, on long ways to the root too", () => {
  const [size, modulus] = [256, 2 ** 52];
  for (const random of rounds(20)) {
    const sets = new PotentialSets(size, modulus);
    const potentials = Array.from({ length: size }, () => random.int(0, modulus - 1));
    const exact = (a: number, b: number) =>
      Number(BigInt.asUintN(52, BigInt(potentials[a]!) - BigInt(potentials[b]!)));
    // Roots of equally large sets are joined, so no way gets shorter before the last union.
    for (let half = 1; half < size; half *= 2) {
      for (let at = 0; at < size; at += 2 * half) {
        const by = exact(at, at + half) + random.pick([-1, 0, 1]) * modulus;
        expect(sets.union(at, at + half, by)).toBe(true);
      }
    }
    for (let element = size - 1; element >= 0; element -= random.int(1, 40)) {
      const other = random.int(0, size - 1);
      expect(sets.difference(element, other)).toBe(exact(element, other));
    }
  }
});

it("PotentialSets refuses what it cannot hold", () => {
  expect(new PotentialSets(0).count).toBe(0);
  const sets = new PotentialSets(2);
  expect(sets.count).toBe(2);
});
