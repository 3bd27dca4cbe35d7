import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { AffineSumTree } from "../affine-sum-tree";

const P = 998244353n;

it("agrees with an array, also with the largest residues", () => {
  for (let seed = 0; seed < 120; seed++) {
    const random = new Random(seed);
    const residue = () => random.pick([0, 1, random.int(0, 998244352), 998244352, 998244351]);
    const start = Array.from({ length: random.int(0, 40) }, residue);
    const size = start.length;
    const isZero = seed % 5 === 0;
    const tree = new AffineSumTree(isZero ? size : start);
    const values = start.map((value) => (isZero ? 0n : BigInt(value)));
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      const [b, c] = [residue(), residue()];
      tree.apply(l, r, b, c);
      for (let i = l; i < r; i++) values[i] = (values[i]! * BigInt(b) + BigInt(c)) % P;
      const from = random.int(0, size);
      const to = random.int(from, size);
      const sum = values.slice(from, to).reduce((a, b) => a + b, 0n) % P;
      expect(tree.sum(from, to)).toBe(Number(sum));
      if (from === size) continue;
      expect(tree.get(from)).toBe(Number(values[from]));
      tree.set(from, c);
      values[from] = BigInt(c);
    }
  }
});
