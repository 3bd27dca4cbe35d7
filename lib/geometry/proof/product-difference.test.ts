import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { productDifference } from "../product-difference";

it("agrees with BigInt to 51 bits, also where the products nearly cancel", () => {
  const random = new Random(1);
  let cancelled = 0;
  for (let step = 0; step < 20000; step++) {
    const most = random.pick([5, 2 ** 20, 2 ** 31, 2 ** 52]);
    const [a, b] = [random.int(-most, most), random.int(-most, most)];
    const near = step % 2 === 0;
    const c = near ? a + random.int(-1, 1) : random.int(-most, most);
    const d = near ? b + random.int(-1, 1) : random.int(-most, most);
    const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
    const result = productDifference(a, b, c, d);
    const error = BigInt(result) - exact;
    const size = exact < 0n ? -exact : exact;
    if ((error < 0n ? -error : error) * 2n ** 51n > size) expect([a, b, c, d]).toEqual("near");
    if (near && most === 2 ** 52 && a * b - c * d !== Number(exact)) cancelled++;
  }
  expect(cancelled).toBeGreaterThan(500); // where the plain difference of rounded products is wrong
});
