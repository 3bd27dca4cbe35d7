import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function lines(random: Random, count: number, most: number): string {
  const rows = Array.from({ length: count }, () => {
    const operator = random.pick(["+", "-", "*", "/"]);
    const second = random.int(-most, most);
    const above = operator === "/" && second === 0 ? -most : second;
    return `${random.int(-most, most)} ${random.int(1, most)} ${operator} ${above} ${random.int(1, most)}\n`;
  });
  return `${count}\n${rows.join("")}`;
}

export const twin: Twin = {
  problem: "rationalarithmetic",
  timeLimitMs: 1000,
  generators: {
    small: (random) => lines(random, 50, random.int(1, 12)),
    large: (random) => lines(random, 50, 10 ** 9),
    "max-random": (random) => lines(random, 1000, 10 ** 9),
  },
  naive: (input) =>
    input
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [a, b, operator, c, d] = line.split(" ");
        const [p, q, r, s] = [a, b, c, d].map((text) => BigInt(text!)) as [
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        let [above, below] = [p * r, q * s];
        if (operator === "/") [above, below] = [p * s, q * r];
        if (operator === "+") above = p * s + r * q;
        if (operator === "-") above = p * s - r * q;
        const common = binaryGcd(above < 0n ? -above : above, below < 0n ? -below : below);
        const sign = below < 0n ? -1n : 1n;
        return `${(sign * above) / common} / ${(sign * below) / common}\n`;
      })
      .join(""),
};

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
