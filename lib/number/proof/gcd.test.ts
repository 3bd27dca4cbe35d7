import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { extendedGcd, gcd } from "../gcd";

/** The largest number that divides both, by trial. */
function naive(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  for (let d = Math.max(Math.abs(a), Math.abs(b)); ; d--) if (a % d === 0 && b % d === 0) return d;
}

function checkPair(a: number, b: number): void {
  const [g, x, y] = extendedGcd(a, b);
  expect(g).toBe(gcd(a, b));
  expect(BigInt(a) * BigInt(x) + BigInt(b) * BigInt(y)).toBe(BigInt(g));
}

it("agrees with trial for all small pairs, of any sign", () => {
  for (let a = -30; a <= 30; a++) {
    for (let b = -30; b <= 30; b++) {
      expect(gcd(a, b)).toBe(naive(a, b));
      checkPair(a, b);
    }
  }
});

it("keeps large numbers exact", () => {
  const largest = Number.MAX_SAFE_INTEGER;
  for (const random of rounds(1200)) {
    const factor = random.int(1, 2 ** random.int(0, 40));
    const most = Math.floor(largest / factor) - 1;
    const [a, b] = [random.int(0, most) * factor, random.int(0, most) * factor];
    checkPair(a, b);
    expect(gcd(a, b) % factor).toBe(0);
  }
  checkPair(largest, largest - 1);
  checkPair(largest, -1);
});
