import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "rationalarithmetic",
  timeLimitMs: 1000,
  rounds: 30,
  shape: (s) =>
    s.list(s.size(1, 1000), () => {
      const [a, b] = [BigInt(s.int(-1e9, 1e9)), BigInt(s.int(1, 1e9))];
      const operator = s.pick("+", "-", "*", "/");
      const c = BigInt(operator === "/" ? s.pick(-1e9, -7, -1, 1, 12, 1e9) : s.int(-1e9, 1e9));
      return { a, b, operator, c, d: BigInt(s.int(1, 1e9)) };
    }),
  naive: (lines) =>
    lines.map(({ a, b, operator, c, d }) => {
      let [above, below] = [a * c, b * d];
      if (operator === "/") [above, below] = [a * d, b * c];
      if (operator === "+") above = a * d + c * b;
      if (operator === "-") above = a * d - c * b;
      const common = binaryGcd(above < 0n ? -above : above, below < 0n ? -below : below);
      const sign = below < 0n ? -1n : 1n;
      return `${(sign * above) / common} / ${(sign * below) / common}`;
    }),
});

/** Stein's algorithm: by halves and differences; b is not 0. */
function binaryGcd(a: bigint, b: bigint): bigint {
  let [x, y, twos] = [a, b, 1n];
  while (x !== 0n) {
    if (x % 2n === 0n && y % 2n === 0n) [x, y, twos] = [x / 2n, y / 2n, twos * 2n];
    else if (x % 2n === 0n) x /= 2n;
    else if (y % 2n === 0n) y /= 2n;
    else if (x >= y) x -= y;
    else y -= x;
  }
  return y * twos;
}
