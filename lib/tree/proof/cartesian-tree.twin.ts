import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function shuffled(random: Random, n: number): string {
  const values = random.shuffle(Array.from({ length: n }, (_, i) => 2 * i + random.int(0, 1)));
  return `${n}\n${values.join(" ")}\n`;
}

/** Ascending or descending: a path. */
function sorted(n: number, isUp: boolean): Answered {
  const values = Array.from({ length: n }, (_, i) => (isUp ? i : n - i));
  const parents = values.map((_, i) => Math.min(n - 1, Math.max(0, isUp ? i - 1 : i + 1)));
  return { input: `${n}\n${values.join(" ")}\n`, output: `${parents.join(" ")}\n` };
}

/** Ascending or descending, but for a few swaps. */
function nearlySorted(random: Random, n: number, sign: number): string {
  const values = Array.from({ length: n }, (_, i) => 500_000_000 + sign * i * 400);
  for (let swap = 0; swap < 10; swap++) {
    const [i, j] = [random.int(0, n - 1), random.int(0, n - 1)];
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return `${n}\n${values.join(" ")}\n`;
}

/** Small and large in turn, towards the middle of both. */
function zigzag(n: number): string {
  return `${n}\n${Array.from({ length: n }, (_, i) => (i % 2 === 0 ? i : 1e9 - i)).join(" ")}\n`;
}

export const twin: Twin = {
  problem: "cartesian_tree",
  timeLimitMs: 5_000,
  rounds: 75,
  generators: {
    small: (random) => shuffled(random, random.int(1, 12)),
    middle: (random) => shuffled(random, random.int(200, 900)),
    nearly: (random) => nearlySorted(random, random.int(1, 40), random.pick([-1, 1])),
    zigzag: (random) => zigzag(random.int(1, 30)),
    "max-random": (random) => shuffled(random, 1_000_000),
    "max-up": () => sorted(1_000_000, true),
    "max-down": () => sorted(1_000_000, false),
  },
  atBounds: {
    "max-nearly-up": (random) => nearlySorted(random, 1_000_000, 1),
    "max-nearly-down": (random) => nearlySorted(random, 1_000_000, -1),
    "max-zigzag": () => zigzag(1_000_000),
  },
  // The parent is the greater of the nearest smaller values on both sides, by pointers that jump.
  naive: (input) => {
    const [n, ...values] = input.trim().split(/\s+/).map(Number) as [number];
    const nearest = (step: number) => {
      const near = new Array<number>(n).fill(-1);
      for (let i = step > 0 ? n - 1 : 0; i >= 0 && i < n; i -= step) {
        let at = i + step;
        while (at >= 0 && at < n && values[at]! > values[i]!) at = near[at]!;
        near[i] = at >= 0 && at < n ? at : -1;
      }
      return near;
    };
    const [left, right] = [nearest(-1), nearest(1)];
    const parents = values.map((_, i) => {
      const [l, r] = [left[i]!, right[i]!];
      if (l < 0 && r < 0) return i;
      return l < 0 || (r >= 0 && values[r]! > values[l]!) ? r : l;
    });
    return `${parents.join(" ")}\n`;
  },
};
