import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { DynamicLiChaoTree } from "../dynamic-li-chao-tree";

it("agrees with all lines in bigint", () => {
  const parts = new Float64Array(3);
  for (const random of rounds(60)) {
    const bound = random.pick([1, 2, 20, 1e9]);
    const [p, q] = [random.int(-bound, bound), random.int(-bound, bound)];
    const from = Math.min(p, q);
    const to = Math.max(p, q) + 1;
    const tree = new DynamicLiChaoTree(from, to);
    const lines: { a: bigint; b: bigint }[] = [];
    let isRounded = false;
    expect(tree.min(from)).toBe(Infinity);
    expect(tree.minExact(from)).toBe(undefined);
    expect(tree.minParts(from, parts)).toBe(false);
    for (let step = 0; step < 25; step++) {
      const a = random.int(-bound, bound);
      // Near ties at one place, far beyond 2^53 where the bound is large.
      const b = BigInt(random.int(-bound, bound)) - BigInt(a) * BigInt(random.int(from, to - 1));
      const rest = random.pick([0, random.int(-1e9, 1e9), random.int(-1, 1) * (2 ** 53 - 1)]);
      const whole = b - BigInt(rest);
      isRounded ||= Math.abs(rest) > 1e9;
      tree.add(a, bound < 1e6 && step % 2 === 0 && rest === 0 ? Number(b) : whole, rest);
      lines.push({ a: BigInt(a), b });
      for (const x of [from, to - 1, random.int(from, to - 1), random.int(from, to - 1)]) {
        const ys = lines.map((line) => line.a * BigInt(x) + line.b);
        const least = ys.reduce((one, other) => (other < one ? other : one));
        expect(tree.minExact(x)).toBe(least);
        expect(tree.minParts(x, parts)).toBe(true);
        expect(BigInt(parts[1]!) * 10n ** 13n + BigInt(parts[2]!)).toBe(least);
        if (bound < 1e6 && !isRounded) expect(tree.min(x)).toBe(Number(least));
      }
    }
  }
});

it("thousands of tangents grow its tables", () => {
  const tree = new DynamicLiChaoTree(-(2 ** 31), 2 ** 31);
  for (let t = -2000; t <= 2000; t++) tree.add(-2 * t, t * t); // (x - t)² - x²
  for (let x = -2000; x <= 2000; x++) expect(tree.min(x)).toBe(0 - x * x);
  expect(tree.minExact(-(2 ** 31))).toBe(-(4000n * 2n ** 31n) + 4_000_000n);
  expect(tree.minExact(2 ** 31 - 1)).toBe(-(4000n * (2n ** 31n - 1n)) + 4_000_000n);
});

it("keeps no line that is lower outside its range only", () => {
  const tree = new DynamicLiChaoTree(0, 1);
  for (let t = 0; t < 50_000; t++) {
    tree.add(t, t);
    tree.add(-t, t);
  }
  expect(tree.min(0)).toBe(0);
});
