import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { squarefreeCount } from "../squarefree-count";

it("agrees with crossing out for all small n", () => {
  let count = 0n;
  for (let n = 0; n <= 2000; n++) {
    let isFree = n > 0;
    for (let d = 2; d * d <= n; d++) if (n % (d * d) === 0) isFree = false;
    if (isFree) count++;
    holdEqual(squarefreeCount(n), count);
  }
});

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
