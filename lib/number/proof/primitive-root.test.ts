import { expect, it } from "vitest";
import { primesBelow } from "../primes-below";
import { primitiveRoot } from "../primitive-root";

it("is the least residue whose powers are all residues but 0", () => {
  for (const p of primesBelow(1000)) {
    let least = 1;
    for (; ; least++) {
      const powers = new Set<number>();
      for (let e = 0, power = 1; e < p - 1; e++, power = (power * least) % p) powers.add(power);
      if (powers.size === p - 1) break;
    }
    expect(primitiveRoot(p)).toBe(least);
    expect(primitiveRoot(BigInt(p))).toBe(least);
  }
});

it("gives published roots", () => {
  // OEIS A002230: primes with a record least primitive root, A002229.
  for (const [p, root] of [
    [41, 6],
    [191, 19],
    [409, 21],
    [2161, 23],
    [5881, 31],
    [36721, 37],
    [55441, 38],
    [71761, 44],
    [110881, 69],
    [760321, 73],
    [5109721, 94],
    [17551561, 97],
    [29418841, 101],
    [33358081, 107],
    [45024841, 111],
    [90441961, 113],
    [184254841, 127],
    [324013369, 137],
    [831143041, 151],
    [1685283601, 164],
  ] as const) {
    expect(primitiveRoot(p)).toBe(root);
  }
});
