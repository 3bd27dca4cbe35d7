import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Whether a + s (b - a) = c + t (d - c) for some s and t in [0, 1], by Cramer's rule. */
export function naiveMeet(ends: readonly bigint[]): boolean {
  const [ax, ay, bx, by, cx, cy, dx, dy] = ends as [
    ...[bigint, bigint, bigint, bigint],
    ...[bigint, bigint, bigint, bigint],
  ];
  const whole = (bx - ax) * (cy - dy) - (by - ay) * (cx - dx);
  const within = (part: bigint, all: bigint) =>
    all > 0n ? part >= 0n && part <= all : part <= 0n && part >= all;
  if (whole !== 0n) {
    const s = (cx - ax) * (cy - dy) - (cy - ay) * (cx - dx);
    const t = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    return within(s, whole) && within(t, whole);
  }
  // Parallel or points: they meet if an end of one lies on the other.
  const lies = (px: bigint, py: bigint, x: bigint, y: bigint, z: bigint, w: bigint) =>
    (z - x) * (py - y) === (w - y) * (px - x) && (px - x) * (px - z) + (py - y) * (py - w) <= 0n;
  return (
    lies(ax, ay, cx, cy, dx, dy) ||
    lies(bx, by, cx, cy, dx, dy) ||
    lies(cx, cy, ax, ay, bx, by) ||
    lies(dx, dy, ax, ay, bx, by)
  );
}

function pairs(random: Random, count: number, most: number): string {
  const line = () => {
    for (;;) {
      const e = Array.from({ length: 8 }, () => random.int(-most, most));
      const isPoint = (k: number) => e[k] === e[k + 2] && e[k + 1] === e[k + 3];
      if (!isPoint(0) && !isPoint(4)) return e.join(" ");
    }
  };
  return `${count}\n${Array.from({ length: count }, line).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "2190",
  generators: {
    small: (random) => pairs(random, 100, random.pick([1, 2, 5])),
    far: (random) => pairs(random, 100, 1e9),
    "max-small": (random) => pairs(random, 100_000, 2),
    "max-random": (random) => pairs(random, 100_000, 1e9),
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    const answers = lines.map((line) =>
      naiveMeet(line.split(" ").map(BigInt)) ? "YES\n" : "NO\n",
    );
    return answers.join("");
  },
};
