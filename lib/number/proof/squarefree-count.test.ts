import { expect, it } from "vitest";
import { squarefreeCount } from "../squarefree-count";

it("gives published counts", () => {
  // OEIS A071172: the count up to 10^n.
  const counts = [
    1n,
    7n,
    61n,
    608n,
    6083n,
    60794n,
    607926n,
    6079291n,
    60792694n,
    607927124n,
    6079270942n,
    60792710280n,
    607927102274n,
  ];
  counts.forEach((count, n) => {
    expect(squarefreeCount(10n ** BigInt(n))).toBe(count);
  });
});
