import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function network(random: Random, n: number, m: number, q: number, isConnected: boolean): string {
  const link = () => `${random.int(1, n)} ${random.int(1, n)}`;
  const links = Array.from({ length: m }, (_, i) =>
    isConnected && i < n - 1 ? `${i + 2} ${random.int(1, i + 1)}` : link(),
  );
  return `${[`${n} ${m}`, ...links, q, ...Array.from({ length: q }, link)].join("\n")}\n`;
}

export const twin: Twin = {
  problem: "3694",
  timeLimitMs: 5_000,
  rounds: 40,
  generators: {
    tree: (random) => `${network(random, 8, 7, 8, true)}0 0\n`,
    small: (random) => `${network(random, random.int(1, 6), random.int(1, 9), 5, false)}0 0\n`,
    several: (random) => `${network(random, 5, 6, 3, true)}${network(random, 9, 8, 6, true)}0 0\n`,
  },
  atBounds: {
    random: (random) => `${network(random, 100_000, 200_000, 1000, true)}0 0\n`,
    tree: (random) => `${network(random, 100_000, 99_999, 1000, true)}0 0\n`,
  },
  naive: (text) => {
    const numbers = text.trim().split(/\s+/).map(Number);
    let [at, answers] = [0, ""];
    for (let k = 1; ; k++) {
      const [n, m] = [numbers[at++]!, numbers[at++]!];
      if (n === 0 && m === 0) return answers;
      const read = (count: number) =>
        Array.from({ length: count }, () => [numbers[at++]!, numbers[at++]!] as const);
      const links = read(m);
      answers += `Case ${k}:\n`;
      for (const link of read(numbers[at++]!)) {
        links.push(link);
        const parts = partsWithout(n, links, -1);
        const bridges = links.filter((_, i) => partsWithout(n, links, i) > parts);
        answers += `${bridges.length}\n`;
      }
      answers += "\n";
    }
  },
};

/** How many parts the network has without link number `left`. */
function partsWithout(n: number, links: readonly (readonly [number, number])[], left: number) {
  const label = Array.from({ length: n + 1 }, (_, v) => v);
  for (let round = 0; round < n; round++) {
    links.forEach(([a, b], i) => {
      if (i !== left) label[a] = label[b] = Math.min(label[a]!, label[b]!);
    });
  }
  return new Set(label).size - 1;
}
