import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(
  random: Random,
  n: number,
  q: number,
  bound: number,
  kinds: readonly number[],
): string {
  const value = () => random.int(0, Number(P) - 1);
  const point = () => `${random.int(0, bound)} ${random.int(0, bound)} ${value()}`;
  const side = () => {
    const from = random.int(0, bound - 1);
    return [from, random.int(from + 1, bound)] as const;
  };
  const lines = [`${n} ${q}`];
  let count = n;
  for (let i = 0; i < n; i++) lines.push(point());
  for (let query = 0; query < q; query++) {
    const kind = random.pick(kinds);
    const [[l, r], [d, u]] = [side(), side()];
    if (kind === 0) lines.push(`0 ${point()}`);
    else if (kind === 1) lines.push(`1 ${random.int(0, count - 1)} ${value()}`);
    else lines.push(`${kind} ${l} ${d} ${r} ${u}${kind === 3 ? ` ${value()} ${value()}` : ""}`);
    if (kind === 0) count++;
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "dynamic_point_set_rectangle_affine_rectangle_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(1, 8), 30, 4, [0, 1, 2, 2, 3]),
    middle: (random) => queries(random, 60, 100, 1e9, [0, 1, 2, 3]),
    "max-queries": (random) => queries(random, 20, 100_000, 1e9, [1, 2, 3]),
  },
  atBounds: {
    "max-all": (random) => queries(random, 100_000, 100_000, 1e9, [0, 1, 2, 3]),
    "max-rectangles": (random) => queries(random, 100_000, 100_000, 1e9, [2, 3]),
  },
  naive: (input) => {
    const [header, ...lines] = input.trim().split("\n");
    const n = Number(header!.split(" ")[0]);
    const points: { x: number; y: number; w: bigint }[] = [];
    const output: string[] = [];
    for (const [at, line] of lines.entries()) {
      const parts = line.split(" ").map(Number);
      const kind = at < n ? 0 : parts.shift();
      const [l, d, r, u, a, b] = parts as [number, number, number, number, number, number];
      const inside = points.filter(({ x, y }) => l <= x && x < r && d <= y && y < u);
      if (kind === 0) points.push({ x: l, y: d, w: BigInt(r) });
      if (kind === 1) points[l]!.w = BigInt(d);
      if (kind === 2) output.push(`${inside.reduce((sum, { w }) => sum + w, 0n) % P}\n`);
      if (kind === 3) for (const point of inside) point.w = (BigInt(a) * point.w + BigInt(b)) % P;
    }
    return output.join("");
  },
};
