import { expect, it } from "vitest";
import { mobiusSum, totientSum } from "../totient-sum";

it("agrees with the sums term by term for small n and moduli", () => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let totients = 0;
  let mertens = 0;
  for (let n = 0; n <= 300; n++) {
    for (let k = 1; k <= n; k++) if (gcd(k, n) === 1) totients++;
    for (const m of [1, 2, 7, 10, 998244353]) expect(totientSum(n, m)).toBe(totients % m);
    let [rest, value] = [n, n === 0 ? 0 : 1];
    for (let d = 2; d <= rest; d++) {
      if (rest % d !== 0) continue;
      rest /= d;
      value = rest % d === 0 ? 0 : -value;
    }
    mertens += value;
    expect(mobiusSum(n)).toBe(mertens);
  }
});

it("gives published values", () => {
  // OEIS A064018: the sum of the totients up to 10^n. OEIS A084237: Mertens' function at 10^n.
  const totients = [
    1n,
    32n,
    3044n,
    304192n,
    30397486n,
    3039650754n,
    303963552392n,
    30396356427242n,
    3039635516365908n,
    303963551173008414n,
  ];
  totients.forEach((sum, n) => {
    expect(totientSum(10 ** n, 998244353)).toBe(Number(sum % 998244353n));
    if (n < 9) expect(totientSum(10 ** n, 2 ** 30 - 1)).toBe(Number(sum % (2n ** 30n - 1n)));
  });
  const mertens = [1, -1, 1, 2, -23, -48, 212, 1037, 1928, -222];
  mertens.forEach((sum, n) => {
    expect(mobiusSum(10 ** n)).toBe(sum);
  });
});
