import { expect, it } from "vitest";
import { rowsOf } from "../../io/proof/rows-of";
import { primitiveRoot } from "../primitive-root";

it("gives published roots", () => {
  // OEIS A002230: primes with a record least primitive root, A002229.
  for (const [p, root] of rowsOf(`
    41 6, 191 19, 409 21, 2161 23, 5881 31, 36721 37, 55441 38, 71761 44, 110881 69, 760321 73,
    5109721 94, 17551561 97, 29418841 101, 33358081 107, 45024841 111, 90441961 113, 184254841 127,
    324013369 137, 831143041 151, 1685283601 164
  `)) {
    expect(primitiveRoot(p!)).toBe(root);
  }
});
