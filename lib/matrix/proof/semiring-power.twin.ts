import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A circle through all crossings, then chords; an odd one, so that any number of trails has a walk. */
function relay(random: Random, trails: number, crossings: number, edges: number): string {
  const names = Array.from({ length: 1000 }, (_, name) => name + 1);
  random.shuffle(names);
  const rows = Array.from({ length: trails }, (_, i) => {
    const ends = i < crossings ? [i, (i + 1) % crossings] : [0, random.int(1, crossings - 1)];
    return `${random.int(1, 1000)} ${names[ends[0]!]} ${names[ends[1]!]}\n`;
  });
  return `${edges} ${trails} ${names[0]} ${names[random.int(1, crossings - 1)]}\n${rows.join("")}`;
}

export const twin: Twin = {
  problem: "P2886",
  timeLimitMs: 1000,
  generators: {
    small: (random) => {
      const crossings = 2 * random.int(1, 4) + 1;
      return relay(random, random.int(crossings, 14), crossings, random.int(crossings, 60));
    },
    dense: (random) => relay(random, 100, 15, random.int(15, 200)),
    "max-sparse": (random) => relay(random, 100, 99, 2000),
  },
  atBounds: { "max-edges": (random) => relay(random, 100, 99, 1_000_000) },
  /** One trail after the other, from every crossing that can be reached. */
  naive: (input) => {
    const [[edges, trails, start, end] = [], ...rows] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    let best = new Map([[start!, 0]]);
    for (let k = 0; k < edges!; k++) {
      const next = new Map<number, number>();
      for (let i = 0; i < trails!; i++) {
        const [length, a, b] = rows[i] as [number, number, number];
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const) {
          const cost = (best.get(from) ?? Infinity) + length;
          if (cost < (next.get(to) ?? Infinity)) next.set(to, cost);
        }
      }
      best = next;
    }
    return `${best.get(end!)}\n`;
  },
};
