import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PersistentSegmentTree } from "../persistent-segment-tree";

/** x -> a x + b modulo 97, packed as 97 a + b: an operation that does not commute. */
const composite = (f: number, g: number) => {
  if (!(f >= 0 && g >= 0)) throw new Error(`joins ${f} and ${g}`);
  const [a, b, c, d] = [Math.floor(f / 97), f % 97, Math.floor(g / 97), g % 97];
  return ((a * c) % 97) * 97 + ((b * c + d) % 97);
};

it("agrees with copies of an array", () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = new Random(seed);
    const size = random.int(0, 20);
    const value = () => random.int(0, 97 * 97 - 1);
    const start = Array.from({ length: size }, () => (seed % 2 === 0 ? value() : 97));
    const tree = new PersistentSegmentTree(seed % 2 === 0 ? start : size, composite, 97);
    const versions = [start];
    for (let step = 0; step < 60; step++) {
      const version = random.int(0, versions.length - 1);
      const values = versions[version]!;
      const l = random.int(0, size);
      const r = random.int(l, size);
      expect(tree.fold(version, l, r)).toBe(
        values.slice(l, r).reduce((a, b) => composite(a, b), 97),
      );
      if (l === size) continue;
      expect(tree.get(version, l)).toBe(values[l]);
      const x = value();
      expect(tree.set(version, l, x)).toBe(versions.length);
      versions.push(values.map((old, i) => (i === l ? x : old)));
      expect(tree.versions).toBe(versions.length);
    }
  }
});

it("ten thousand versions", () => {
  const tree = new PersistentSegmentTree(1000, (a, b) => a + b, 0);
  for (let i = 0; i < 10_000; i++) tree.set(i, i % 1000, i);
  expect([tree.fold(1000, 0, 1000), tree.fold(10_000, 0, 1000)]).toEqual([499_500, 9_499_500]);
});
