import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { expanded } from "./determinant.twin";

function matrix(random: Random, n: number, m: number): string {
  const rows = Array.from({ length: n }, () =>
    Array.from({ length: n }, () => random.int(0, m - 1)).join(" "),
  );
  return `${n} ${m}\n${rows.length > 0 ? `${rows.join("\n")}\n` : ""}`;
}

export const twin: Twin = {
  problem: "matrix_det_arbitrary_mod",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => matrix(random, random.int(0, 6), random.int(2, 12)),
    composite: (random) => matrix(random, 6, random.pick([2 ** 29, 735134400, 999999999])),
    prime: (random) => matrix(random, 6, 1000000007),
    /** x on the diagonal and y elsewhere: (x - y)^(n - 1) (x + (n - 1) y). */
    "max-circulant": (random) => {
      const [n, m] = [500, 735134400n];
      const [x, y] = [random.bigint(0n, m - 1n), random.bigint(0n, m - 1n)];
      const rows = Array.from({ length: n }, (_, i) => {
        const row = new Array<bigint>(n).fill(y);
        row[i] = x;
        return row.join(" ");
      });
      let answer = (x + BigInt(n - 1) * y) % m;
      for (let k = 1; k < n; k++) answer = (answer * (x - y + m)) % m;
      return { input: `${n} ${m}\n${rows.join("\n")}\n`, output: `${answer}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => matrix(random, 500, 999_999_999),
    "max-power-of-two": (random) => matrix(random, 500, 2 ** 29),
    "max-one": (random) => matrix(random, 500, 1),
    "max-many-factors": (random) => matrix(random, 500, 735_134_400),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const m = BigInt(head!.split(" ")[1]!);
    const value = expanded(lines.map((row) => row.split(" ").map(BigInt))) % m;
    return `${value < 0n ? value + m : value}\n`;
  },
};
