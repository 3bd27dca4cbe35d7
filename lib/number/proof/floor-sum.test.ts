import { it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { floorSum } from "../floor-sum";

/** Euclid's algorithm in BigInt, written as a recursion on the swapped line. */
function inBigInt(n: bigint, m: bigint, a: bigint, b: bigint): bigint {
  if (n === 0n) return 0n;
  const floor = (x: bigint) => (x - (((x % m) + m) % m)) / m;
  const head = ((n * (n - 1n)) / 2n) * floor(a) + n * floor(b);
  const [ra, rb] = [a - floor(a) * m, b - floor(b) * m];
  const height = (ra * n + rb) / m;
  return height === 0n ? head : head + inBigInt(height, ra, m, (ra * n + rb) % m);
}

it("agrees with the sum term by term, for small numbers of any sign", () => {
  for (let n = 0; n <= 8; n++) {
    for (let m = 1; m <= 7; m++) {
      for (let a = -9; a <= 9; a++) {
        for (let b = -9; b <= 9; b++) {
          let sum = 0;
          for (let i = 0; i < n; i++) sum += Math.floor((a * i + b) / m);
          holdEqual(floorSum(n, m, a, b), BigInt(sum), [n, m, a, b]);
        }
      }
    }
  }
});

it("agrees with BigInt for large numbers", () => {
  const random = new Random(1);
  const large = 2 ** 30 - 1;
  for (let step = 0; step < 1000; step++) {
    const [n, m] = [large - random.int(0, 9), large - random.int(0, 9)];
    const a = step % 2 === 0 ? m - random.int(1, 9) : random.int(0, m - 1);
    const b = random.int(0, m - 1);
    const wide = 2 ** 52 - 1;
    const [a2, b2, m2] = [random.int(-wide, wide), random.int(-wide, wide), random.int(1, 50)];
    for (const [nn, mm, aa, bb] of [
      [n, m, a, b],
      [random.int(0, n), random.int(a + 1, large), a, b % (a + 1)],
      [n, m2, a2, b2],
    ] as const) {
      const expected = inBigInt(BigInt(nn), BigInt(mm), BigInt(aa), BigInt(bb));
      holdEqual(floorSum(nn, mm, aa, bb), expected, [nn, mm, aa, bb]);
    }
  }
});

it("agrees with BigInt where the line ends at a whole height or one below", () => {
  const large = 2 ** 30 - 1;
  for (const random of rounds(250)) {
    const [n, m] = [large - random.int(0, 999), large - random.int(0, 999)];
    const a = random.int(0, m - 1);
    const toWhole = (m - Number((BigInt(a) * BigInt(n)) % BigInt(m))) % m;
    for (const b of [toWhole, (toWhole + m - 1) % m]) {
      const expected = inBigInt(BigInt(n), BigInt(m), BigInt(a), BigInt(b));
      holdEqual(floorSum(n, m, a, b), expected, [n, m, a, b]);
    }
  }
});
