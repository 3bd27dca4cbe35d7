import { expect, it } from "vitest";
import { tetration } from "../tetration";

it("agrees with the towers themselves", () => {
  for (const [a, b] of [...TOWERS]) {
    const tower = b === 0 ? 1n : BigInt(a) ** BigInt(tetration(a, b - 1, 2 ** 30 - 1));
    for (let m = 1; m <= 60; m++) expect(tetration(a, b, m)).toBe(Number(tower % BigInt(m)));
  }
});

/** Those whose exponent is small. */
const TOWERS = [
  ...[0, 1, 2, 3, 9].flatMap((a) => [0, 1, 2].map((b) => [a, b] as const)),
  ...[0, 1, 2].flatMap((a) => [3, 4].map((b) => [a, b] as const)),
  [3, 3],
  [2 ** 53 - 1, 1],
] as const;
