import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Half of the lines name an edge that was named before. */
function toggles(random: Random, n: number, q: number): string {
  const named: string[] = [];
  for (let line = 0; line < q; line++) {
    const u = random.int(1, n - 1);
    const isOld = line > 0 && random.int(0, 1) === 0;
    named.push(isOld ? random.pick(named) : `${u} ${random.int(u + 1, n)}`);
  }
  return `${n} ${q}\n${named.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "813F",
  timeLimitMs: 6_000,
  rounds: 60,
  generators: {
    small: (random) => toggles(random, random.int(2, 6), random.int(1, 40)),
    wide: (random) => toggles(random, 40, 70),
    "max-few-edges": (random) => toggles(random, 100, 2_000),
  },
  atBounds: {
    random: (random) => toggles(random, 100_000, 100_000),
    dense: (random) => toggles(random, 500, 100_000),
  },
  // Colours spread along edges until one vertex has both.
  naive: (input) => {
    const [first, ...lines] = input.trim().split("\n");
    const n = Number(first!.split(" ")[0]);
    const edges = new Set<string>();
    return lines
      .map((line) => {
        if (!edges.delete(line)) edges.add(line);
        const pairs = [...edges].map((edge) => edge.split(" ").map(Number));
        const colours = new Map<number, number>();
        for (let v = 1; v <= n; v++) {
          if (colours.has(v)) continue;
          colours.set(v, 0);
          for (let size = 0; size !== colours.size; ) {
            size = colours.size;
            for (const [a, b] of [...pairs, ...pairs.map(([a, b]) => [b, a])]) {
              const colour = colours.get(a!);
              if (colour !== undefined && !colours.has(b!)) colours.set(b!, 1 - colour);
            }
          }
        }
        return pairs.every(([a, b]) => colours.get(a!) !== colours.get(b!)) ? "YES\n" : "NO\n";
      })
      .join("");
  },
};
